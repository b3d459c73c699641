import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { notations, scripts } from '#app/domain/display/text-display.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { Block, Token } from '#app/domain/lesson-text/content.ts'
import { quotingHtml, rubyHtml, wordsHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { elementsOf, type HtmlNode, show, textOf } from '#tests/support/ruby-notation.ts'

const ranks = new Map<string, HskRank>([
	['我', 1],
	['爱', 1],
	['学习', 2],
])
const options = { rankOf: (word: string) => ranks.get(word) }

function block(zh: Token[], more: Partial<Block> = {}): Block {
	return { zh, en: '', blank: 'normal', ...more }
}

const iLoveYou = [
	{ word: '我', pinyin: 'wǒ' },
	{ word: '爱', pinyin: 'ài' },
	{ word: '你', pinyin: 'nǐ' },
	{ word: '。' },
]

function write(...blocks: Block[]): string {
	return rubyHtml(blocks, options).join('')
}

test('a word has its reading above it, punctuation has none', () => {
	expect(show(write(block(iLoveYou)))).toBe('我[wǒ] 爱[ài] 你[nǐ]。')
})

test('a word’s syllables are joined, with an apostrophe where needed', () => {
	const zh = [
		{ word: '学习', pinyin: 'xué xí' },
		{ word: '西安', pinyin: 'Xī ān' },
	]
	expect(show(write(block(zh)))).toBe("学习[xuéxí] 西安[Xī'ān]")
})

test('a word that 。 or ， follows is marked, since its reading may stand above that', () => {
	const marked = (...next: Token[]) =>
		write(block([{ word: '你', pinyin: 'nǐ' }, ...next])).startsWith('<p><ruby data-end')
	expect(['。', '，', '？', '”。', ' '].filter((word) => !marked({ word }))).toEqual([])
	expect(['“', '3', 'A'].filter((word) => marked({ word }))).toEqual([])
	expect(marked()).toBe(false)
	expect(marked({ word: '。', isHide: true })).toBe(false)
})

test('a reading that is wider than its word before 。 or ， is marked as such', () => {
	const isWide = (word: string, pinyin: string, mark = '，') =>
		write(block([{ word, pinyin }, { word: mark }])).includes('data-end=wide')
	expect(isWide('重庆', 'Chóng qìng')).toBe(true)
	expect(isWide('装', 'zhuāng')).toBe(true)
	expect(isWide('你好', 'nǐ hǎo')).toBe(false)
	expect(isWide('行李箱', 'xíng li xiāng')).toBe(false)
	expect(isWide('重庆', 'Chóng qìng', 'A')).toBe(false)
	// It fills its place: there is nothing to reach over.
	expect(isWide('重庆', 'Chóng qìng', '!')).toBe(false)
})

test('a quotation mark that begins a paragraph hangs in its margin, that of a speaker does not', () => {
	const quoted = [{ word: '“' }, ...iLoveYou, { word: '”' }]
	const spoken = [{ word: '马克', pinyin: 'Mǎ kè' }, { word: '：' }, ...quoted]
	const write = (zh: Token[], more?: Partial<Block>) =>
		rubyHtml([block(zh, more)], { ...options, isDialogue: true }).join('')
	expect(write(quoted)).toMatch(/^<p class=hang>“/)
	expect(write(quoted, { blank: 'large' })).toMatch(/^<p class="large hang">/)
	expect(write(spoken)).toMatch(/^<p class=turn><b>/)
	expect(write(iLoveYou)).toMatch(/^<p><ruby/)
})

test('what someone with a short name says is marked, for names stand in a column on a telephone', () => {
	const write = (speaker: string) =>
		rubyHtml([block([{ word: speaker }, { word: '：' }, ...iLoveYou])], {
			...options,
			isDialogue: true,
		}).join('')
	for (const short of ['服务员', 'A', 'Mark', '马 克'])
		expect(write(short)).toMatch(/^<p class=turn>/)
	for (const long of ['欧阳老师', 'Charlotte']) expect(write(long)).not.toContain('turn')
})

test('what a question quotes has an element of its own, each quotation one', () => {
	const zh = [...'“你”和“我”？'].map((word) => ({ word, ...(hasHanzi(word) && { pinyin: 'x' }) }))
	const html = quotingHtml(zh, (tokens) => wordsHtml(tokens, options))
	const quotes = elementsOf(html).filter(({ tagName }) => tagName === 'span')
	expect(quotes.map(textOf)).toEqual(['你x', '我x'])
	expect(quotingHtml(iLoveYou, (tokens) => wordsHtml(tokens, options))).not.toContain('span')
})

test('a word has its HSK level as its class, or no class without a level', () => {
	const html = write(
		block([
			{ word: '学习', pinyin: 'xué xí' },
			{ word: '汉路', pinyin: 'Hàn lù' },
		]),
	)
	expect(html).toBe(
		'<p><ruby class=l2>学习<rt lang=zh-Latn-pinyin>xuéxí</ruby>' +
			'<ruby>汉路<rt lang=zh-Latn-pinyin>Hànlù</ruby></p>',
	)
})

test('a word of the vocabulary has a class of its own beside its level; a name without one says so', () => {
	const zh = [
		{ word: '学习', pinyin: 'xué xí' },
		{ word: '汉路', pinyin: 'Hàn lù' },
		{ word: '小说家', pinyin: 'xiǎo shuō jiā' },
		{ word: '我', pinyin: 'wǒ' },
	]
	const places = new Map([
		['学习', 51],
		['汉路', 2],
		['小说家', 3],
	])
	const html = rubyHtml([block(zh)], { ...options, placeOf: (word) => places.get(word) }).join('')
	expect(html.match(/<ruby[^>]*>./g)).toEqual([
		'<ruby class="l2 w1f">学',
		'<ruby class="n w2">汉',
		'<ruby class=w3>小',
		'<ruby class=l1>我',
	])
})

test('a word’s rank is looked up by its reading', () => {
	const asked: unknown[] = []
	const rankOf = (...word: unknown[]) => {
		asked.push(word)
		return undefined
	}
	rubyHtml([block([{ word: '长', pinyin: 'zhǎng' }])], { rankOf })
	expect(asked).toEqual([['长', 'zhǎng']])
})

test('a hanzi word without a reading is still a ruby element', () => {
	expect(write(block([{ word: '𠮷' }, { word: '3' }]))).toBe('<p><ruby>𠮷</ruby>3</p>')
})

test('the English line ends the paragraph and is marked as English', () => {
	const html = write(block(iLoveYou, { en: 'I love you.' }))
	expect(html.endsWith('。<span class=en lang=en>I love you.</span></p>')).toBe(true)
	expect(write(block(iLoveYou))).not.toContain('lang=en')
})

test('Chinese in an English line is marked as Chinese', () => {
	const html = write(block(iLoveYou, { en: 'He says “我爱你” & goes.' }))
	expect(html).toContain(
		'<span class=en lang=en>He says “<span lang=zh-CN>我爱你</span>” &amp; goes.</span>',
	)
})

test('spacing and numbers are attributes of the paragraph', () => {
	const blocks = [block([]), block([], { blank: 'large' }), block([], { blank: 'xlarge' })]
	expect(rubyHtml(blocks, { ...options, hasNumbers: true })).toEqual([
		'<p data-n=1></p>',
		'<p class=large data-n=2></p>',
		'<p class=xlarge data-n=3></p>',
	])
})

test('in a dialogue the speaker is in bold', () => {
	const zh = [{ word: '安娜', pinyin: 'Ān nà' }, { word: '：' }, { word: '我', pinyin: 'wǒ' }]
	const [spoken] = rubyHtml([block(zh)], { ...options, isDialogue: true })
	const [, speaker] = elementsOf(spoken ?? '')
	expect(speaker?.tagName).toBe('b')
	expect(textOf(speaker)).toBe('安娜Ānnà：')
	expect(show(spoken ?? '')).toBe('安娜[Ānnà]：我[wǒ]')
	expect(write(block(zh))).not.toContain('<b>')
})

test('blanks are numbered through the lesson and named by their number alone', () => {
	const hidden = { word: '爱', pinyin: 'ài', isHide: true }
	const html = write(block([hidden]), block([{ word: '我', pinyin: 'wǒ' }, hidden]))
	expect(show(html)).toBe('(爱[ài])\n我[wǒ] (爱[ài])')
	const buttons = elementsOf(html).filter(({ tagName }) => tagName === 'button')
	expect(
		buttons.map(({ attrs }) => Object.fromEntries(attrs.map((a) => [a.name, a.value]))),
	).toEqual(
		[1, 2].map((number) => ({
			type: 'button',
			class: 'blank',
			tabindex: '-1',
			'data-n': String(number),
			'aria-label': `Blank ${number}`,
		})),
	)
})

test('a word too long for a phone’s line may wrap', () => {
	const zh = [
		{ word: '人工智能', pinyin: 'rén gōng zhì néng' },
		{ word: '不管三七二十一', pinyin: 'bù guǎn sān qī èr shí yī' },
	]
	const rubies = elementsOf(write(block(zh))).filter(({ tagName }) => tagName === 'ruby')
	expect(rubies.map(({ attrs }) => attrs.map(({ name }) => name))).toEqual([[], ['data-long']])
})

const itIsNot = [
	{ word: '不', pinyin: 'bù' },
	{ word: '是', pinyin: 'shì' },
	{ word: '，' },
	{ word: '不', pinyin: 'bù' },
	{ word: '好', pinyin: 'hǎo' },
]

test('不 and 一 have both readings where they are spoken otherwise than stored', () => {
	const both =
		'<ruby data-reading="bù">不<rt lang=zh-Latn-pinyin><span class=as-stored>bù</span>' +
		'<span class=as-spoken>bú</span></ruby>'
	const alone = '<ruby>不<rt lang=zh-Latn-pinyin>bù</ruby>'
	const html = write(block(itIsNot))
	expect(html.split(both)).toHaveLength(2)
	expect(html.split(alone)).toHaveLength(2)
	expect(html.indexOf(both)).toBeLessThan(html.indexOf(alone))
	expect(wordsHtml(itIsNot.slice(0, 2), options)).toContain(both)
})

test('in zhuyin and in tones both readings stand there, too', () => {
	const drawing = { ...inTraditional, script: 'written', hasTones: true } as const
	const [html] = rubyHtml([block(itIsNot.slice(0, 2))], { ...options, drawing })
	expect(html).toContain(
		'<ruby data-reading="bù"><span class="t4 s2">不</span><rt lang=zh-Bopo>' +
			'<span class=as-stored><span class=t4>ㄅㄨˋ</span></span>' +
			'<span class=as-spoken><span class=t2>ㄅㄨˊ</span></span></ruby>',
	)
})

const inTraditional = {
	script: 'traditional',
	notation: 'zhuyin',
	hasTones: false,
	traditionalOf: (word: string) => (word === '头发' ? '頭髮' : word),
} as const

test('a word that is drawn in another script keeps its own characters and its pinyin as data', () => {
	const zh = [{ word: '头发', pinyin: 'tóu fa' }, { word: '很', pinyin: 'hěn' }, { word: '。' }]
	const html = rubyHtml([block(zh)], { ...options, drawing: inTraditional }).join('')
	expect(html).toBe(
		'<p lang=zh-Hant><ruby data-written="头发" data-reading="tóufa">頭髮<rt lang=zh-Bopo>ㄊㄡˊ ˙ㄈㄚ</ruby>' +
			'<ruby data-end data-reading="hěn">很<rt lang=zh-Bopo>ㄏㄣˇ</ruby>。</p>',
	)
})

test('a text in traditional characters can be drawn in simplified ones', () => {
	const zh = [{ word: '头发', written: '頭髮', pinyin: 'tóu fa' }]
	const drawing = { ...inTraditional, script: 'simplified', notation: 'pinyin' } as const
	expect(rubyHtml([block(zh)], { ...options, drawing }).join('')).toBe(
		'<p><ruby data-word="头发" data-written="頭髮">头发<rt lang=zh-Latn-pinyin>tóufa</ruby></p>',
	)
})

const anyText = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.string({ unit: 'grapheme' }),
	fc.constantFrom(
		'<script>',
		'</ruby>',
		'"\'&<>',
		'&amp;',
		'<!--',
		'\0',
		'\r\n',
		'\ud800',
		'𠮷',
		'：',
	),
)
const anyToken = fc.record(
	{ word: anyText, pinyin: anyText, isHide: fc.boolean() },
	{ requiredKeys: ['word'] },
)
const anyBlock: fc.Arbitrary<Block> = fc.record({
	zh: fc.array(anyToken),
	en: anyText,
	blank: fc.constantFrom('normal', 'large', 'xlarge'),
})
const anyOptions = fc.record({ isDialogue: fc.boolean(), hasNumbers: fc.boolean() })
const anyDrawing = fc.record({
	script: fc.constantFrom(...scripts),
	notation: fc.constantFrom(...notations),
	hasTones: fc.boolean(),
	traditionalOf: fc.constant((word: string) => `"<${word}>"`),
})

