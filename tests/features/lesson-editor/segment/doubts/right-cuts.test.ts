import { expect, test } from 'vitest'
import type { Doubt } from '#app/domain/lesson-text/editing/doubts.ts'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { cutKey, withoutRightCuts } from '#app/features/lesson-editor/segment/doubts/right-cuts.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

function wordsOf(line: string) {
	const [paragraph] = fromContent(contentFrom(`${line} / `)).paragraphs
	return paragraph?.words ?? []
}

const wait = wordsOf('好 | 。 | 请 | 等 | 十 | 分钟 | ！ | 走 | 吧 | 。')

test('a cut is known by its sentence, with the border where it is or could be', () => {
	expect(cutKey(wait, 4)).toBe('请等十␟分钟！')
	expect(cutKey(wait, 4, 2)).toBe('请等十分␟钟！')
	// The words around it may be cut otherwise.
	expect(cutKey(wordsOf('请等 | 十 | 分钟 | ！'), 1)).toBe('请等十␟分钟！')
})

test('a cut that is right here is in no doubt, until its sentence changes', () => {
	const cut: Doubt = { kind: 'cut', instead: ['十分', '钟'] }
	const reading: Doubt = { kind: 'reading', others: ['děi'], isClose: true }
	const doubts = wait.map((_, at) => (at === 4 || at === 5 ? cut : at === 2 ? reading : undefined))
	const doubtsWithout = (...right: string[]) =>
		withoutRightCuts(() => doubts, new Set(right))(wait).filter(Boolean)
	expect(doubtsWithout('请等十␟分钟！')).toEqual([reading])
	expect(doubtsWithout('再等十␟分钟！')).toEqual([reading, cut, cut])
	expect(doubtsWithout()).toEqual([reading, cut, cut])
})

test('the doubts of a paragraph stay the same object, so that nothing is drawn anew', () => {
	const doubts = wait.map(() => undefined)
	const doubtsOf = withoutRightCuts(() => doubts, new Set(['请等十␟分钟！']))
	expect(doubtsOf(wait)).toBe(doubts)
})
