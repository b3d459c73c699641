/**
 * The words that a learner needs for a text, and where they are met again.
 *
 * 安娜看看二十本书。 has the name 安娜, which counts as nothing, and four running words: 看看 needs 看,
 * 二十 needs 二 and 十, 本 and 书 need themselves. Words that the vocabulary has count as its rows, so
 * that 还 hái and 还 huán are two; others count by what they are made of. So do numbers, days, months,
 * doubled words and plurals that no list has, also where the dictionary happens to have them: 星期三
 * needs 星期 and 三. 上海, a name that no list has, counts as nothing; 北京 is HSK 1 and counts.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { countingBy } from '#app/domain/known-words/count-words.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { madeOf, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { isUnlistedName } from '#app/domain/vocabulary/rows-by-word.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'

export type PathWord = {
	/** The same for two words that are one: word and reading. */
	key: string
	word: string
	/** Undefined if the vocabulary lacks the word. */
	pinyin: string | undefined
	/** In edition 2.0; undefined if it is in no list and no listed words make it. */
	rank: HskRank | undefined
}

export type WordsOfText = {
	/** For each running word the words it needs; names are left out. */
	running: readonly (readonly PathWord[])[]
	names: ReadonlySet<string>
}

type Row = { word: string; pinyin: string; levels: readonly WordLevel[] }

export function keyOfWord({ word, pinyin }: { word: string; pinyin: string }): string {
	return `${word} ${pinyin}`
}

export function wordReader(rows: readonly Row[]): (content: LessonContent) => WordsOfText {
	const needsOf = wordNeeds(rows)
	return (content) => {
		const names = new Set<string>()
		const running = []
		for (const { word, pinyin } of content.flatMap(({ zh }) => zh)) {
			if (!hasHanzi(word)) continue
			const needs = needsOf(word, pinyin)
			if (needs === 'name') names.add(word)
			else running.push(needs)
		}
		return { running, names }
	}
}

/**
 * The words that one running word needs. `rows` are ordered by frequency. They include the parts of
 * words that the vocabulary lacks.
 */
export function wordNeeds(
	rows: readonly Row[],
): (word: string, pinyin: string | undefined) => readonly PathWord[] | 'name' {
	const countedAs = countingBy(rows)
	const rankOf = ranksOfWords(rows, firstEdition)
	const pathWords = new Map<string, PathWord>()
	const fromRow = ({ word, pinyin }: Row): PathWord => {
		const key = keyOfWord({ word, pinyin })
		const known = pathWords.get(key)
		if (known) return known
		const made = { key, word, pinyin, rank: rankOf(word, pinyin) }
		pathWords.set(key, made)
		return made
	}
	const rowOf = (part: string) => {
		const counted = countedAs(part, undefined)
		return counted.as === 'row' ? counted.row : undefined
	}
	const isWord = (part: string) => rowOf(part) !== undefined
	const wordsOf = (parts: readonly string[]) =>
		parts.flatMap((part) => rowOf(part) ?? []).map(fromRow)
	const wordsOfRow = (row: Row): PathWord[] => {
		const parts = isListed(row) ? [] : partsOfForm(row, isWord)
		return parts.length > 0 ? wordsOf(parts) : [fromRow(row)]
	}
	const wordsOfMade = (word: string): PathWord[] => {
		const found = wordsOf(partsOfMade(word, isWord))
		return found.length > 0 ? found : [{ key: word, word, pinyin: undefined, rank: undefined }]
	}
	return (word, pinyin) => {
		const counted = countedAs(word, pinyin)
		const row = counted.as === 'row' ? counted.row : undefined
		if (counted.as === 'name' || (row && isUnlistedName(row.pinyin, fromRow(row).rank)))
			return 'name'
		return row ? wordsOfRow(row) : wordsOfMade(word)
	}
}

function isListed({ levels }: Row): boolean {
	return levels.some(({ edition, isDerived }) => edition === firstEdition && !isDerived)
}

const dayOrMonth = /^(?:(星期|周|礼拜)([一二三四五六日天])|([一二三四五六七八九十]+)(月))$/u

/** The parts of a row that grammar makes; none if it is a word of its own. */
function partsOfForm({ word, levels }: Row, isWord: (part: string) => boolean): string[] {
	const [, ...pieces] = dayOrMonth.exec(word) ?? []
	const found = pieces.filter(Boolean)
	if (found.length > 0) return found.flatMap((piece) => (isNumber(piece) ? [...piece] : piece))
	if (isNumber(word)) return [...new Set(word)]
	const made = madeOf(word, isWord)
	const isForm = made.kind === 'doubled' || made.kind === 'question' || made.kind === 'plural'
	return isForm && levels.some(({ isDerived }) => isDerived) ? [made.base] : []
}

function isNumber(word: string): boolean {
	return plainlyMade(word, undefined)?.kind === 'number'
}

function partsOfMade(word: string, isWord: (part: string) => boolean): string[] {
	if (isNumber(word)) return [...new Set(word)]
	const made = madeOf(word, isWord)
	if ('base' in made) return [made.base]
	return 'parts' in made ? made.parts : []
}

const hanziRuns = /\p{Script=Han}+/gu

/**
 * How often words stand in a text that isn't cut, such as an exercise: at each place the longest word
 * of `forms`. A word that has several readings counts for all of them. Calls `meet` with their keys.
 */
export function meetWords(
	text: string,
	forms: ReadonlyMap<string, readonly string[]>,
	meet: (key: string) => void,
): void {
	for (const [run] of text.matchAll(hanziRuns)) {
		const hanzi = [...run]
		for (let at = 0; at < hanzi.length; ) {
			let length = Math.min(longestForm, hanzi.length - at)
			while (length > 1 && !forms.has(hanzi.slice(at, at + length).join(''))) length -= 1
			for (const key of forms.get(hanzi.slice(at, at + length).join('')) ?? []) meet(key)
			at += length
		}
	}
}

const longestForm = 8
