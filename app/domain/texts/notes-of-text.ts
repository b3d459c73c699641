/**
 * The notes of a text, each with the places of its words: "Anna's teacher" on 王小明 in the first paragraph
 * and in the third is { note: "Anna's teacher", places: [[0, 0], [2, 5]] }.
 */
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { noteOn, type TextPlace } from './corrections.ts'
import { placedWords } from './placed-words.ts'

export type NotedWords = { note: string; places: [paragraph: number, at: number][] }

export function notesOfText(content: LessonContent): NotedWords[] {
	const notes = new Map<string, NotedWords>()
	for (const [paragraph, { zh }] of content.entries()) {
		for (const { token, at } of placedWords(zh)) {
			const note = noteOn(token)
			if (note === undefined) continue
			const noted = notes.get(note) ?? { note, places: [] }
			noted.places.push([paragraph, at])
			notes.set(note, noted)
		}
	}
	return [...notes.values()]
}

export function noteAt(notes: readonly NotedWords[], place: TextPlace): string | undefined {
	return notes.find(({ places }) =>
		places.some(([paragraph, at]) => paragraph === place.paragraph && at === place.at),
	)?.note
}
