import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { keepWords } from '#app/domain/lesson-text/keep-words.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

function kept(before: string[], cut: string[]): string[] {
	return shownContent(keepWords(contentFrom(...before), contentFrom(...cut)))
}

test('a paragraph with the same Chinese keeps everything but its English', () => {
	const before = [
		'头发 | 很 | 长[cháng] | 。 / My hair is long. (large)',
		'{王小明} | 来 / Wang comes.',
	]
	const cut = ['头 | 发 | 很 | 长 | 。 / My hair is very long.', '王 | 小 | 明 | 来 / Wang comes.']
	expect(kept(before, cut)).toEqual([
		'头发 | 很 | 长[cháng] | 。 / My hair is very long. (large)',
		'{王小明} | 来 / Wang comes.',
	])
})

test('in a changed paragraph, words between unchanged neighbours are kept', () => {
	expect(
		kept(
			['我 | 觉得 | 头发 | 太长[cháng] | 了 | 。 / … (xlarge)'],
			['我 | 觉得 | 你的 | 头发 | 太 | 长 | 了 | ！ / …'],
		),
	).toEqual(['我 | 觉得 | 你的 | 头发 | 太长[cháng] | 了 | ！ / … (xlarge)'])
})

test('next to a change the engine’s cut wins', () => {
	expect(kept(['他 | 上 / He gets on'], ['他 | 上海 | 人 / He …'])).toEqual([
		'他 | 上海 | 人 / He …',
	])
	expect(kept(['学 | 中 / …'], ['学 | 中文 / …'])).toEqual(['学 | 中文 / …'])
})

test('a word marked by an author is kept next to a change', () => {
	expect(kept(['他 | {上} / He gets on'], ['他 | 上海 | 人 / He …'])).toEqual([
		'他 | {上} | 海 | 人 / He …',
	])
})

test('a single character that matches by chance loses its marks', () => {
	expect(kept(['这 | 是 | 好[hào] | 人 / …'], ['你好 | 吗 / …'])).toEqual(['你好 | 吗 / …'])
})

test('moved paragraphs keep their words', () => {
	const [first, second, third] = ['一 | {二} / 1', '三四[sān sì] / 2 (large)', '五 | 六[liu4] / 3']
	expect(kept([first, second, third], ['零 / 0', '五六 / 3', '一二 / 1', '三 | 四 / 2'])).toEqual([
		'零 / 0',
		'五六 / 3',
		first,
		second,
	])
})

test('unknown keys are kept', () => {
	const [before] = contentFrom('你好 | ！ / Hi')
	const [cut] = contentFrom('你 | 好 | ！ / Hello')
	const noted = { ...before, audioAt: 3, zh: [{ word: '你好', note: 'loud' }, { word: '！' }] }
	expect(keepWords([noted as never], [cut as never])).toEqual([{ ...noted, en: 'Hello' }])
})

const signs = fc.constantFrom('我', '学', '习', '好', '𠮷', '。', 'a')
const words = fc.array(
	fc.record({
		word: fc.array(signs, { minLength: 1, maxLength: 3 }).map((letters) => letters.join('')),
		isHide: fc.constantFrom(true, undefined),
	}),
	{ minLength: 1, maxLength: 8 },
)
const contents = fc.array(
	fc.record({
		zh: words,
		en: fc.constantFrom('a', 'b', 'c'),
		blank: fc.constant('normal' as const),
	}),
	{ maxLength: 6 },
)

test('the result always has the new text', () => {
	fc.assert(
		fc.property(contents, contents, (before, cut) => {
			const shown = keepWords(before, cut)
			expect(shown.map(({ zh, en }) => [textOf(zh), en])).toEqual(
				cut.map(({ zh, en }) => [textOf(zh), en]),
			)
			expect(shown.flatMap(({ zh }) => zh).every(({ word }) => word !== '')).toBe(true)
		}),
	)
})

test('unchanged paragraphs keep their words, however the engine cuts them', () => {
	fc.assert(
		fc.property(contents, (before) => {
			const cut = before.map((block) => ({ ...block, zh: [{ word: textOf(block.zh) }] }))
			expect(keepWords(before, cut)).toEqual(before)
		}),
	)
})
