import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { wordsHtml } from '#app/domain/lesson-text/ruby-html.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { notesHtml } from '#app/domain/notes/notes-html.ts'
import { elementsOf } from '#tests/support/ruby-notation.ts'

const wordsOf = (tokens: readonly Token[]) => wordsHtml(tokens, { rankOf: () => 1 })

function paragraph(text: string): NoteBlock {
	return { type: 'paragraph', spans: [{ text }] }
}

function write(...blocks: NoteBlock[]): string {
	return notesHtml(blocks, wordsOf).replace('<h2>Notes</h2>', '')
}

test('each note is a section with its heading', () => {
	expect(
		write(
			{ type: 'heading', spans: [{ text: 'One' }] },
			paragraph('a'),
			{ type: 'heading', spans: [{ text: 'Two', isStrong: true }] },
			{ type: 'list', items: [[{ text: 'b', isEmphasis: true }], [{ text: 'c' }]] },
		),
	).toBe(
		'<section><h3>One</h3><p>a</p></section><section><h3><strong>Two</strong></h3><ul><li><em>b</em><li>c</ul></section>',
	)
})

test('a lesson without notes has no heading for them', () => {
	expect(notesHtml([], wordsOf)).toBe('')
})

test('the words of an example are those of a text, with their English beneath', () => {
	const zh = [{ word: '你好', pinyin: 'nǐ hǎo' }, { word: '！' }]
	expect(write({ type: 'example', zh, en: 'Hello 你!' })).toBe(
		'<section><p class=example lang=zh-CN><ruby data-end class=l1>你好<rt lang=zh-Latn-pinyin>nǐhǎo</ruby>！' +
			'<span class=en lang=en>Hello <span lang=zh-CN>你</span>!</span></p></section>',
	)
})

test('hanzi in an English sentence are Chinese, and the reading behind them is pinyin', () => {
	expect(write(paragraph('Say 是 [shì], not 很[hěn] or [this].'))).toBe(
		'<section><p>Say <span lang=zh-CN>是</span> <i lang=zh-Latn-pinyin>shì</i>, not ' +
			'<span lang=zh-CN>很</span> <i lang=zh-Latn-pinyin>hěn</i> or [this].</p></section>',
	)
})

test('the reading of 不 and 一 is stored and spoken', () => {
	const both = (stored: string, spoken: string) =>
		`<i lang=zh-Latn-pinyin><span class=as-stored>${stored}</span><span class=as-spoken>${spoken}</span></i>`
	expect(write(paragraph('Say 一边 [yībiān].'))).toContain(both('yībiān', 'yìbiān'))
	const oneByOne = both('yī zhī yī zhī de', 'yì zhī yì zhī de')
	expect(write(paragraph('Say 一只一只地 [yī zhī yī zhī de].'))).toContain(oneByOne)
	expect(write(paragraph('Say 不 [bù], 第一次 [dì yī cì], 不好 [bǔ xyz].'))).not.toContain(
		'as-spoken',
	)
})

test('no text becomes HTML', () => {
	const known = new Set([
		'@class',
		'@lang',
		'@data-long',
		'@data-end',
		'h2',
		'h3',
		'section',
		'p',
		'ul',
		'li',
		'span',
		'em',
		'strong',
		'i',
		'ruby',
		'rt',
	])
	const hostile = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc
			.array(fc.constantFrom('<b>', '是', '[', ']', 'shì', '&amp;', '"', "'", '>', '<'))
			.map((all) => all.join('')),
	)
	fc.assert(
		fc.property(hostile, hostile, (text, other) => {
			const html = write(
				{ type: 'heading', spans: [{ text, isStrong: true }] },
				paragraph(other),
				{ type: 'list', items: [[{ text }]] },
				{ type: 'example', zh: [{ word: text, pinyin: other }, { word: other }], en: text },
			)
			const names = elementsOf(html).flatMap(({ tagName, attrs }) => [
				tagName,
				...attrs.map(({ name }) => `@${name}`),
			])
			expect(names.filter((name) => !known.has(name))).toEqual([])
		}),
	)
})

test('a character stands with its parts and a button for its strokes', () => {
	const html = write({
		type: 'character',
		zh: [{ word: '妈', pinyin: 'mā' }],
		parts: [
			{ role: 'means', hanzi: '女', gives: 'woman' },
			{ role: 'sounds', hanzi: '马', gives: 'mǎ' },
			{ role: 'part', hanzi: '丷', gives: '<dots>' },
		],
		spans: [{ text: 'A woman.' }],
	})
	expect(html).toContain('<li><span lang=zh-CN>女</span> woman, its meaning')
	expect(html).toContain('<li><span lang=zh-CN>马</span> <i lang=zh-Latn-pinyin>mǎ</i>, its sound')
	expect(html).toContain('<li><span lang=zh-CN>丷</span> &lt;dots&gt;</ul><p>A woman.</p>')
	expect(html).toContain('data-strokes="妈"')
})
