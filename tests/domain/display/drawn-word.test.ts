import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawWord } from '#app/domain/display/drawn-word.ts'
import type { TextVariant } from '#app/domain/display/text-display.ts'
import { zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'
import { elementsOf, textOf } from '#tests/support/ruby-notation.ts'

const forms = new Map([
	['头发', '頭髮'],
	['睡觉', '睡覺'],
	['哪儿', '哪兒'],
])
const traditionalOf = (word: string) => forms.get(word) ?? word
const plain: TextVariant = { script: 'written', notation: 'pinyin', hasTones: false }

function draw(word: string, pinyin: string | undefined, variant: Partial<TextVariant>) {
	return drawWord({ word, pinyin }, { ...plain, ...variant, traditionalOf })
}

test('a word is drawn in traditional characters, and its reading in zhuyin', () => {
	const drawn = draw('头发', 'tóu fa', { script: 'traditional', notation: 'zhuyin' })
	expect(drawn).toMatchObject({ hanzi: '頭髮', reading: 'ㄊㄡˊ ˙ㄈㄚ' })
})

test('a text in traditional characters stays so, unless its reader wants simplified ones', () => {
	const token = { word: '头发', written: '頭髮', pinyin: 'tóu fa' }
	const hanziIn = (script: TextVariant['script']) =>
		drawWord(token, { ...plain, script, traditionalOf }).hanzi
	expect(hanziIn('written')).toBe('頭髮')
	expect(hanziIn('traditional')).toBe('頭髮')
	expect(hanziIn('simplified')).toBe('头发')
})

test('each syllable has its tone, and neighbours of one tone share an element', () => {
	const { hanziHtml, readingHtml } = draw('头发', 'tóu fa', { hasTones: true })
	expect(hanziHtml).toBe('<span class=t2>头</span><span class=t5>发</span>')
	expect(readingHtml).toBe('<span class=t2>tóu</span><span class=t5>fa</span>')
	const one = draw('睡觉', 'shuì jiào', { hasTones: true })
	expect(one.hanziHtml).toBe('<span class=t4>睡觉</span>')
	expect(one.readingHtml).toBe('<span class=t4>shuìjiào</span>')
})

test('an apostrophe stands with the syllable that needs it', () => {
	const { readingHtml } = draw('西安', 'Xī ān', { hasTones: true })
	expect(readingHtml).toBe('<span class=t1>Xī&#39;ān</span>')
	expect(draw('第二', 'dì èr', { hasTones: true }).reading).toBe("dì'èr")
})

test('the 儿 of a syllable has the tone of the syllable', () => {
	const tones = { hasTones: true } as const
	expect(draw('哪儿', 'nǎr', tones).hanziHtml).toBe('<span class=t3>哪儿</span>')
	expect(draw('哪儿', 'nǎr', tones).readingHtml).toBe('<span class=t3>nǎr</span>')
	const zhuyin = draw('哪儿', 'nǎr', { ...tones, notation: 'zhuyin', script: 'traditional' })
	expect(zhuyin.hanziHtml).toBe('<span class=t3>哪兒</span>')
	expect(zhuyin.readingHtml).toBe('<span class=t3>ㄋㄚˇㄦ</span>')
})

test('a word whose syllables do not pair with its characters has no tones', () => {
	expect(draw('卡拉OK', 'kǎ lā OK', { hasTones: true }).hanziHtml).toBe('卡拉OK')
})

test('a word without a reading has none drawn', () => {
	const variant = { notation: 'zhuyin', hasTones: true } as const
	expect(draw('龘', undefined, variant)).toMatchObject({ hanziHtml: '龘', readingHtml: '' })
})

const syllable = fc.constantFrom('mā', 'ér', 'xiǎng', 'lǜ', 'de', 'ān', 'wǒ', 'jiào')
const readWord = fc
	.array(fc.tuple(fc.constantFrom('汉', '字', '发', '安'), syllable), {
		minLength: 1,
		maxLength: 4,
	})
	.map((pairs) => ({
		word: pairs.map(([hanzi]) => hanzi).join(''),
		pinyin: pairs.map(([, reading]) => reading).join(' '),
	}))

test('colours change nothing of what is read', () => {
	fc.assert(
		fc.property(readWord, fc.constantFrom('pinyin', 'zhuyin'), ({ word, pinyin }, notation) => {
			const inInk = draw(word, pinyin, { notation })
			const inColours = draw(word, pinyin, { notation, hasTones: true })
			const read = (html: string) => elementsOf(html).map(textOf).join('')
			expect(read(inColours.hanziHtml)).toBe(inInk.hanzi)
			expect(read(inColours.readingHtml)).toBe(inInk.reading)
			if (notation === 'zhuyin') expect(inInk.reading).toBe(zhuyinOf(pinyin))
		}),
	)
})
