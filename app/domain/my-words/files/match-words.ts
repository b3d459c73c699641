/**
 * Finds what the words of a file mean in the vocabulary, and what an import would change for a person.
 *
 *   银行 yin2hang2     银行 yín háng                       matched
 *   行 xíng            行 xíng, not 行 háng                matched
 *   行                 行 xíng, the most frequent reading  ambiguous
 *   后 or 後, hòu      后 hòu                              matched by either form
 *   卡拉ok             卡拉OK                              matched
 *   小美               nothing                            unknown
 */
import type { Standing } from '#app/domain/known-words/standing.ts'
import { matchingKey } from '#app/domain/matching-key.ts'
import { isSameButForNeutralTone, isSameReading } from '#app/domain/pinyin/compare.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { ImportWay } from './import-choices.ts'
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

type Match = {
	read: ReadWord
	entry: Entry
	/** All entries that the word may mean, the likely ones first. */
	choices: readonly Entry[]
	/** The reading of the file is none of the word's. */
	isReadOtherwise: boolean
}

/** A word that an import adds: into the deck My Words, with a mark, or both. */
export type Addition = Match & { isSaved: boolean; said: Standing | null }

export type ImportPlan = {
	/** Beyond doubt. */
	matched: Addition[]
	/** Several entries fit, or none has the reading of the file. */
	ambiguous: Addition[]
	/** The vocabulary lacks them. */
	unknown: ReadWord[]
	/** The person has them, or the file has them twice; nothing changes. */
	already: (Match & { isRepeated: boolean })[]
}

/** The person's words: what they said, by the ids of words, and the words in their deck. */
type Own = {
	said: ReadonlyMap<number, Standing>
	saved: ReadonlySet<number>
}

type Planning = {
	words: readonly ReadWord[]
	/** Those that have a word of the file in one of both forms. */
	entries: readonly Entry[]
	own: Own
	way: ImportWay
	/** Entries that the person chose, by rows of the file. */
	chosen: ReadonlyMap<number, number>
}

/** The first row of a repeated word counts, with all that the others say of it. */
export function planImport({ words, entries, own, way, chosen }: Planning): ImportPlan {
	const find = entryFinder(entries)
	const plan: ImportPlan = { matched: [], ambiguous: [], unknown: [], already: [] }
	const firsts = new Map<number, Match>()
	for (const read of words) {
		const match = withChoice(find(read), chosen.get(read.row))
		const first = match && firsts.get(match.entry.id)
		if (!match) plan.unknown.push(read)
		else if (first) {
			first.read = merged(first.read, read)
			plan.already.push({ ...match, isRepeated: true })
		} else firsts.set(match.entry.id, match)
	}
	for (const match of firsts.values()) {
		const { id } = match.entry
		const asked = wished(match.read, way)
		const isSaved = asked.isSaved && !own.saved.has(id)
		const said = own.said.has(id) ? null : asked.standing
		if (!isSaved && said === null) plan.already.push({ ...match, isRepeated: false })
		else {
			const isSure = match.choices.length === 1 && !match.isReadOtherwise
			plan[isSure ? 'matched' : 'ambiguous'].push({ ...match, isSaved, said })
		}
	}
	return plan
}

function merged(first: ReadWord, other: ReadWord): ReadWord {
	return {
		...first,
		sentence: first.sentence || other.sentence,
		standing: first.standing ?? other.standing,
		isSaved: first.isSaved || other.isSaved,
	}
}

function wished(read: ReadWord, way: ImportWay): Pick<ReadWord, 'standing' | 'isSaved'> {
	switch (way) {
		case 'file':
			return read
		case 'save':
			return { standing: null, isSaved: true }
		case 'known':
			return { standing: 'known', isSaved: false }
	}
}

function withChoice(match: Match | undefined, id: number | undefined): Match | undefined {
	const entry = match?.choices.find((choice) => choice.id === id)
	return match && entry ? { ...match, entry } : match
}

function entryFinder(entries: readonly Entry[]): (read: ReadWord) => Match | undefined {
	const byForm = new Map<string, Entry[]>()
	for (const entry of entries.toSorted((a, b) => b.frequency - a.frequency || a.id - b.id)) {
		for (const form of new Set([entry.word, entry.traditional ?? entry.word].map(matchingKey))) {
			const known = byForm.get(form)
			if (known) known.push(entry)
			else byForm.set(form, [entry])
		}
	}
	return (read) => {
		const found = [read.word, read.traditional].flatMap(
			(form) => byForm.get(matchingKey(form)) ?? [],
		)
		const all = [...new Set(found)]
		const [first, ...others] = fittingForms(all, read)
		if (!first) return undefined
		return matchByReading(read, [first, ...others])
	}
}

/** 发[發] is not 发[髮]. Where no entry has both forms, one is enough. */
function fittingForms(
	entries: readonly Entry[],
	{ word, traditional }: ReadWord,
): readonly Entry[] {
	if (word === '' || traditional === '') return entries
	const both = entries.filter((entry) => {
		const forms = [entry.word, entry.traditional ?? entry.word]
		return forms.includes(word) && forms.includes(traditional)
	})
	return both.length > 0 ? both : entries
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
