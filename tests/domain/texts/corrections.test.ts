import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import {
	type Correction,
	countChanged,
	type Rule,
	withCorrections,
} from '#app/domain/texts/corrections.ts'
import { placedWords, shownIn, writtenText } from '#app/domain/texts/placed-words.ts'

const pattern = /^([^=[]+)(?:=([^[]+))?(?:\[(.*)\])?$/

/** 王小 | 明[míng] | 東西=东西: words, their readings, and as they are written. */
function contentOf(...lines: string[]): LessonContent {
	return lines.map((line) => ({
		zh: line.split(' | ').map((piece): Token => {
			const [, written = '', word, pinyin] = pattern.exec(piece) ?? []
			return {
				word: word ?? written,
				...(word && { written }),
				...(pinyin && { pinyin }),
			}
		}),
		en: '',
		blank: 'normal',
	}))
}

function shown(content: LessonContent): string[] {
	return content.map(({ zh }) =>
		zh
			.map(({ word, written, pinyin, note }) => {
				const text = written === undefined ? word : `${written}=${word}`
				return `${text}${pinyin ? `[${pinyin}]` : ''}${note ? ` (${note})` : ''}`
			})
			.join(' | '),
	)
}

function cut(...words: string[]): Rule {
	return {
		kind: 'cut',
		words: words.map((word) => {
			const [, text = '', simplified, pinyin] = pattern.exec(word) ?? []
			return { text, word: simplified, pinyin }
		}),
	}
}

function reading(word: string, was: string | undefined, pinyin: string): Rule {
	return { kind: 'reading', word, was, pinyin }
}

const everywhere = (...rules: Rule[]): Correction[] => rules.map((rule) => ({ rule }))

test('words that stand beside each other are joined', () => {
	const content = contentOf('王小 | 明[míng] | 来', '我 | 叫 | 王小 | 明[míng]')
	const name = cut('王小明[Wáng Xiǎo míng]')
	expect(shown(withCorrections(content, everywhere(name)))).toEqual([
		'王小明[Wáng Xiǎo míng] | 来',
		'我 | 叫 | 王小明[Wáng Xiǎo míng]',
	])
	const here = [{ rule: name, place: { paragraph: 1, at: 2 } }]
	expect(shown(withCorrections(content, here))).toEqual([
		'王小 | 明[míng] | 来',
		'我 | 叫 | 王小明[Wáng Xiǎo míng]',
	])
})

test('a cut holds however the engine cut the characters, but not across a word’s border', () => {
	const content = contentOf('王 | 小明 | 说 | ， | 王小 | 明天 | 来')
	expect(shown(withCorrections(content, everywhere(cut('王小明'))))).toEqual([
		'王小明 | 说 | ， | 王小 | 明天 | 来',
	])
})

test('a word is split, and a border moves', () => {
	expect(shown(withCorrections(contentOf('学习汉语'), everywhere(cut('学习', '汉语'))))).toEqual([
		'学习 | 汉语',
	])
	const moved = everywhere(cut('从[cóng]', '小学[xiǎo xué]'))
	expect(shown(withCorrections(contentOf('从小 | 学 | 起'), moved))).toEqual([
		'从[cóng] | 小学[xiǎo xué] | 起',
	])
})

test('a place that is cut as wished keeps its readings', () => {
	const content = contentOf('长[zhǎng] | 大[dà]')
	expect(withCorrections(content, everywhere(cut('长[cháng]', '大')))[0]).toBe(content[0])
})

test('a reading is corrected where the word stands by itself with that reading', () => {
	const content = contentOf(
		'头发 | 长[zhǎng] | ， | 长城[cháng chéng] | 长[cháng] | ， | 长[zhǎng]',
	)
	const rule = reading('长', 'zhǎng', 'cháng')
	expect(shown(withCorrections(content, everywhere(rule)))).toEqual([
		'头发 | 长[cháng] | ， | 长城[cháng chéng] | 长[cháng] | ， | 长[cháng]',
	])
	const here = [{ rule, place: { paragraph: 0, at: 2 } }]
	expect(shown(withCorrections(content, here))).toEqual([
		'头发 | 长[cháng] | ， | 长城[cháng chéng] | 长[cháng] | ， | 长[zhǎng]',
	])
})

test('a corrected reading is marked as set by hand', () => {
	const [block] = withCorrections(contentOf('还[hái]'), everywhere(reading('还', 'hái', 'huán')))
	expect(block?.zh).toEqual([{ word: '还', pinyin: 'huán', isCustomPinyin: true }])
})

test('a note stays on its word through a later reading, and an empty one takes it away', () => {
	const content = contentOf('王小明[wáng xiǎo míng]')
	const note: Rule = {
		kind: 'note',
		word: '王小明',
		pinyin: 'wáng xiǎo míng',
		note: 'Anna’s teacher',
	}
	const named = reading('王小明', 'wáng xiǎo míng', 'Wáng Xiǎo míng')
	expect(shown(withCorrections(content, everywhere(note, named)))).toEqual([
		'王小明[Wáng Xiǎo míng] (Anna’s teacher)',
	])
	expect(withCorrections(content, everywhere(note, { ...note, note: '' }))).toEqual(content)
})

test('traditional words are cut and read as they are written', () => {
	const content = contentOf('買東=买东 | 西 | 很 | 長=长[zhǎng]')
	const rules = everywhere(cut('買=买[mǎi]', '東西=东西[dōng xi]'), reading('長', 'zhǎng', 'cháng'))
	expect(shown(withCorrections(content, rules))).toEqual([
		'買=买[mǎi] | 東西=东西[dōng xi] | 很 | 長=长[cháng]',
	])
})

test('later corrections begin with what earlier ones left', () => {
	const rules = everywhere(
		cut('从小学'),
		cut('从', '小学[xiǎo xué]'),
		reading('小学', 'xiǎo xué', 'x'),
	)
	expect(shown(withCorrections(contentOf('从小 | 学'), rules))).toEqual(['从 | 小学[x]'])
})

test('words that are not what they were are counted', () => {
	const content = contentOf('王小 | 明 | 来', '我 | 是 | 王小 | 明')
	expect(countChanged(content, withCorrections(content, everywhere(cut('王小明'))))).toBe(2)
	expect(countChanged(content, content)).toBe(0)
})

const hanzi = fc.constantFrom('王', '小', '明', '𠮷')
const pinyin = fc.option(fc.constantFrom('yī', 'èr'), { nil: undefined })
const word = fc.record({
	text: fc.array(hanzi, { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
	pinyin,
})
const token = fc.oneof(
	word.map(({ text, pinyin }): Token => ({ word: text, ...(pinyin && { pinyin }) })),
	fc.constant<Token>({ word: '。' }),
	// Written in other characters than it is looked up by.
	fc.constant<Token>({ word: '小明', written: '明小', pinyin: 'yī' }),
)
const block = fc
	.array(token, { maxLength: 12 })
	.map((zh) => ({ zh, en: '', blank: 'normal' as const }))
const contents = fc.array(block, { minLength: 1, maxLength: 3 })
const rules = fc.oneof(
	fc.array(word, { minLength: 1, maxLength: 3 }).map((words): Rule => ({ kind: 'cut', words })),
	fc
		.tuple(word, fc.constantFrom('yī', 'èr'))
		.map(([{ text, pinyin: was }, now]) => reading(text, was, now)),
	word.map(({ text, pinyin }): Rule => ({ kind: 'note', word: text, pinyin, note: 'n' })),
)
const place = fc.option(fc.record({ paragraph: fc.nat({ max: 2 }), at: fc.nat({ max: 12 }) }), {
	nil: undefined,
})
const corrections = fc.record({ rule: rules, place })

test('characters never change', () => {
	fc.assert(
		fc.property(contents, fc.array(corrections, { maxLength: 6 }), (content, all) => {
			const texts = withCorrections(content, all).map(({ zh }) => writtenText(zh))
			expect(texts).toEqual(content.map(({ zh }) => writtenText(zh)))
		}),
	)
})

test('a correction applied twice is the same as applied once', () => {
	fc.assert(
		fc.property(contents, corrections, (content, one) => {
			const once = withCorrections(content, [one])
			expect(withCorrections(once, [one])).toEqual(once)
		}),
	)
})

test('corrections applied together are the same as one after the other', () => {
	fc.assert(
		fc.property(contents, fc.array(corrections, { maxLength: 5 }), (content, all) => {
			const apart = all.reduce<LessonContent>((now, one) => withCorrections(now, [one]), content)
			expect(withCorrections(content, all)).toEqual(apart)
		}),
	)
})

test('a reading changes exactly the words that stand by themselves with the old one', () => {
	fc.assert(
		fc.property(contents, word, (content, { text, pinyin: was }) => {
			const after = withCorrections(content, everywhere(reading(text, was, 'x')))
			const wished = content.map(({ zh }) =>
				zh.map((one) =>
					shownIn(one) === text && one.pinyin === was
						? { ...one, pinyin: 'x', isCustomPinyin: true }
						: one,
				),
			)
			expect(after.map(({ zh }) => zh)).toEqual(wished)
		}),
	)
})

test('a cut leaves no place with its characters that it should have changed, and no other word', () => {
	const words = fc.array(word, { minLength: 1, maxLength: 2 })
	fc.assert(
		fc.property(contents, words, (content, wished) => {
			const chars = wished.map(({ text }) => text).join('')
			const after = withCorrections(content, [{ rule: { kind: 'cut', words: wished } }])
			for (const [index, { zh }] of after.entries()) {
				const before = new Map(
					placedWords(content[index]?.zh ?? []).map(({ at, token }) => [at, token]),
				)
				const places = placedWords(zh)
				const text = writtenText(zh)
				const borders = new Set([...places.map(({ at }) => at), text.length])
				const isSo = (at: number) => {
					const run = places.filter((one) => one.at >= at && one.to <= at + chars.length)
					return run.map(({ token }) => shownIn(token)).join('|') === cutText(wished)
				}
				const found = Array.from({ length: text.length }, (_, at) => at).filter((at) =>
					text.startsWith(chars, at),
				)
				const bordered = found.filter((at) => borders.has(at) && borders.has(at + chars.length))
				const done = bordered.filter(isSo)
				for (const at of bordered) {
					const isOverlapped = done.some((other) => Math.abs(other - at) < chars.length)
					expect(isSo(at) || isOverlapped).toBe(true)
				}
				for (const { token, at, to } of places) {
					const isInside = done.some((from) => from <= at && to <= from + chars.length)
					if (!isInside) expect(before.get(at)).toEqual(token)
				}
			}
		}),
	)
})

function cutText(words: readonly { text: string }[]): string {
	return words.map(({ text }) => text).join('|')
}
