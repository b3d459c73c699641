import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classOfPos } from '#app/domain/pinyin/lexicon.ts'
import { lightLocative } from '#app/domain/pinyin/locatives.ts'

const nouns = new Set(['桌子', '学校', '书', '山', '车', '楼', '妹妹', '今天'])
const verbs = new Set(['走', '跑', '画', '看'])
const classOf = (word: string) => {
	if (nouns.has(word)) return classOfPos('noun')
	return verbs.has(word) ? classOfPos('verb') : 0
}

/** The reading of the last 里 or 上 in a sentence with spaces. */
function light(sentence: string): string | undefined {
	const words = sentence.split(' ')
	return lightLocative(
		words,
		words.findLastIndex((word) => word === '里' || word === '上'),
		classOf,
	)
}

test.each([
	['书 在 桌子 上', 'shang'],
	['书 在 小桌子 上', 'shang'],
	['学校 里 没有 人', 'li'],
	['《 红楼梦 》 里 有 诗', 'li'],
	['在 画 上', 'shang'],
	['到 山 上 了', 'shang'],
	['在 微信 上', 'shang'],
])('in %s it is light: %s', (sentence, reading) => {
	expect(light(sentence)).toBe(reading)
})

test.each([
	'往 里 走',
	'五 里 路',
	'一百 多 里 外',
	'里 屋',
	'今天 上 课',
	'妹妹 上 小学',
	'车 上 了 山',
	'跑 上 楼',
	'楼 上',
	'书 上 个 月 出版',
	'上 车',
])('in %s it keeps its tone', (sentence) => {
	expect(light(sentence)).toBe(undefined)
})

test('no other word is light', () => {
	fc.assert(
		fc.property(fc.constantFrom('下', '外', '面', '走', '桌子'), (word) => {
			expect(lightLocative(['桌子', word], 1, classOf)).toBe(undefined)
		}),
	)
})
