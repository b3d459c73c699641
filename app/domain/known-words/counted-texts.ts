/**
 * The counted texts of the whole site, the same for everybody. A worker keeps them and asks only for
 * those that were counted since.
 *
 * With 你好 counted as number 7 and 再见 as number 8, the newest is 8. Once 你好 is saved again and
 * becomes number 9, it is the only one to be sent.
 */
import type { RanksOfWord, TextWords } from './coverage.ts'

export type CountedTexts = {
	/** The state of the vocabulary that the ranks are from; undefined before the first reading. */
	revision: string | undefined
	/** The highest number of a text. */
	newest: number
	lessons: ReadonlyMap<string, TextWords>
	articles: ReadonlyMap<string, TextWords>
	/** The words' ranks, by their ids. */
	ranks: ReadonlyMap<number, RanksOfWord>
}

export const noCountedTexts: CountedTexts = {
	revision: undefined,
	newest: 0,
	lessons: new Map(),
	articles: new Map(),
	ranks: new Map(),
}

/** Where a worker keeps them between requests. */
export type CountedTextsMemory = { kept: CountedTexts }

/** Texts counted since `newest`, or all texts if the vocabulary has changed. */
export type ChangedTexts = Omit<CountedTexts, 'revision'> & { revision: string }

export function withChanges(kept: CountedTexts, changed: ChangedTexts | undefined): CountedTexts {
	if (!changed) return kept
	if (changed.revision !== kept.revision) return changed
	return {
		revision: kept.revision,
		newest: Math.max(kept.newest, changed.newest),
		lessons: new Map([...kept.lessons, ...changed.lessons]),
		articles: new Map([...kept.articles, ...changed.articles]),
		ranks: new Map([...kept.ranks, ...changed.ranks]),
	}
}