const allowedAttributes: Record<string, RegExp> = {
	p: /^(class=(x?large( hang)?( turn)?|hang( turn)?|turn))?((^| )data-n=\d+)?$/,
	span: /^(class=en lang=en|lang=zh-CN)$/,
	b: /^$/,
	ruby: /^(data-end=(wide)?)? ?(class=l[1-7])? ?(data-long=)?$/,
	rt: /^lang=zh-Latn-pinyin$/,
	button: /^type=button class=blank tabindex=-1 data-n=\d+ aria-label=Blank \d+$/,
}

const carried = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd')

test('any text is escaped: only known elements and attributes, and the exact text', () => {
	fc.assert(
		fc.property(fc.array(anyBlock, { maxLength: 4 }), anyOptions, (content, chosen) => {
			const html = rubyHtml(content, { ...options, ...chosen }).join('')
			for (const { tagName, attrs } of elementsOf(html)) {
				const written = attrs.map(({ name, value }) => `${name}=${value}`).join(' ')
				expect(written).toMatch(allowedAttributes[tagName] ?? /^no such element is written$/)
			}
			const expected = content.map(({ zh, en }) =>
				[...zh.map(({ word }) => carried(word)), carried(en)].join(''),
			)
			const paragraphs = parseFragment(html).childNodes
			expect(paragraphs.map(withoutReadings)).toEqual(expected)
			const readings = content.flatMap(({ zh }) => zh.flatMap(({ pinyin }) => pinyin || []))
			const shown = elementsOf(html).filter(({ tagName }) => tagName === 'rt')
			expect(shown.map(textOf)).toEqual(readings.map((text) => carried(joinSyllables(text))))
		}),
	)
})

