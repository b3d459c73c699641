import { expect, test } from 'vitest'
import { drawLine, drawParts } from '#app/domain/display/drawn-line.ts'
import type { TextVariant } from '#app/domain/display/text-display.ts'
import { traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'

const traditionalOf = traditionalForms([
	{ word: '头发', pinyin: 'tóu fa', traditional: '頭髮' },
	{ word: '长', pinyin: 'cháng', traditional: '長' },
	{ word: '发', pinyin: 'fā', traditional: '發' },
])
const plain: TextVariant = { script: 'written', notation: 'pinyin', hasTones: false }
const example = {
	zh: '她的头发很长。',
	pinyin: 'Tā de tóufa hěn cháng.',
	shows: { word: '头发', pinyin: 'tóu fa' },
	at: 2,
}

const inVariant = (variant: Partial<TextVariant>) => ({ ...plain, ...variant, traditionalOf })

test('an example is drawn in traditional characters and zhuyin, with its word marked', () => {
	const drawing = inVariant({ script: 'traditional', notation: 'zhuyin' })
	expect(drawLine(example, drawing)).toEqual({
		zh: '她的<mark>頭髮</mark>很長。',
		pinyin: 'ㄊㄚ ˙ㄉㄜ ㄊㄡˊ ˙ㄈㄚ ㄏㄣˇ ㄔㄤˊ.',
	})
})

test('the tones of an example colour its characters and its pinyin', () => {
	const drawn = drawLine(example, inVariant({ hasTones: true }))
	expect(drawn.zh).toContain('<mark><span class=t2>头</span><span class=t5>发</span></mark>')
	expect(drawn.pinyin).toContain('<span class=t2>tóu</span><span class=t5>fa</span> ')
	expect(drawn.zh).toMatch(/^<span class=t1>她<\/span>/)
})

test('a saved sentence has tones in its word alone', () => {
	const { pinyin: _, at: __, ...saved } = example
	expect(drawLine(saved, inVariant({ hasTones: true, script: 'traditional' }))).toEqual({
		zh: '她的<mark><span class=t2>頭</span><span class=t5>髮</span></mark>很長。',
		pinyin: '',
	})
	const elsewhere = { zh: '很长', shows: { word: '发', pinyin: 'fā' } }
	expect(drawLine(elsewhere, inVariant({ script: 'traditional' })).zh).toBe('很長')
})

test('pinyin that does not pair with its sentence is drawn as a whole', () => {
	const line = { zh: '我去KTV。', pinyin: 'Wǒ qù KTV.', shows: { word: '去', pinyin: 'qù' } }
	expect(drawLine(line, inVariant({ notation: 'zhuyin' })).pinyin).toBe('ㄨㄛˇ ㄑㄩˋ KTV.')
	expect(drawLine(line, inVariant({ hasTones: true })).zh).toBe(
		'我<mark><span class=t4>去</span></mark>KTV。',
	)
})

test('the parts around a gap are drawn as they are in the sentence', () => {
	const drawing = inVariant({ script: 'traditional', hasTones: true })
	const parts = ['她的', '很长。']
	expect(drawParts(example, { parts, drawing })).toEqual([
		'<span class=t1>她</span><span class=t5>的</span>',
		'<span class=t3>很</span><span class=t2>長</span>。',
	])
	const line = { zh: '头发长', shows: { word: '发', pinyin: 'fà' } }
	expect(drawParts(line, { parts: ['头', '长'], drawing })).toEqual(['头', '長'])
})

test('text is escaped', () => {
	const line = { zh: '发<b>', pinyin: 'Fā <b>.', shows: { word: '发', pinyin: 'fā' } }
	const { zh, pinyin } = drawLine(line, inVariant({ script: 'traditional' }))
	expect(zh + pinyin).not.toContain('<b>')
	expect(drawParts(line, { parts: ['', '<b>'], drawing: inVariant({}) })).toEqual(['', '&lt;b&gt;'])
})
