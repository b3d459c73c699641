import { expect, test } from 'vitest'
import { joinWithNext, splitWord } from '#app/domain/lesson-text/editing/boundaries.ts'
import {
	contentOf,
	type EditedText,
	fromContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	cutsWanted,
	placeAfterCut,
	withCut,
	withNewCut,
} from '#app/domain/lesson-text/editing/typed-words.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const opened = fromContent(
	contentFrom('你 | 好 | ， | 小林[Xiǎo Lín] | 。 / Hello.', '再见 | ！ / Bye!'),
)

function typed(edited: EditedText, from: string, to: string): EditedText {
	return withText(edited, edited.text.replace(from, to))
}

/** Answers as the engine would: 我们 | 的 | 小林. */
function cut(edited: EditedText, ...answers: string[]): EditedText {
	const wanted = cutsWanted(edited)
	return withCut(
		edited,
		wanted.map((paragraph, index) => ({ ...paragraph, words: tokens(answers[index] ?? '') })),
	)
}

const tokens = (words: string) => words.split(' | ').map((word) => ({ word }))

function shown(edited: EditedText): string[] {
	return shownContent(contentOf(edited))
}

test('a typed clause is to be cut, and then stands in words', () => {
	const after = typed(opened, '再见', '我下班以后再见')
	expect(cutsWanted(after)).toMatchObject([{ zh: '我下班以后再见！' }])
	const done = cut(after, '我 | 下班 | 以后 | 再见 | ！')
	expect(shown(done)[1]).toBe('我 | 下班 | 以后 | 再见 | ！ / Bye!')
	expect(done.text).toContain('zh: 我␟下班␟以后␟再见！')
	expect(cutsWanted(done)).toEqual([])
})

test('a pasted paragraph is to be cut', () => {
	const pasted = withText(opened, `${opened.text}\n\nzh: 张明：好的，我马上来。\nen: OK.`)
	expect(cutsWanted(pasted)).toMatchObject([{ zh: '张明：好的，我马上来。' }])
	const done = cut(pasted, '张明 | ： | 好 | 的 | ， | 我 | 马上 | 来 | 。')
	expect(shown(done)[2]).toBe('张明 | ： | 好 | 的 | ， | 我 | 马上 | 来 | 。 / OK.')
})

test('a word that swallowed typed characters comes back with its reading', () => {
	const after = typed(typed(opened, '小林', '的小林'), '的小林', '我们的小林')
	const done = cut(after, '你 | 好 | ， | 我们 | 的 | 小林 | 。')
	expect(shown(done)[0]).toBe('你 | 好 | ， | 我们 | 的 | 小林[Xiǎo Lín] | 。 / Hello.')
})

test('words that nobody typed stay as the author cut them', () => {
	const after = typed(opened, '。', '，我来了。')
	const done = cut(after, '你好 | ， | 小 | 林 | ， | 我 | 来 | 了 | 。')
	expect(shown(done)[0]).toBe('你 | 好 | ， | 小林[Xiǎo Lín] | ， | 我 | 来 | 了 | 。 / Hello.')
})

test('an engine word that reaches over the typed words is clipped', () => {
	const after = typed(opened, '你␟好', '你␟好们')
	expect(shown(cut(after, '你好 | 们 | ， | 小林 | 。'))[0]).toBe(
		'你 | 好 | 们 | ， | 小林[Xiǎo Lín] | 。 / Hello.',
	)
})

test('joined and split words are the author’s, however long', () => {
	const long = fromContent(contentFrom('五道口 | 地铁站 | 见 | 。 / See you there.'))
	const joined = joinWithNext(long, { paragraph: 0, word: 0 })
	expect(cutsWanted(joined)).toEqual([])
	expect(cutsWanted(typed(long, '五道口␟地铁站', '五道口地铁站'))).toEqual([])
	expect(cutsWanted(splitWord(joined, { paragraph: 0, word: 0 }, 3))).toEqual([])
	expect(cutsWanted(typed(long, '地铁站', '地铁␟站'))).toEqual([])
})

test('the first cut by hand leaves the rest of a typed clause to the engine', () => {
	const after = typed(opened, '再见', '我下班以后马上再见')
	const byHand = splitWord(after, { paragraph: 1, word: 0 }, 3)
	expect(cutsWanted(byHand)).toMatchObject([{ zh: '我下班以后马上再见！' }])
	expect(shown(cut(byHand, '我 | 下班 | 以后 | 马上 | 再见 | ！'))[1]).toBe(
		'我下班 | 以后 | 马上 | 再见 | ！ / Bye!',
	)
})

test('separators that are pasted along are the author’s up to four characters', () => {
	const pasted = typed(opened, '再见', '好几年␟不见␟我下班以后再见')
	const done = cut(pasted, '好 | 几年 | 不 | 见 | 我 | 下班 | 以后 | 再见 | ！')
	expect(shown(done)[1]).toBe('好几年 | 不见 | 我 | 下班 | 以后 | 再见 | ！ / Bye!')
})

test('single characters, Latin and English are not cut', () => {
	expect(cutsWanted(typed(opened, '再见', '再␟见'))).toEqual([])
	expect(cutsWanted(typed(opened, '再见！', '再见！OK'))).toEqual([])
	expect(cutsWanted(typed(opened, 'Bye', 'See you'))).toEqual([])
})

test('a cut is ignored once the paragraph has changed', () => {
	const after = typed(opened, '再见', '以后再见')
	const late = cutsWanted(after).map((wanted) => ({ ...wanted, words: tokens('以后 | 再见 | ！') }))
	const meanwhile = typed(after, '以后', '以后我们')
	expect(withCut(meanwhile, late)).toBe(meanwhile)
})

test('a paragraph that goes over two lines is cut on both', () => {
	const lines = withText(opened, opened.text.replace('再见！', '我们明天\n再见吧！'))
	const done = cut(lines, '我们 | 明天 | 再见 | 吧 | ！')
	expect(done.text).toContain('zh: 我们␟明天\n␟再见␟吧！')
	expect(shown(done)[1]).toBe('我们 | 明天 | 再见 | 吧 | ！ / Bye!')
})

test('a paragraph is cut anew on request, and keeps readings and blanks where a word stays', () => {
	const edited = fromContent(
		contentFrom('他 | 的 | {头发} | 长[cháng] | 得慢慢的长大了 | 。 / His hair grows.'),
	)
	const [paragraph] = edited.paragraphs
	const done = withNewCut(edited, {
		key: paragraph?.key ?? 0,
		zh: '他的头发长得慢慢的长大了。',
		words: tokens('他的 | 头发 | 长 | 得 | 慢慢 | 的 | 长大 | 了 | 。'),
	})
	expect(shown(done)[0]).toBe(
		'他的 | {头发} | 长[cháng] | 得 | 慢慢 | 的 | 长大 | 了 | 。 / His hair grows.',
	)
})

test('the caret stays between the same characters', () => {
	const before = 'zh: 我下班以后\nen: x\n\nzh: 好'
	const after = 'zh: 我␟下班␟以后\nen: x\n\nzh: 好'
	expect(placeAfterCut(before, after, before.length)).toBe(after.length)
	expect(placeAfterCut(before, after, 5)).toBe(5)
	expect(placeAfterCut(before, after, 4)).toBe(4)
	expect(placeAfterCut(after, before, 6)).toBe(5)
})
