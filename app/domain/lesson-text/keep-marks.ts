/**
 * Puts an author's readings, blanks and spacing back on a text that was cut anew.
 *
 *   before  头发 | 很 | 长[cháng, by the author] | 。      after  她的 | 头发 | 很 | 长 | 。
 *   kept    她的 | 头发 | 很 | 长[cháng, by the author] | 。
 *
 * Unlike keep-words.ts, the new cut always wins: a mark is kept where its word is a word again.
 */
import { alignParagraphs } from './align-paragraphs.ts'
import { type LessonContent, type Token, textOf } from './content.ts'
import { sameInOrder } from './same-in-order.ts'

/** `cut` is the new text, segmented by the engine, with the new English. */
export function keepMarks(before: LessonContent, cut: LessonContent): LessonContent {
	return alignParagraphs(before, cut).flatMap(({ from, to }) => {
		const now = to === undefined ? undefined : cut[to]
		const was = from === undefined ? undefined : before[from]
		if (!now) return []
		return [was ? { ...was, zh: keepMarksOfWords(was.zh, now.zh), en: now.en } : now]
	})
}

export function keepMarksOfWords(was: readonly Token[], cut: readonly Token[]): Token[] {
	const movedTo = new Map(sameInOrder([...textOf(was)], [...textOf(cut)]))
	const known = new Map<string, Token>()
	let at = 0
	for (const token of was) {
		const length = [...token.word].length
		const start = movedTo.get(at)
		const end = movedTo.get(at + length - 1)
		if (start !== undefined && end === start + length - 1)
			known.set(`${start} ${token.word}`, token)
		at += length
	}
	let place = 0
	return cut.map((token) => {
		const before = known.get(`${place} ${token.word}`)
		place += [...token.word].length
		return before ? withMarksOf(before, token) : token
	})
}

/** A generated reading comes from the new cut. */
function withMarksOf({ word: _, pinyin, ...marks }: Token, token: Token): Token {
	const kept = { ...token, ...marks }
	return marks.isCustomPinyin && pinyin !== undefined ? { ...kept, pinyin } : kept
}
