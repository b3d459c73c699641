import { expect, test } from 'vitest'
import { keepMarks } from '#app/domain/lesson-text/keep-marks.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

test('readings, blanks and spacing stay where a word is a word again', () => {
	const before = contentFrom(
		'{头发} | 很 | 长[cháng] | 得 | 不 | 快[kuài] | 。 / It grows slowly. (large)',
		'再见 | ！ / Bye!',
	)
	const cut = contentFrom(
		'她 | 的 | 头发 | 很 | 长 | 得 | 不快 | 。 / Her hair grows slowly.',
		'再 | 见 | ！ / Bye-bye!',
	)
	expect(shownContent(keepMarks(before, cut))).toEqual([
		'她 | 的 | {头发} | 很 | 长[cháng] | 得 | 不快 | 。 / Her hair grows slowly. (large)',
		'再 | 见 | ！ / Bye-bye!',
	])
})

test('a generated reading comes from the new cut, and unknown keys stay', () => {
	const zh = [{ word: '长', pinyin: 'zhǎng', note: 'see below' }]
	const cut = [{ zh: [{ word: '长', pinyin: 'cháng' }], en: 'long', blank: 'normal' as const }]
	expect(keepMarks([{ zh, en: 'long', blank: 'normal' }], cut)[0]?.zh).toEqual([
		{ word: '长', pinyin: 'cháng', note: 'see below' },
	])
})

test('a removed paragraph takes its marks along', () => {
	const before = contentFrom('你好[nǐ hǎo] / Hello!', '长[cháng] | 。 / Long.')
	expect(shownContent(keepMarks(before, contentFrom('长 | 。 / Long.')))).toEqual([
		'长[cháng] | 。 / Long.',
	])
})
