/** Pages of books under the names that programs give them, and damage inside of them. */
import { describe, expect, test } from 'vitest'
import { readEpub } from '#app/domain/texts/files/epub.ts'
import { noticeText } from '#app/domain/texts/files/notices.ts'
import { encodeAs } from '#tests/support/gbk.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'
import { makeEpub } from '#tests/support/text-files.ts'

const page = (title: string, ...lines: string[]) =>
	`<html><body><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`

function opf(...links: string[]): string {
	const items = links.map((link, at) => `<item id="p${at}" href="${link}"/>`)
	const refs = links.map((_, at) => `<itemref idref="p${at}"/>`)
	return `<package><manifest>${items.join('')}</manifest><spine>${refs.join('')}</spine></package>`
}

function read(more: Record<string, string | Uint8Array>, change = (bytes: Uint8Array) => bytes) {
	const bytes = change(makeEpub({ title: '书', chapters: [], more }))
	const book = readEpub(bytes, '书', parseMarkup)
	if (!book.ok) return { error: book.error }
	const { parts, notices } = book.value
	return {
		parts: parts.map(({ title, text }) => `${title}: ${text.replaceAll('\n', ' / ')}`),
		notices: notices.map(noticeText),
	}
}

const found = { parts: ['一: 第一页。', '二: 第二页。'], notices: [] }

describe('a page is found', () => {
	test.each([
		['cafe\u0301.xhtml', 'caf\u00e9.xhtml'],
		['第1章.xhtml', '%B5%DA1%D5%C2.xhtml'],
		['第1章.xhtml', './%E7%AC%AC1%E7%AB%A0.XHTML#top'],
		['a%20b.xhtml', 'a b.xhtml'],
		['a%20b.xhtml', 'a%20b.xhtml'],
		['a b.xhtml', 'a+b.xhtml'],
		['C#.xhtml', 'C%23.xhtml#x'],
		['a?b#c.xhtml', 'a?b#c.xhtml#d'],
		['ch:1.xhtml', 'ch:1.xhtml'],
		['a&amp;b.xhtml', 'a&amp;b.xhtml'],
		['a\\b.xhtml', 'a%5Cb.xhtml'],
		['第一章', '第一章'],
		['Text/a.xhtml', 'a.xhtml'],
		['a.xhtml', '/OEBPS/a.xhtml'],
	])('that is %s in the zip and %s in the package', (name, link) => {
		const files = {
			'OEBPS/content.opf': opf(link, 'b.xhtml'),
			[`OEBPS/${name}`]: page('一', '第一页。'),
			'OEBPS/b.xhtml': page('二', '第二页。'),
		}
		expect(read(files)).toEqual(found)
	})

	test.each([
		['GBK', encodeAs('gbk', '第章')],
		['UTF-8', [...new TextEncoder().encode('第章')]],
	])('whose name the zip has in %s, and does not say so', (_, name) => {
		const stand = 'x'.repeat(name.length)
		const files = {
			'OEBPS/content.opf': opf('第章.xhtml', 'b.xhtml'),
			[`OEBPS/${stand}.xhtml`]: page('一', '第一页。'),
			'OEBPS/b.xhtml': page('二', '第二页。'),
		}
		const renamed = (bytes: Uint8Array) => {
			const all = Buffer.from(bytes)
			for (let at = all.indexOf(stand); at >= 0; at = all.indexOf(stand, at + 1)) all.set(name, at)
			return new Uint8Array(all)
		}
		expect(read(files, renamed)).toEqual(found)
	})

	test('where the container names no package', () => {
		const files = {
			'META-INF/container.xml': '<container/>',
			'OEBPS/content.opf': opf('a.xhtml', 'b.xhtml'),
			'OEBPS/a.xhtml': page('一', '第一页。'),
			'OEBPS/b.xhtml': page('二', '第二页。'),
		}
		expect(read(files)).toEqual(found)
	})
})

test('a book of which most pages are missing is damaged', () => {
	const files = {
		'OEBPS/content.opf': opf('a.xhtml', 'b.xhtml', 'c.xhtml'),
		'OEBPS/a.xhtml': page('一', '第一页。'),
	}
	expect(read(files)).toEqual({ error: 'own-file.damaged' })
})

test('a page with a broken place is read, and named', () => {
	const bytes = new TextEncoder().encode(page('一', '第一页在这里。', '第二句也在这里。'))
	const files = {
		'OEBPS/content.opf': opf('a.xhtml'),
		'OEBPS/a.xhtml': Uint8Array.from([...bytes.slice(0, 40), 0xff, ...bytes.slice(40)]),
	}
	const { parts, notices } = read(files)
	expect(parts?.[0]).toMatch(/第二句也在这里。$/)
	expect(notices).toEqual(['Places that could not be read, shown as \ufffd: 1 (in a.xhtml).'])
})

test('pages that a book sets apart are named, unless all are', () => {
	const files = {
		'OEBPS/content.opf': opf('a.xhtml', 'b.xhtml').replace('"p1"/', '"p1" linear="no"/'),
		'OEBPS/a.xhtml': page('一', '第一页。'),
		'OEBPS/b.xhtml': page('二', '第二页。'),
	}
	expect(read(files)).toEqual({
		parts: ['一: 第一页。'],
		notices: ['Pages that the book sets apart from its text, left out: 1 (b.xhtml).'],
	})
	const all = opf('a.xhtml', 'b.xhtml').replaceAll('<itemref ', '<itemref linear="no" ')
	expect(read({ ...files, 'OEBPS/content.opf': all })).toEqual(found)
})

describe('below a title', () => {
	test.each([
		['再见', ['再见！', '……'], '再见: 再见！ / ……'],
		['第二章 我们的老师', ['我们的老师？', '走。'], '第二章 我们的老师: 我们的老师？ / 走。'],
		['三', ['三', '二', '一'], '三: 三 / 二 / 一'],
		['雨', ['雨', '雨停了。'], '雨: 雨 / 雨停了。'],
	])('%s only the heading goes', (title, lines, part) => {
		const files = { 'OEBPS/content.opf': opf('a.xhtml'), 'OEBPS/a.xhtml': page(title, ...lines) }
		expect(read(files).parts).toEqual([part])
	})

	test('the two halves of a title may stand on two lines', () => {
		const nav = '<html><body><nav><a href="a.xhtml">第一回 灵根育孕</a></nav></body></html>'
		const files = {
			'OEBPS/content.opf': opf('a.xhtml').replace(
				'</manifest>',
				'<item id="n" href="nav.xhtml" properties="nav"/></manifest>',
			),
			'OEBPS/nav.xhtml': nav,
			'OEBPS/a.xhtml': page('第一回', '灵根育孕', '从前有一座山。'),
		}
		expect(read(files).parts).toEqual(['第一回 灵根育孕: 从前有一座山。'])
	})
})
