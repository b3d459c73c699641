/**
 * The words of texts whose popup falls back on the dictionary's whole entry, because nobody has written a gloss
 * for them.
 *
 *   text 今天 是 几 号   glosses 今天, 是, 号   →   几 jǐ
 *
 * A word that no entry explains shows what it is made of, and so its parts need a gloss: 朋友们 needs 朋友. Numbers
 * in figures and names of people need none.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { isTitleReading } from '#app/domain/pinyin/name-reading.ts'
import { madeOf, partHeard, plainlyMade } from './made-word.ts'
import { isNameBeside, rowsByWord } from './rows-by-word.ts'

type Row = { word: string; pinyin: string }

export type ShownText = {
	/** The lesson or article that it belongs to. */
	slug: string
	part: 'text' | 'notes' | 'exercises'
	words: readonly Token[]
}

export type UnglossedWord = Row & {
	count: number
	/** Where it stands first. */
	first: ShownText
	slugs: ReadonlySet<string>
}

/**
 * In the order in which they stand. `rows` are those of the dictionary, the frequent ones first; `hasGloss` tells
 * of each whether we have written its meaning.
 */
export function findUnglossed<R extends Row>(
	texts: readonly ShownText[],
	rows: readonly R[],
	hasGloss: (row: R) => boolean,
): UnglossedWord[] {
	const rowsShown = shownBy(rows)
	const found = new Map<string, UnglossedWord & { slugs: Set<string> }>()
	for (const text of texts) {
		for (const token of text.words) {
			for (const row of rowsShown(token)) {
				if (hasGloss(row)) continue
				const { word, pinyin } = row
				const key = `${word} ${pinyin}`
				const known = found.get(key) ?? { word, pinyin, count: 0, first: text, slugs: new Set() }
				found.set(key, { ...known, count: known.count + 1, slugs: known.slugs.add(text.slug) })
			}
		}
	}
	return [...found.values()]
}

/** The rows that a word's popup shows: its own, or those of its parts. */
function shownBy<R extends Row>(rows: readonly R[]): (token: Token) => R[] {
	const rowsOf = rowsByWord(rows)
	return ({ word, pinyin }) => {
		if (!hasHanzi(word)) return []
		const { own, all } = rowsOf(word, pinyin)
		const row = own ?? all[0]
		if (row) return isPerson(row, { word, pinyin }) ? [] : [row]
		if (plainlyMade(word, pinyin)) return []
		const made = madeOf(word, (part) => rowsOf(part, undefined).all.length > 0)
		const parts = 'base' in made ? [made.base] : 'parts' in made ? made.parts : []
		return parts.flatMap((part) => partHeard(rowsOf(part, undefined).all, pinyin) ?? [])
	}
}

/** 王 Wáng is "a name"; 鼓楼 Gǔ lóu shows the drum tower's entry. */
function isPerson({ pinyin: stored }: Row, { word, pinyin = '' }: Token): boolean {
	return isNameBeside(stored, pinyin) && !isTitleReading(word, pinyin)
}
