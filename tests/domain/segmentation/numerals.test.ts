import { expect, test } from 'vitest'
import {
	beginsNumeral,
	mayContinueNumeral,
	mayPrecedeMeasure,
	measureEnd,
	numeralEnd,
} from '#app/domain/segmentation/numerals.ts'

const numberOf = (text: string) => text.slice(0, numeralEnd(text, 0))

test('numeralEnd finds the end of a number', () => {
	const numbers =
		'二十四 一百零八 三千五百万 四百五十万 两万 二〇二四 一九九八 二○○八 几十 十几 数百 三四十 十五六 百万 一百二'
	for (const number of numbers.split(' ')) expect(numberOf(`${number}年`)).toBe(number)
})

test('ordinals, fractions and decimals are one number', () => {
	for (const number of '第一 第二十三 第一百 百分之五 百分之三十七 三分之一 百分之二点五'.split(
		' ',
	)) {
		expect(numberOf(`${number}，`)).toBe(number)
	}
	expect(numberOf('三点一四')).toBe('三点一四')
	expect(numberOf('零点五')).toBe('零点五')
	expect(numberOf('二点五公斤')).toBe('二点五')
})

test('times and words with 点 are not decimals', () => {
	expect(numberOf('三点十五分')).toBe('三')
	expect(numberOf('三点五分')).toBe('三')
	expect(numberOf('一点一点')).toBe('一')
	expect(numberOf('两点半')).toBe('两')
})

test('words that look like numbers are not', () => {
	expect(numberOf('万一下雨')).toBe('')
	expect(numberOf('几个')).toBe('')
	expect(numberOf('第几')).toBe('')
	expect(numberOf('三三两两')).toBe('三')
	expect(beginsNumeral('看'.charCodeAt(0))).toBe(false)
	expect(beginsNumeral('第'.charCodeAt(0))).toBe(true)
})

test('measure words are recognized, long ones too', () => {
	const measureOf = (text: string) => text.slice(0, measureEnd(text, 0))
	expect(['个人', '分钟后', '公斤', '看看'].map(measureOf)).toEqual(['个', '分钟', '公斤', ''])
	expect([...'一几这看'].map((hanzi) => mayPrecedeMeasure(hanzi.charCodeAt(0)))).toEqual([
		true,
		true,
		true,
		false,
	])
})

test('a number of several characters has a numeral, 分 or 点 second', () => {
	for (const number of ['十二', '百分之五', '三点一四', '第二', '几十', '二〇二四']) {
		expect(mayContinueNumeral(number.charCodeAt(1))).toBe(true)
	}
	expect(mayContinueNumeral('一本'.charCodeAt(1))).toBe(false)
})
