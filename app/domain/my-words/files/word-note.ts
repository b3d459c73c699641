/**
 * A word as a file holds it: what is written of a saved word, and what is read from any file.
 *
 * 银行 yín háng, which somebody marked as known and saved, has the labels Hanlu::known, Hanlu::saved and
 * HSK::3. A file of another program has no such labels; one that labels a word "known" means the same.
 */
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { isStanding, type Standing } from '#app/domain/known-words/standing.ts'

/** A word to be written. Texts may be empty. */
export type WordNote = {
	word: string
	traditional: string
	pinyin: string
	meaning: string
	sentence: string
	sentencePinyin: string
	translation: string
	/** The address of the word's sound. */
	sound: string
	level: HskLevel | null
	/** The person's mark of the word, or known by its card; null if neither. */
	standing: Standing | null
	/** Whether it is in the deck My Words. */
	isSaved: boolean
}

/** A word that was read. Texts may be empty. */
export type ReadWord = {
	/** The line or row of the file, from 1. */
	row: number
	word: string
	traditional: string
	/** What is meant if the vocabulary lacks the word: 好不容易 for 好（不）容易. */
	otherwise: string
	pinyin: string
	sentence: string
	/** As the file says; null if it says nothing. */
	standing: Standing | null
	/** Whether the word comes into the deck My Words. */
	isSaved: boolean
}

/** The first part of our own labels. */
export const ownLabel = 'Hanlu'

const saved = 'saved'

/** The labels of a word in a file: how it stands, and whether it is saved. */
export type Labels = Pick<ReadWord, 'standing' | 'isSaved'>

/** The labels without their first part: known, saved. */
export function formatLabels({ standing, isSaved }: Labels): string[] {
	return [...(standing ? [standing] : []), ...(isSaved ? [saved] : [])]
}

/**
 * Reads labels without their first part; others are skipped. A word of which a file says nothing is to be
 * saved. One that is known, or ignored, is saved only if the file says that too.
 */
export function readLabels(labels: readonly string[]): Labels {
	const plain = labels.map((label) => label.trim().toLowerCase())
	const standing = plain.find(isStanding) ?? null
	return { standing, isSaved: standing === null || plain.includes(saved) }
}

/** Reads the tags of a note: Hanlu::known, or known by itself. */
export function readTags(tags: readonly string[]): Labels {
	const own = tags.flatMap((tag) => (tag.startsWith(`${ownLabel}::`) ? [tag.slice(7)] : []))
	if (own.length > 0) return readLabels(own)
	return readLabels(tags.some((tag) => tag.trim().toLowerCase() === 'known') ? ['known'] : [])
}
