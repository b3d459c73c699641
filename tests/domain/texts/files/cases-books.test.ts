/** Books as people have them: the files are in tests/fixtures/cases. */
import { describe, expect, test } from 'vitest'
import { readCase } from '#tests/support/cases.ts'

test('readings above words are no text', () => {
	expect(readCase('01-epub-ruby/input.epub')).toEqual({
		title: '注音书',
		parts: ['雨天: 我今天没带雨伞。 / 朋友说：“等等吧。”'],
		notices: [],
	})
})

describe('pages are found whatever the zip calls them', () => {
	test('with percent signs, spaces, hanzi, & and +', () => {
		const { parts, notices } = readCase('02-epub-encoded-href/input.epub')
		const pages = [...'一二三四五六'].map((number) => `${number}: 第${number}页在这里。`)
		expect({ parts, notices }).toEqual({ parts: pages, notices: [] })
	})

	test.each(['backslash', 'case', 'noext', 'oeb1', 'question', 'texthtml', 'xml'])('%s', (kind) => {
		const { parts, notices } = readCase(`02-epub-encoded-href/sibling-${kind}.epub`)
		expect({ parts, notices }).toEqual({
			parts: ['第一页: 这里是第一页的话。', '第二页: 这里是第二页的话。'],
			notices: [],
		})
	})
})

test('pages that a book lists and lacks are named', () => {
	expect(readCase('03-epub-holes/input.epub')).toMatchObject({
		parts: ['一: 我在第一页。', '三: 我在第三页。'],
		notices: [
			'2 of 5 pages of this book could not be read: cover, missing.xhtml.',
			'Pages without text: 1 of 5 (zero.xhtml).',
		],
	})
})

test.each([
	['fonts-only', { parts: ['–: 只有字体加了密。'] }],
	['text-encrypted', { error: 'own-file.protected' }],
	['images-only', { error: 'own-file.no-chinese' }],
])('a book with %s', (name, expected) => {
	expect(readCase(`04-epub-encryption/${name}.epub`)).toMatchObject(expected)
})

test('volumes, anchors in one page and divided pages keep every sentence', () => {
	expect(readCase('05-epub-toc/input.epub')).toMatchObject({
		parts: [
			'第一章 出发: 早上我们出发了。',
			'第二章 到了: 晚上我们到了。',
			'下册 第三章 回家: 第二天我们回家。 / 路上下雨了。',
		],
		notices: ['Headings without text below them, left out: 1 (上册).'],
	})
})

test('pages are read in the encoding they have, whatever they say', () => {
	expect(readCase('06-epub-encodings/gb2312-page.epub').parts).toEqual([
		'镕基: 朱镕基和李喆在看书。',
	])
	expect(readCase('06-epub-encodings/utf16-pages.epub').parts).toEqual([
		'一: 这一页是十六位的。',
		'二: 这一页说自己是拉丁文，其实不是：你好，世界。',
	])
})

test('spans, links and soft hyphens neither glue nor tear words', () => {
	const { parts } = readCase('07-epub-inline/input.epub')
	for (const line of ['他说：“我们走吧。”', '电影院 在 左边。', 'Tom and Jerry 是动画片。']) {
		expect(parts?.[0]).toContain(line)
	}
})

test('only the heading itself is left out below its title', () => {
	expect(readCase('08-epub-first-lines/input.epub').parts).toEqual([
		'再见: 再见！ / “……” / 他说完就走了。',
		'第二章 我们的老师: 老师？ / 我们？ / 大家都不说话。',
		'第三章: —— / 三！ / 二！一！ / 开始了。',
	])
})
