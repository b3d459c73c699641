import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignParagraphs } from '#app/domain/lesson-text/align-paragraphs.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

function shown(before: string[], after: string[]): string[] {
	const pairs = alignParagraphs(contentFrom(...before), contentFrom(...after))
	return pairs.map(({ from, to }) => `${from ?? '·'}→${to ?? '·'}`)
}

test('paragraphs are matched by their Chinese, however it is segmented', () => {
	expect(shown(['早上好 / 1', '再见 / 2'], ['新 / 0', '早上 | 好 / x', '再见 / 2'])).toEqual([
		'·→0',
		'0→1',
		'1→2',
	])
})

test('equally many paragraphs between two matched ones are paired one by one', () => {
	expect(shown(['甲 / 1', '乙 / 2', '丙 / 3'], ['甲 / 1', '丁 / 9', '丙 / 3'])).toEqual([
		'0→0',
		'1→1',
		'2→2',
	])
})

test('other paragraphs are paired by the same English or similar Chinese', () => {
	expect(
		shown(
			['你去哪儿？ / Where to?', '我回家。 / I go home.'],
			['谢谢！ / Thanks!', '你要去哪儿？ / x', '我要回老家。 / I go home.'],
		),
	).toEqual(['·→0', '0→1', '1→2'])
	expect(shown(['甲乙丙 / 1', '丁戊己 / 2'], ['丁戊 / 3'])).toEqual(['0→·', '1→0'])
})

test('every paragraph occurs once, in order', () => {
	const contents = fc
		.array(fc.constantFrom('甲 / 1', '乙 / 2', '甲乙 / 3', '丙丁 / 1'), { maxLength: 8 })
		.map((lines) => contentFrom(...lines))
	fc.assert(
		fc.property(contents, contents, (before, after) => {
			const pairs = alignParagraphs(before, after)
			const numbers = (side: 'from' | 'to') => pairs.flatMap((pair) => pair[side] ?? [])
			expect(numbers('from')).toEqual(before.map((_, at) => at))
			expect(numbers('to')).toEqual(after.map((_, at) => at))
		}),
	)
})
