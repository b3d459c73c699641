import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEpub } from '#app/domain/texts/files/epub.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'
import { largeEpub, makeEpub, zip } from '#tests/support/text-files.ts'

/** The title and a line for each part, or why the book is refused. */
function read(bytes: Uint8Array) {
	const book = readEpub(bytes, '没有名字', parseMarkup)
	if (!book.ok) return book.error
	return [
		book.value.title,
		...book.value.parts.map((part) => `${part.title || '–'}: ${part.text.replaceAll('\n', ' / ')}`),
	]
}

const page = (body: string) =>
	`<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`
const one = { title: '第一章', paragraphs: ['从前有一座山。'] }
const two = { title: '第二章', paragraphs: ['山上有一个人。'] }

test('chapters are parts in the order of the book, called as in its contents', () => {
	expect(read(makeEpub({ title: '山', chapters: [one, two] }))).toEqual([
		'山',
		'第一章: 从前有一座山。',
		'第二章: 山上有一个人。',
	])
})

test('an NCX gives titles too, and one page may hold several chapters', () => {
	const opf =
		'<opf:package xmlns:opf="x"><opf:metadata/><opf:manifest>' +
		'<opf:item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/>' +
		'<opf:item id="a" href="%E4%B9%A6.xhtml" media-type="application/xhtml+xml"/></opf:manifest>' +
		'<opf:spine toc="n"><opf:itemref idref="a"/></opf:spine></opf:package>'
	const point = (title: string, source: string) =>
		`<navPoint><navLabel><text>${title}</text></navLabel><content src="${source}"/></navPoint>`
	const ncx =
		'<?xml version="1.0"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "ncx.dtd"><ncx><head><meta/></head>' +
		`<docTitle><text>书名</text></docTitle><navMap>${point('卷一', '书.xhtml')}${point('一', '书.xhtml#a')}` +
		`${point('二', '%E4%B9%A6.xhtml#b')}</navMap><pageList>${point('1', '书.xhtml#p')}</pageList></ncx>`
	const book = makeEpub({
		title: '',
		chapters: [],
		more: {
			'OEBPS/content.opf': opf,
			'OEBPS/toc.ncx': ncx,
			'OEBPS/书.xhtml': page(
				'<p>前面。</p><h3 id="a">一</h3><p>甲。</p><p id="p">乙。</p><a name="b"/><h3>二</h3><p>丙。</p>',
			),
		},
	})
	expect(read(book)).toEqual(['没有名字', '卷一: 前面。', '一: 甲。 / 乙。', '二: 丙。'])
})

test('a page without a title continues the chapter before; one with a heading begins one', () => {
	const more = {
		'OEBPS/nav.xhtml': page('<nav><ol><li><a href="text/ch1.xhtml">第一章 山</a></li></ol></nav>'),
		'OEBPS/text/ch2.xhtml': page('<p>他走了。</p>'),
	}
	const three = { title: '第三章', paragraphs: ['他来了。'] }
	expect(read(makeEpub({ title: '山', chapters: [one, two, three], more }))).toEqual([
		'山',
		'第一章 山: 从前有一座山。 / 他走了。',
		'第三章: 他来了。',
	])
})

test('notes, their numbers, readings and pictures are left out', () => {
	const text =
		'<ruby>山<rt>shān</rt></ruby>上<a epub:type="noteref" href="#n">[1]</a>有人。<img src="a.png" alt="山"/>'
	const after = '<aside epub:type="footnote" id="n">注释。</aside>'
	const chapters = [{ title: '一', paragraphs: [text], after }]
	expect(read(makeEpub({ title: '山', chapters }))).toEqual(['山', '一: 山上有人。'])
})

test('a novel of 1.5 MB keeps all its chapters', () => {
	const bytes = largeEpub()
	expect(bytes.length).toBeGreaterThan(1_450_000)
	const book = readEpub(bytes, '', parseMarkup)
	expect(book.ok && book.value.parts).toHaveLength(120)
	expect(book.ok && book.value.parts[119]?.text.split('\n')).toHaveLength(90)
})

