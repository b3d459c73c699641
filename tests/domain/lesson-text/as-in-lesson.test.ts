import { describe, expect, test } from 'vitest'
import { asInLesson } from '#app/domain/lesson-text/as-in-lesson.ts'
import { readAside } from '#app/domain/lesson-text/aside.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { cutAside } from '#app/domain/lesson-text/cut-aside.ts'
import { lessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

type Texts = { own?: string[]; earlier?: string[][]; later?: string[][] }

/** Lines such as 六月[Liù yuè] | 在 | 吗. */
function wordsOf({ own = [], earlier = [], later = [] }: Texts) {
	const contentOf = (lines: string[]) => contentFrom(...lines.map((line) => `${line} / `))
	return lessonWords({
		own: contentOf(own),
		earlier: earlier.map(contentOf),
		later: later.map(contentOf),
	})
}

/** What the author wrote, and the engine's words with their readings: 六月[liù yuè] | 在. */
function shown(texts: Texts, engine: string, written?: string): string {
	const tokens = contentFrom(`${engine} / `).flatMap(({ zh }) =>
		zh.map(({ isCustomPinyin: _, ...token }): Token => token),
	)
	const read = readAside(written ?? tokens.map(({ word }) => word).join(''))
	const aside = read.ok ? read.value : expect.fail('no aside')
	return asInLesson(cutAside(aside, tokens), aside, wordsOf(texts))
		.map(({ word, pinyin }) => (pinyin ? `${word}[${pinyin}]` : word))
		.join(' | ')
}

describe('names', () => {
	test('of the lesson are names wherever they stand', () => {
		const own = ['六月[Liù yuè] | 在[zài] | 吗']
		expect(shown({ own }, '找 | 六月[liù yuè] | 。')).toBe('找 | 六月[Liù yuè] | 。')
	})

	test('that are words of the lesson, too, are names where nothing else tells', () => {
		const own = [
			'白天[Bái Tiān] | 是[shì] | 老师',
			'他[tā] | 在[zài] | 白天[bái tiān] | 睡觉[shuì jiào]',
		]
		expect(shown({ own }, '白天[bái tiān] | 去 | 哪儿')).toBe('白天[Bái Tiān] | 去 | 哪儿')
		expect(shown({ own }, '我 | 在[zài] | 白天[bái tiān] | 睡觉[shuì jiào]')).toBe(
			'我 | 在[zài] | 白天[bái tiān] | 睡觉[shuì jiào]',
		)
		expect(shown({ own }, '白天[bái tiān] | 睡觉', '白天[báitiān]睡觉')).toBe(
			'白天[bái tiān] | 睡觉[shuì jiào]',
		)
	})

	test('that the engine cut apart are joined', () => {
		const own = ['“ | 小鱼[Xiǎo Yú] | ”']
		expect(shown({ own }, '给 | 小[xiǎo] | 鱼[yú] | 打电话')).toBe('给 | 小鱼[Xiǎo Yú] | 打电话')
	})

	test('of earlier lessons count unless the lesson has another reading, and those of later ones', () => {
		const earlier = [['方向[Fāng Xiàng] | 说']]
		expect(shown({ earlier }, '方向[fāng xiàng]')).toBe('方向[Fāng Xiàng]')
		expect(shown({ own: ['走 | 错 | 方向[fāng xiàng]'], earlier }, '方向[fāng xiàng]')).toBe(
			'方向[fāng xiàng]',
		)
		expect(shown({ later: [['马克[Mǎ kè]']] }, '马克[mǎ kè]')).toBe('马克[Mǎ kè]')
	})
})

describe('cuts', () => {
	test('are those of the lesson where it has the same characters', () => {
		const own = ['病[bìng] | 好[hǎo] | 多[duō] | 了[le]', '六[liù] | 点[diǎn] | 十[shí] | 分[fēn]']
		expect(shown({ own }, '“ | 好多[hǎo duō] | 了[le] | ”')).toBe(
			'“ | 好[hǎo] | 多[duō] | 了[le] | ”',
		)
		expect(shown({ own }, '现在 | 六[liù] | 点[diǎn] | 十分[shí fēn]')).toBe(
			'现在 | 六[liù] | 点[diǎn] | 十[shí] | 分[fēn]',
		)
	})

	test('begin and end where the engine’s words do', () => {
		expect(
			shown({ own: ['北京[Běi jīng] | 大学[dà xué]'] }, '在 | 北京大学[Běi jīng dà xué]'),
		).toBe('在 | 北京[Běi jīng] | 大学[dà xué]')
		expect(shown({ own: ['个[gè] | 人[rén]'] }, '一[yī] | 个人[gè rén] | 的 | 人们')).toBe(
			'一[yī] | 个[gè] | 人[rén] | 的 | 人们',
		)
		expect(shown({ own: ['天[tiān] | 上[shàng]'] }, '明天[míng tiān] | 上课')).toBe(
			'明天[míng tiān] | 上课',
		)
	})

	test('come from the longest stretch, then from the nearest lesson', () => {
		const own = ['一个人[yī gè rén] | 住']
		const earlier = [['有[yǒu] | 一[yī] | 个[gè] | 人[rén]']]
		expect(shown({ own, earlier }, '有[yǒu] | 一个人[yī gè rén]')).toBe(
			'有[yǒu] | 一[yī] | 个[gè] | 人[rén]',
		)
		expect(shown({ own, earlier }, '他 | 一[yī] | 个[gè] | 人[rén]')).toBe('他 | 一个人[yī gè rén]')
	})

	test('stay as they are where one lesson has two', () => {
		const own = ['一个人[yī gè rén] | 住', '一[yī] | 个[gè] | 人[rén] | 说']
		expect(shown({ own }, '一[yī] | 个[gè] | 人[rén]')).toBe('一[yī] | 个[gè] | 人[rén]')
	})

	test('that the author of the exercise wrote stay', () => {
		expect(
			shown({ own: ['好[hǎo] | 多[duō] | 了[le]'] }, '好多[hǎo duō] | 了[le]', '好多␟了'),
		).toBe('好多[hǎo duō] | 了[le]')
	})
})

describe('readings of single hanzi', () => {
	const own = ['我[wǒ] | 还[huán] | 书[shū]', '看[kàn] | 过[guo] | 吗']

	test('are those of the lesson between the same words', () => {
		expect(shown({ own }, '我[wǒ] | 还[hái] | 书[shū]')).toBe('我[wǒ] | 还[huán] | 书[shū]')
		expect(shown({ own }, '我[wǒ] | 还[hái] | 有[yǒu]')).toBe('我[wǒ] | 还[hái] | 有[yǒu]')
	})

	test('of particles follow from the word before', () => {
		expect(shown({ own }, '看[kàn] | 过[guò] | 书[shū]')).toBe('看[kàn] | 过[guo] | 书[shū]')
	})

	test('are those of the lesson where they stand alone', () => {
		expect(shown({ own }, '“ | 过[guò] | ”')).toBe('“ | 过[guo] | ”')
		expect(shown({ own: ['长[cháng] | ， | 长[zhǎng]'] }, '长[zhǎng]')).toBe('长[zhǎng]')
	})

	test('of the author stay', () => {
		expect(shown({ own }, '过[guò]', '过[guò]')).toBe('过[guò]')
	})
})

test('what comes of a verb has its tones behind 不, though the lesson has the word without', () => {
	const own = ['门[mén] | 进去[jìn qu] | 就是[jiù shì]']
	expect(shown({ own }, '打[dǎ] | 不[bu] | 进去[jìn qù]')).toBe('打[dǎ] | 不[bu] | 进去[jìn qù]')
	expect(shown({ own }, '我[wǒ] | 进去[jìn qù]')).toBe('我[wǒ] | 进去[jìn qu]')
})
