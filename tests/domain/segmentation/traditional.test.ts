import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	openTraditional,
	readingAsWritten,
	simplifyTexts,
} from '#app/domain/segmentation/traditional.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'
import { realTraditional } from '#tests/support/real-traditional.ts'

const simplified = (...texts: string[]) => simplifyTexts(realTraditional, texts)

test.each([
	['臺灣的夜市很熱鬧。', '台湾的夜市很热闹。'],
	['我們點了臭豆腐', '我们点了臭豆腐'],
	['這裡的東西便宜', '这里的东西便宜'],
	['他看著錢包，老闆笑了', '他看着钱包，老板笑了'],
	['這是一位著名的作家', '这是一位著名的作家'],
	['乾隆時的乾淨衣服', '乾隆时的干净衣服'],
	['甚麼時候吃麵？', '什么时候吃面？'],
	['後來皇后來了，牠跑了', '后来皇后来了，它跑了'],
	['妳瞭解於是的用法嗎？', '你了解于是的用法吗？'],
	['頭髮很長，發現一隻貓', '头发很长，发现一只猫'],
])('%s is read as %s', (text, expected) => {
	expect(simplified(text)).toEqual([expected])
})

test.each([
	'鲁迅著的书很多，他看着著名的乾隆像。',
	'他只有一只猫，在里面吃面。',
	'二〇二四年 iPhone 很贵，𠮷。',
	'',
])('the simplified text %s stays as it is', (text) => {
	expect(simplified(text)).toEqual([text])
})

test('in a mixed text each sentence is read in its own script', () => {
	expect(simplified('鲁迅著的书。我們看著書。')).toEqual(['鲁迅著的书。我们看着书。'])
	expect(simplified('我学过繁體字。')).toEqual(['我学过繁体字。'])
})

test('a short line is read in the script of the lines around it', () => {
	expect(simplified('我們回家。', '坐著。')).toEqual(['我们回家。', '坐着。'])
	expect(simplified('我们回家。', '鲁迅著。')).toEqual(['我们回家。', '鲁迅著。'])
})

test('a sentence of characters in both scripts is traditional in its 著 alone, if words say so', () => {
	const settled = (...texts: string[]) =>
		simplifyTexts(realTraditional, texts, (_, simple) => simple.replace(/[著乾]/gu, '着'))
	expect(settled('李明站著，乾。')).toEqual(['李明站着，乾。'])
	expect(settled('李明站著。', '我们回家。')).toEqual(['李明站著。', '我们回家。'])
	expect(settled('他们站著。')).toEqual(['他们站著。'])
	expect(simplified('老舍著。')).toEqual(['老舍著。'])
})

test.each([
	['隻', 'zhǐ', 'zhī'],
	['髮', 'fā', 'fà'],
	['發', 'fà', 'fā'],
	['幹', 'gān', 'gàn'],
	['後', 'hòu', 'hòu'],
	['我', 'wǒ', 'wǒ'],
	['隻', undefined, undefined],
])('%s read %s is %s', (written, reading, expected) => {
	expect(readingAsWritten(realTraditional, written, reading)).toBe(expected)
})

test('a text keeps its length, and a second time changes nothing', () => {
	fc.assert(
		fc.property(fc.array(chineseTexts), (texts) => {
			const once = simplifyTexts(realTraditional, texts)
			expect(once.map(({ length }) => length)).toEqual(texts.map(({ length }) => length))
			expect(simplifyTexts(realTraditional, once)).toEqual(once)
		}),
	)
})

test('the table is small, and other bytes are refused', () => {
	expect(gzipSync(readFileSync('build/segmentation/traditional.bin')).length).toBeLessThan(60_000)
	expect(() => openTraditional(new ArrayBuffer(8))).toThrow(RangeError)
})