describe('hostile books', () => {
	test('what a book would run, load or declare is not in its text', () => {
		const before =
			'<script>alert(1)</script><style>@import "https://evil.example/a.css"</style><base href="//evil.example"/>'
		const paragraphs = [
			'<b onclick="alert(1)">好</b><img src="https://evil.example/a.png" onerror="alert(1)"/>',
			'&lt;script&gt;alert(1)&lt;/script&gt;<iframe src="https://evil.example">框</iframe>',
		]
		expect(
			read(makeEpub({ title: '坏', chapters: [{ title: '一', paragraphs, before }] })),
		).toEqual(['坏', '一: 好 / <script>alert(1)</script>'])
	})

	test('declared entities are never expanded', () => {
		const bomb =
			'<?xml version="1.0"?><!DOCTYPE html [<!ENTITY a "哈哈哈哈哈哈哈哈哈哈">' +
			'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>' +
			page('<p>你好。&b;&x;</p>')
		const book = makeEpub({ title: '坏', chapters: [one], more: { 'OEBPS/text/ch1.xhtml': bomb } })
		expect(read(book)).toEqual(['坏', '第一章: 你好。&b;&x;'])
	})

	test('a zip bomb is stopped', () => {
		const more = { 'OEBPS/bomb.html': new Uint8Array(60_000_000) }
		const book = makeEpub({ title: '坏', chapters: [one], more })
		expect(book.length).toBeLessThan(100_000)
		expect(read(book)).toBe('own-file.too-much-inside')
	})

	test('a zip bomb that lies about its size is stopped', () => {
		const book = zip({ 'a.html': new Uint8Array(6_000_000) })
		const sizes = new DataView(book.buffer)
		sizes.setUint32(22, 10, true)
		expect(read(book)).toBe('own-file.too-much-inside')
	})

	test('many small files are too much together', () => {
		const more = Object.fromEntries(
			Array.from({ length: 6 }, (_, index) => [`a${index}.html`, new Uint8Array(4_000_000)]),
		)
		expect(read(makeEpub({ title: '坏', chapters: [one], more }))).toBe('own-file.too-much-inside')
	})

	test('10,000 entries are too many', () => {
		const more = Object.fromEntries(
			Array.from({ length: 10_000 }, (_, index) => [`${index}.png`, '']),
		)
		expect(read(makeEpub({ title: '坏', chapters: [one], more }))).toBe('own-file.too-much-inside')
	})

	test('a page of deeply nested elements is read', () => {
		const deep = `${'<div>'.repeat(20_000)}深处。`
		const more = { 'OEBPS/text/ch1.xhtml': page(deep) }
		expect(read(makeEpub({ title: '深', chapters: [one], more }))).toEqual(['深', '第一章: 深处。'])
	})

	test('paths out of the book, to the web or to nowhere lead to no page', () => {
		const more = {
			'OEBPS/content.opf':
				'<package><manifest><item id="a" href="../../../etc/passwd" media-type="text/html"/>' +
				'<item id="b" href="https://evil.example/text/ch1.xhtml" media-type="text/html"/>' +
				'<item id="c" href="%zz" media-type="text/html"/></manifest>' +
				'<spine><itemref idref="a"/><itemref idref="b"/><itemref idref="c"/><itemref idref="d"/></spine></package>',
		}
		expect(read(makeEpub({ title: '坏', chapters: [one], more }))).toBe('own-file.damaged')
	})

	test('a book with encrypted pages is refused, one with encrypted fonts is read', () => {
		const encrypted = (path: string) => ({
			'META-INF/encryption.xml':
				'<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="x">' +
				`<enc:CipherData><enc:CipherReference URI="${path}"/></enc:CipherData></enc:EncryptedData></encryption>`,
		})
		const pages = makeEpub({
			title: '山',
			chapters: [one],
			more: encrypted('OEBPS/text/ch1.xhtml'),
		})
		expect(read(pages)).toBe('own-file.protected')
		const fonts = makeEpub({ title: '山', chapters: [one], more: encrypted('OEBPS/font.otf') })
		expect(read(fonts)).toEqual(['山', '第一章: 从前有一座山。'])
	})

	test('a book with changed bytes is read or refused', () => {
		const book = makeEpub({ title: '山', chapters: [one, two] })
		const changes = fc.array(fc.tuple(fc.nat(book.length - 1), fc.nat(255)), { maxLength: 20 })
		fc.assert(
			fc.property(changes, fc.nat(book.length), (changed, end) => {
				const bytes = book.slice(0, end > book.length / 2 ? book.length : end * 2)
				for (const [at, byte] of changed) bytes[at % bytes.length] = byte
				expect(() => read(bytes)).not.toThrow()
			}),
		)
	})

	test('a zip of any paths and contents is read or refused', () => {
		const path = fc.oneof(
			fc.constantFrom(
				'META-INF/container.xml',
				'OEBPS/content.opf',
				'OEBPS/nav.xhtml',
				'../a',
				'/',
				'a.html',
			),
			fc.string(),
		)
		const content = fc.oneof(fc.string(), fc.uint8Array({ maxLength: 100 }))
		fc.assert(
			fc.property(fc.array(fc.tuple(path, content), { maxLength: 8 }), (files) => {
				const more = Object.fromEntries(
					files.filter(([name]) => name !== '__proto__' && name !== ''),
				)
				expect(() => read(makeEpub({ title: '山', chapters: [one], more }))).not.toThrow()
			}),
		)
	})

	test.each([
		['no zip', new TextEncoder().encode('你好'.repeat(100))],
		['an empty file', new Uint8Array(0)],
		['a zip that is no book', zip({ 'a.txt': '你好' })],
		['a book that was cut off', largeEpub().slice(0, 200_000)],
	])('%s is damaged', (_, bytes) => {
		expect(read(bytes)).toBe('own-file.damaged')
	})
})
