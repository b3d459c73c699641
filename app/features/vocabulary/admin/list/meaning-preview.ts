import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'

const mostPoses = 3
const mostCharacters = 100

/** The first three meanings of a word, each definition cut at 100 characters. */
export function meaningPreview(meaning: Meaning): { pos: PartOfSpeech; definition: string }[] {
	return posesOf(meaning)
		.slice(0, mostPoses)
		.map((pos) => ({ pos, definition: cut(meaning[pos]?.definition ?? '') }))
}

function cut(text: string): string {
	const characters = [...text]
	if (characters.length <= mostCharacters) return text
	return `${characters.slice(0, mostCharacters).join('').trimEnd()}…`
}
