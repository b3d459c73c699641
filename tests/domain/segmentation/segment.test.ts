import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

function cut(text: string, extraWords?: readonly string[]): string {
	return segment(realDictionary, text, extraWords).join(' ')
}

test('a sentence is cut into its words', () => {
	expect(cut('我在学校学习汉语。')).toBe('我 在 学校 学习 汉语 。')
	expect(cut('他从小学起就喜欢踢足球')).toBe('他 从 小学 起 就 喜欢 踢足球')
	expect(cut('她一会儿哭，一会儿笑。')).toBe('她 一会儿 哭 ， 一会儿 笑 。')
})

test('nationalities are one word', () => {
	expect(cut('我是中国人，她是美国人，你是哪国人？')).toBe(
		'我 是 中国人 ， 她 是 美国人 ， 你 是 哪 国 人 ？',
	)
	expect(cut('中国人民和中国人口')).toBe('中国 人民 和 中国 人口')
})

test('the likelier of overlapping words are taken', () => {
	expect(cut('研究生命起源')).toBe('研究 生命 起源')
	expect(cut('南京市长江大桥')).toBe('南京市 长江 大桥')
	expect(cut('请把门关上')).toBe('请 把 门 关上')
	expect(cut('老师的话我懂')).toBe('老师 的 话 我 懂')
})

test('dates, times, amounts and ordinals are cut into words', () => {
	expect(cut('会议定在二〇二四年3月5号下午三点半。')).toBe(
		'会议 定 在 二〇二四 年 3 月 5 号 下午 三 点 半 。',
	)
	expect(cut('这本书两百块，那条裤子一百二十块。')).toBe(
		'这 本 书 两百 块 ， 那 条 裤子 一百二十 块 。',
	)
	expect(cut('百分之五的人买了三分之一。')).toBe('百分之五 的 人 买 了 三分之一 。')
	expect(cut('第一个人坐第二十三排')).toBe('第一 个 人 坐 第二十三 排')
})

test('a number and its measure word are two words', () => {
	expect(cut('我有三个人要介绍，等十分钟。')).toBe('我 有 三 个 人 要 介绍 ， 等 十 分钟 。')
	expect(cut('他买了一个苹果，这本书他看了两次。')).toBe(
		'他 买 了 一 个 苹果 ， 这 本 书 他 看 了 两 次 。',
	)
})

test('了 and 儿 are separate unless part of a word', () => {
	expect(cut('他们走了，下雨了，为了孩子')).toBe('他们 走 了 ， 下雨 了 ， 为了 孩子')
	expect(cut('在这儿等你一会儿，我女儿没事儿。')).toBe('在 这儿 等 你 一会儿 ， 我 女儿 没事儿 。')
})

test('words with letters are found, but not inside longer ones', () => {
	expect(cut('我穿T恤去唱卡拉OK。')).toBe('我 穿 T恤 去 唱 卡拉OK 。')
	expect(cut('卡拉OKAY')).toBe('卡拉 OKAY')
	expect(cut('用iPhone15看5%')).toBe('用 iPhone15 看 5%')
})

test('hanzi in no word are single words', () => {
	expect(segment(realDictionary, '𠮷野家𪚥𪚥')).toEqual(['𠮷', '野', '家', '𪚥', '𪚥'])
})

test('extra words win over dictionary words', () => {
	expect(cut('他在北京大学学习')).toBe('他 在 北京大学 学习')
	expect(cut('他在北京大学学习', ['京大学'])).toBe('他 在 北 京大学 学习')
	expect(cut('我有三个人', ['个人'])).toBe('我 有 三 个人')
	expect(cut('用3D 打印', ['3D 打印'])).toBe('用 3D 打印')
	expect(segment(realDictionary, '用3D 打印', ['3D 打印'])).toEqual(['用', '3D 打印'])
})

test('overlapping extra words that cover more text win', () => {
	expect(cut('我爱汉路网', ['汉路网', '爱汉'])).toBe('我 爱 汉路网')
	expect(cut('北京大学生', ['北京', '大学生', '北京大学', ''])).toBe('北京 大学生')
})

test('an extra word that is a prefix of another is found at the end', () => {
	expect(cut('爱汉路', ['汉路', '汉路网站', '路'])).toBe('爱 汉路')
	expect(segment(realDictionary, '路', ['路', '路网'])).toEqual(['路'])
})

test('empty and blank texts have no words', () => {
	expect(segment(realDictionary, '')).toEqual([])
	expect(segment(realDictionary, ' \r\n\r\n')).toEqual([' ', '\r\n', '\r\n'])
})

test('a text longer than the shared lattice is cut like a short one', () => {
	const sentence = '我们每天早上六点起床，先喝一杯热水。'
	const once = segment(realDictionary, sentence)
	const often = segment(realDictionary, sentence.repeat(1_000))
	expect(often).toEqual(new Array(1_000).fill(once).flat())
	expect(segment(realDictionary, sentence)).toEqual(once)
})

// Quadratic time would take many minutes, and run into the timeout.
test('repetitive long texts are cut fast', () => {
	const extra = Array.from({ length: 2_000 }, (_, at) => `一${at}`)
	for (const hanzi of ['一', '万', '斯', '看', '老', '不', 'A', '…', ' ', '\ud842']) {
		const text = hanzi.repeat(100_000)
		expect(segment(realDictionary, text, extra).join('')).toBe(text)
	}
})

const characters = fc.oneof(
	fc.constantFrom(
		...'我们学习看不了一个二百零八第分之点半王小明斯尔拉儿的',
		'𠮷',
		'\ud842',
		'\udfb7',
		'\0',
		'\r',
		'\n',
		'·',
		' ',
		'T',
		'恤',
		'5',
		'%',
		'，',
		'\u200d',
	),
	fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)

test('joined words are the text, for any Unicode', () => {
	fc.assert(
		fc.property(fc.string({ unit: characters }), (text) => {
			const words = segment(realDictionary, text)
			expect(words.join('') === text && !words.includes('')).toBe(true)
		}),
	)
})

test('joined words are the text with any extra words', () => {
	const words = fc.array(fc.string({ unit: characters, maxLength: 4 }), { maxLength: 5 })
	fc.assert(
		fc.property(fc.string({ unit: characters }), words, (text, extra) => {
			expect(segment(realDictionary, text, [...extra, text.slice(1, 4)]).join('')).toBe(text)
		}),
	)
})
