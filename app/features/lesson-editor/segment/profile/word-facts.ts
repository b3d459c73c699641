/**
 * The dictionary's and the engine's answers about the words of texts: kept for this visit, so that each
 * word and each paragraph is asked for once.
 */
import { useSyncExternalStore } from 'react'
import type { ParagraphDoubts } from '#app/contracts/doubts.ts'
import type { LookedUpWords, ProfileRow } from '#app/domain/lesson-text/level-profile.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { ProfileAnswer } from './profile-request.ts'

export type WordFacts = LookedUpWords & {
	/** The different readings that the dictionary has for a word, the most frequent first. */
	readingsOf: (word: string) => readonly string[]
	/** The words the engine is not sure of; undefined if it was not asked about these words yet. */
	closeCalls: (words: readonly string[]) => ParagraphDoubts | undefined
}

/** A longer one is no word, and is not asked for. */
const longestWord = 200

const rowsByWord = new Map<string, ProfileRow[]>()
const closeByWords = new Map<string, ParagraphDoubts>()
const nothingClose: ParagraphDoubts = { readings: [], cuts: [] }

let facts = factsNow()
const listeners = new Set<() => void>()

/** The facts of this moment; another object whenever some were added. */
export function useWordFacts(): WordFacts {
	return useSyncExternalStore(
		subscribe,
		() => facts,
		() => facts,
	)
}

type Asked = { words: readonly string[]; paragraphs: readonly (readonly string[])[] }

export function addFacts({ words, paragraphs }: Asked, { rows, doubts }: ProfileAnswer): void {
	for (const word of words) rowsByWord.set(word, [])
	for (const word of new Set(rows.map(({ word }) => word))) rowsByWord.set(word, [])
	for (const row of rows) rowsByWord.get(row.word)?.push(row)
	for (const [index, paragraph] of paragraphs.entries()) {
		closeByWords.set(keyOf(paragraph), doubts?.[index] ?? nothingClose)
	}
	changed()
}

/** Words that no dictionary had may have been added to it since. */
export function forgetUnlisted(): void {
	for (const [word, rows] of rowsByWord) if (rows.length === 0) rowsByWord.delete(word)
	changed()
}

function changed(): void {
	facts = factsNow()
	for (const listener of listeners) listener()
}

function factsNow(): WordFacts {
	return {
		rows: [...rowsByWord.values()].flat(),
		isLookedUp: (word) => rowsByWord.has(word) || word.length > longestWord,
		readingsOf: (word) => distinctReadings(rowsByWord.get(word) ?? []),
		closeCalls: (words) => closeByWords.get(keyOf(words)),
	}
}

function distinctReadings(rows: readonly ProfileRow[]): string[] {
	return rows
		.map(({ pinyin }) => pinyin)
		.filter((pinyin, at, all) => all.findIndex((one) => isSameReading(one, pinyin)) === at)
}

function keyOf(words: readonly string[]): string {
	return words.join(wordSeparator)
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}