const drawnAttributes: Record<string, RegExp> = {
	...allowedAttributes,
	p: /^(class=(x?large( hang)?( turn)?|hang( turn)?|turn))?((^| )lang=zh-Hant)?((^| )data-n=\d+)?$/,
	span: /^(class=en lang=en|lang=zh-CN|class=t[1-5])$/,
	ruby: /^(data-end=(wide)?)? ?(class=l[1-7])? ?(data-long=)? ?(data-written=.*)? ?(data-reading=.*)?$/s,
	rt: /^lang=(zh-Latn-pinyin|zh-Bopo)$/,
}

test('any text that is drawn otherwise is escaped, too, and keeps what it does not draw', () => {
	fc.assert(
		fc.property(fc.array(anyBlock, { maxLength: 3 }), anyDrawing, (content, drawing) => {
			const html = rubyHtml(content, { ...options, drawing }).join('')
			for (const { tagName, attrs } of elementsOf(html)) {
				const written = attrs.map(({ name, value }) => `${name}=${value}`).join(' ')
				expect(written).toMatch(drawnAttributes[tagName] ?? /^no such element is written$/)
			}
			const words = content.flatMap(({ zh }) =>
				zh.filter(({ word, pinyin }) => pinyin || hasHanzi(word)),
			)
			const rubies = elementsOf(html).filter(({ tagName }) => tagName === 'ruby')
			const kept = rubies.map((ruby) => {
				const written = ruby.attrs.find(({ name }) => name === 'data-written')?.value
				return written ?? withoutReadings({ ...ruby, tagName: 'span' })
			})
			expect(kept).toEqual(words.map(({ word }) => carried(word)))
		}),
	)
})

function withoutReadings(node: HtmlNode): string {
	if ('value' in node) return node.value
	if (!('tagName' in node) || node.tagName === 'rt') return ''
	return node.childNodes.map(withoutReadings).join('')
}
