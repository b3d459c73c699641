import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	formatAside,
	plainAside,
	readAside,
	type TypedAside,
} from '#app/domain/lesson-text/aside.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { cutAside } from '#app/domain/lesson-text/cut-aside.ts'

/** Cuts as the engine would: the words stand apart by spaces. */
function cut(typed: TypedAside, words: string): string {
	const tokens = words.split(' ').map((word) => ({ word }))
	return show(cutAside(typed, tokens))
}

function show(tokens: readonly Token[]): string {
	return tokens.map(({ word, pinyin }) => (pinyin ? `${word}[${pinyin}]` : word)).join(' ')
}

function read(line: string): TypedAside {
	const aside = readAside(line)
	if (!aside.ok) throw new Error(JSON.stringify(aside.error))
	return aside.value
}

test('a run without separators keeps the engine’s cut', () => {
	expect(cut(read('我去银行。'), '我 去 银行 。')).toBe('我 去 银行 。')
})

test('a run with separators is cut at them alone', () => {
	expect(cut(read('我␟去␟银行。'), '我 去 银 行 。')).toBe('我 去 银行 。')
})

test('a reading belongs to the word before it', () => {
	expect(cut(read('我␟去␟银␟行[hang2]。'), '我 去 银行 。')).toBe('我 去 银 行[háng] 。')
})

test('a reading in an uncut run belongs to as many hanzi as it has syllables', () => {
	expect(cut(read('我去银行[yínháng]很远。'), '我 去 银行 很 远 。')).toBe(
		'我 去 银行[yín háng] 很 远 。',
	)
})

test('the r of erhua is no syllable of its own', () => {
	expect(cut(read('你去哪儿[nǎr]？'), '你 去 哪 儿 ？')).toBe('你 去 哪儿[nǎr] ？')
})

test('a reading cuts its word out of what the engine joined', () => {
	expect(cut(read('头发长[zhǎng]大'), '头发 长大')).toBe('头发 长[zhǎng] 大')
})

test('the text has neither separators nor readings', () => {
	expect(read('我␟去␟银␟行[háng]。').text).toBe('我去银行。')
})

test('brackets that hold no pinyin are refused', () => {
	expect(readAside('我去银行[bank]。')).toEqual({
		ok: false,
		error: { code: 'aside.no-reading', values: { word: '我去银行', reading: 'bank' } },
	})
})

test('brackets after a sign or a letter are only brackets', () => {
	expect(read('A[1]，[2]').text).toBe('A[1]，[2]')
})

test('plain Chinese keeps its brackets', () => {
	expect(plainAside('他说[笑]。')).toEqual({
		text: '他说[笑]。',
		written: '他说[笑]。',
		readings: [],
	})
})

const words = fc.array(
	fc.oneof(
		fc.constantFrom('我', '银行', '行', '哪儿', '。', '，', 'Anna', '3').map((word) => ({ word })),
		fc.constantFrom(
			{ word: '银行', pinyin: 'yín háng', isCustomPinyin: true },
			{ word: '行', pinyin: 'háng', isCustomPinyin: true },
			{ word: '长', pinyin: 'zhǎng', isCustomPinyin: true },
		),
	),
)

test('stored words are the same after they were written down and read again', () => {
	fc.assert(
		fc.property(words, (tokens: Token[]) => {
			const typed = read(formatAside(tokens))
			const engine = tokens.map(({ word }) => ({ word }))
			expect(cutAside(typed, engine)).toEqual(tokens)
		}),
	)
})

test('any text is read or refused, and its words are its text', () => {
	const text = fc
		.array(fc.constantFrom('我', '银', '行', '␟', '[', ']', 'háng', 'a', ' ', '。', '𠮷', '3'))
		.map((parts) => parts.join(''))
	fc.assert(
		fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (line) => {
			const typed = readAside(line)
			if (!typed.ok) return
			const tokens = cutAside(typed.value, [{ word: typed.value.text }])
			expect(tokens.map(({ word }) => word).join('')).toBe(typed.value.text)
		}),
	)
})

test('a word ends where its author says, whatever the engine joined', () => {
	const aside = { ...plainAside('我去北京大学。'), ends: [3, 4] }
	expect(cut(aside, '我 去 北京大学 。')).toBe('我 去 北 京 大学 。')
})
