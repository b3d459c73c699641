/**
 * Finds what a word of a file means in the vocabulary.
 *
 *   银行 yin2hang2     银行 yín háng                       matched
 *   行 xíng            行 xíng, not 行 háng                matched
 *   行                 行 xíng, the most frequent reading  ambiguous
 *   后 or 後, hòu      后 hòu                              matched by either form
 *   卡拉ok             卡拉OK                              matched
 *   好（不）容易         好容易, or else 好不容易                matched
 *   小美               nothing                            unknown
 */
import { isSameSpelling, matchingKey } from '#app/domain/matching-key.ts'
import { isSameButForNeutralTone, isSameReading } from '#app/domain/pinyin/compare.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { ReadWord } from './word-note.ts'

/** An entry of the vocabulary that a word may mean. */
export type Entry = {
	id: number
	word: string
	traditional: string | null
	pinyin: string
	/** Occurrences per million. */
	frequency: number
}

export type Match = {
	read: ReadWord
	entry: Entry
	/** All entries that the word may mean, the likely ones first. */
	choices: readonly Entry[]
	/** The reading of the file is none of the word's. */
	isReadOtherwise: boolean
}

/** What a word of a file may mean; undefined if the vocabulary lacks it. */
export function entryFinder(entries: readonly Entry[]): (read: ReadWord) => Match | undefined {
	const byForm = new Map<string, Entry[]>()
	for (const entry of entries.toSorted((a, b) => b.frequency - a.frequency || a.id - b.id)) {
		for (const form of new Set([entry.word, entry.traditional ?? entry.word].map(matchingKey))) {
			const known = byForm.get(form)
			if (known) known.push(entry)
			else byForm.set(form, [entry])
		}
	}
	const having = (...forms: string[]) => [
		...new Set(forms.flatMap((form) => byForm.get(matchingKey(form)) ?? [])),
	]
	return (read) => {
		const found = having(read.word, read.traditional)
		const all = found.length > 0 ? found : having(read.otherwise)
		const [first, ...others] = fittingForms(all, read)
		if (!first) return undefined
		return matchByReading(read, [first, ...others])
	}
}

/** 发[發] is not 发[髮], and 花（钱） is not 钱: what no entry has as a second form is none. */
function fittingForms(
	entries: readonly Entry[],
	{ word, traditional }: ReadWord,
): readonly Entry[] {
	if (word === '' || traditional === '') return entries
	const has = (form: string) => (entry: Entry) =>
		isSameSpelling(entry.word, form) || isSameSpelling(entry.traditional ?? '', form)
	const withWord = entries.filter(has(word))
	const withBoth = withWord.filter(has(traditional))
	const fitting = withBoth.length > 0 ? withBoth : withWord
	return fitting.length > 0 ? fitting : entries
}

function matchByReading(read: ReadWord, entries: readonly [Entry, ...Entry[]]): Match {
	const pinyin = comparable(read.pinyin)
	if (pinyin === '') return { read, entry: entries[0], choices: entries, isReadOtherwise: false }
	const isToneless = takeTone(pinyin).tone === 5
	const ways = [
		(entry: Entry) => isSameReading(entry.pinyin, pinyin),
		(entry: Entry) => isSameButForNeutralTone(entry.pinyin, pinyin),
		(entry: Entry) => isToneless && isSameReading(takeTone(entry.pinyin).letters, pinyin),
	]
	for (const fits of ways) {
		const choices = entries.filter(fits)
		const [entry] = choices
		if (entry) return { read, entry, choices, isReadOtherwise: false }
	}
	return { read, entry: entries[0], choices: entries, isReadOtherwise: true }
}

/** Numbers become marks; // and · inside a word are Pleco's, 0 is a neutral tone. */
function comparable(pinyin: string): string {
	return formatPinyin(pinyin.replace(/\/+/g, '').replace(/(?<=[a-zü:])0/gi, '5'))
}
