/**
 * The sentence of a flashcard as it is spoken, with the readings of its words if its pinyin is known. A long one
 * comes in pieces.
 */
import { wordsOfSentence } from '#app/domain/pinyin/sentence-words.ts'
import { longestLine } from './longest-line.ts'
import type { SpokenLine } from './pronunciation.ts'
import type { SpeakableKind } from './speakable.ts'
import { spokenPieces } from './spoken-sentence.ts'

type Sentence = {
	zh: string
	/** Null for a sentence that a person saved and no text has. */
	pinyin: string | null
}

/** What no text has, and what is too long for a line, is counted as a sentence of an own text is. */
export function spokenCard({ zh, pinyin }: Sentence): { kind: SpeakableKind; lines: SpokenLine[] } {
	const readings: SpokenLine['readings'] = []
	let offset = 0
	for (const { word, pinyin: reading } of wordsOfSentence(zh, pinyin ?? '') ?? []) {
		if (reading) {
			readings.push({ offset, length: word.length, pinyin: reading.toLowerCase() })
		}
		offset += word.length
	}
	const isLine = pinyin !== null && zh.length <= longestLine
	return { kind: isLine ? 'exercise' : 'own-text', lines: spokenPieces({ text: zh, readings }) }
}
