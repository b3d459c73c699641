/**
 * What an import of words would change for a person. Words of which it is unsure are asked about, and what
 * the person has already stays: 银行 twice in a file is one card.
 */
import type { Standing } from '#app/domain/known-words/standing.ts'
import { type Entry, entryFinder, type Match } from './find-entry.ts'
import type { ImportWay } from './import-choices.ts'
import type { ReadWord } from './word-note.ts'

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
