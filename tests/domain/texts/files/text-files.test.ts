import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindOfFile, readFile } from '#app/domain/texts/files/read-file.ts'
import type { TextOfFile } from '#app/domain/texts/files/text-of-file.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'

const utf8 = new TextEncoder()

function read(name: string, content: string | Uint8Array) {
	const kind = kindOfFile(name, '')
	if (!kind) throw new Error(`${name} is of no known kind`)
	const bytes = typeof content === 'string' ? utf8.encode(content) : content
	return readFile({ name, kind, bytes }, parseMarkup)
}

/** In one line a part: `第一章: 从前。/ 有一天。` */
function show({ title, parts }: TextOfFile): string[] {
	return [
		title,
		...parts.map((part) => `${part.title || '–'}: ${part.text.replaceAll('\n', ' / ')}`),
	]
}

function shown(name: string, content: string | Uint8Array) {
	const file = read(name, content)
	return file.ok ? show(file.value) : file.error
}

test.each([
	['a.txt', '', 'txt'],
	['笔记.TXT', 'text/plain', 'txt'],
	['readme.md', '', 'md'],
	['page.htm', '', 'html'],
	['film.zh.srt', '', 'subtitles'],
	['film.vtt', 'text/vtt', 'subtitles'],
	['book.epub', 'application/epub+zip', 'epub'],
	['shared', 'text/plain;charset=utf-8', 'txt'],
	['shared', 'application/epub+zip', 'epub'],
	['a.pdf', 'application/pdf', undefined],
	['a.docx', '', undefined],
	['epub', '', undefined],
])('the file %s of type "%s" is read as %s', (name, type, kind) => {
	expect(kindOfFile(name, type)).toBe(kind)
})

describe('plain text', () => {
	test('lines are paragraphs, and the file’s name is the title', () => {
		expect(shown('我的一天.txt', '\ufeff　　今天下雨。\r\n\r\n\r\n\r\n我在家。\t\r\n')).toEqual([
			'我的一天',
			'–: 今天下雨。 /  / 我在家。',
		])
	})

	test('a text without Chinese is refused', () => {
		expect(shown('a.txt', 'Hello')).toBe('own-file.no-chinese')
		expect(shown('a.txt', '')).toBe('own-file.no-chinese')
	})

	test('bytes that are no text are refused', () => {
		expect(shown('a.txt', Uint8Array.from([0xff, 0xff, 0xff]))).toBe('own-file.unknown-characters')
	})
})

describe('Markdown', () => {
	test('a single heading is the title, and those below it divide', () => {
		const text =
			'---\ntitle: x\n---\n# 西游记\n\n前面的话。\n\n## 第一回\n从前。\n\n### 山上\n有猴子。\n## 第二回\n走了。'
		expect(shown('x.md', text)).toEqual([
			'西游记',
			'–: 前面的话。',
			'第一回: 从前。 /  / 山上 / 有猴子。',
			'第二回: 走了。',
		])
	})

	test('underlined headings divide too', () => {
		expect(shown('x.md', '一\n===\n你好。\n\n二\n===\n再见。')).toEqual([
			'x',
			'一: 你好。',
			'二: 再见。',
		])
	})

	test.each([
		['我**很**喜欢[茶](https://example.org/)。', '我很喜欢茶。'],
		['> - [x] 买*东西*', '买东西'],
		['1. `学习`~~汉字~~', '学习汉字'],
		['![一张画](a.png)好看', '好看'],
		['他说\\*不\\*<br>去 <https://example.org>', '他说*不*去'],
		['[茶][1]\n\n[1]: https://example.org', '茶'],
		['```js\n代码\n```\n你好', '你好'],
		['2 * 3 * 4 是多少', '2 * 3 * 4 是多少'],
		['| 我 | 你 |\n|---|---|\n| 他 | 她 |', '我 | 你 /  / 他 | 她'],
	])('%j reads %j', (text, plain) => {
		expect(shown('x.md', text)).toEqual(['x', `–: ${plain}`])
	})
})

describe('web pages', () => {
	test('paragraphs are read, and nothing that a reader does not see', () => {
		const html =
			'<!doctype html><title>我的\n 页</title><style>p{}</style><script>坏()</script><nav>菜单</nav>' +
			'<p>今天<b>很</b>好。<br>是吗？<p hidden>看不见<p style="display: none">也看不见<p>在\n 家里<template>模板</template>' +
			'<noscript>没有</noscript><svg><text>画</text></svg><img alt="照片" src="https://example.org/a.png">'
		expect(shown('a.html', html)).toEqual(['我的 页', '–: 今天很好。 / 是吗？ / 在家里'])
	})

	test('readings above words do not enter the text', () => {
		const html = '<p><ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp>字<rt>zì</rt></ruby>很美。'
		expect(shown('a.html', html)).toEqual(['a', '–: 汉字很美。'])
	})

	test('headings divide, and the lines of verse stay lines', () => {
		const html =
			'<h1>诗</h1><h2>一</h2><pre>床前明月光\n疑是地上霜</pre><h2>二</h2><ul><li>春眠<li>不觉晓</ul>'
		expect(shown('a.html', html)).toEqual([
			'诗',
			'一: 床前明月光 / 疑是地上霜',
			'二: 春眠 / 不觉晓',
		])
	})

	test('XHTML is read, with elements that end at once and entities of its own left alone', () => {
		const html =
			'<?xml version="1.0"?><!DOCTYPE html [<!ENTITY 词 "一"><!ENTITY lol "&词;&词;">]><html><head><title/></head>' +
			'<body><a id="x"/><p>你&lol;好&nbsp;吗</p><p><![CDATA[<b>不</b>]]></p></body></html>'
		expect(shown('a.xhtml', html)).toEqual(['a', '–: 你&lol;好 吗 / <b>不</b>'])
	})
})

describe('a file of any kind', () => {
	const kinds = ['a.txt', 'a.md', 'a.html', 'a.srt', 'a.vtt', 'a.epub']
	const pieces = fc.constantFrom(
		...[
			'汉',
			'。',
			'\n',
			'\n\n',
			'# ',
			'## ',
			'**',
			'[',
			'](',
			')',
			'`',
			'```',
			'> ',
			'- ',
			'|',
			'---',
			'<p>',
			'</p>',
		],
		...[
			'<script>',
			'<!--',
			'-->',
			'<ruby>',
			'<rt>',
			'<h1>',
			'</',
			'<![CDATA[',
			']]>',
			'<!DOCTYPE',
			'&amp;',
			'/>',
			'"',
		],
		...[
			'00:00:01,000 --> 00:00:02,000\n',
			'00:01.000 --> 00:02.000',
			'<v 小明>',
			'{\\an8}',
			'\0',
			'\u2028',
			'\ud800',
		],
	)

	test('random bytes are read or refused with a reason', () => {
		fc.assert(
			fc.property(fc.constantFrom(...kinds), fc.uint8Array({ maxLength: 300 }), (name, bytes) => {
				const file = read(name, bytes)
				expect(file.ok ? file.value.parts.length : file.error.length).toBeGreaterThan(0)
			}),
		)
	})

	test('random markup is read as lines without controls or empty parts', () => {
		fc.assert(
			fc.property(fc.constantFrom(...kinds), fc.array(pieces, { maxLength: 60 }), (name, made) => {
				const file = read(name, made.join(''))
				if (!file.ok) return
				for (const { text } of file.value.parts) {
					expect(text).toBe(text.trim())
					expect(text).not.toMatch(/[\0\r\t\v\f]|\n{3}/)
				}
			}),
		)
	})
})
