/** Texts and pages as people have them: the files are in tests/fixtures/cases. */
import { describe, expect, test } from 'vitest'
import { readCase } from '#tests/support/cases.ts'

const sentences = '山下的小镇每年冬天都下雪。孩子们在路上堆雪人，老人坐在门口喝茶，谁也不觉得冷。'
const traditional = '山下的小鎮每年冬天都下雪。孩子們在路上堆雪人，老人坐在門口喝茶，誰也不覺得冷。'

describe('text with a broken place is read, and the place counted', () => {
	test.each([
		['utf8-cut.txt', `${sentences.repeat(6).slice(0, -1)}\ufffd`],
		['gbk-cut.txt', `${sentences.repeat(6).slice(0, -1)}\ufffd`],
		['big5-cut.txt', `${traditional.repeat(6).slice(0, -1)}\ufffd`],
		['utf8-onebad.txt', sentences.repeat(6).replace(/^(.{100})/u, '$1\ufffd')],
		['gbk-onebad.txt', sentences.repeat(6).replace(/^(.{100})/u, '$1\ufffd')],
		['srt-one-bad-byte.srt', '我们走吧。 / 好\ufffd的。'],
		['utf8-replacement.txt', `${sentences.repeat(2)}看似\ufffd\ufffd一面。${sentences.repeat(2)}`],
	])('%s', (name, text) => {
		expect(readCase(`12-damaged-encodings/${name}`)).toMatchObject({
			parts: [`–: ${text}`],
			notices: ['Places that could not be read, shown as \ufffd: 1.'],
		})
	})
})

describe('encodings are told apart', () => {
	test.each([
		['big5-names', '臺北、高雄、臺南、新竹、嘉義、屏東、花蓮、臺東、澎湖、金門'],
		['big5-poem', '床前明月光， / 疑是地上霜。 / 舉頭望明月， / 低頭思故鄉。'],
		['big5-short', '你好嗎？'],
		['big5-short2', '謝謝你。'],
		['big5', traditional],
		['euro', '价格：€20，£5。'],
		['gb18030-4byte', `㐀字很少见，𠮷野家也是。${sentences}`],
		['gbk-mostly-english', `${'This is a long English page with notes. '.repeat(10)}我喜欢你。`],
		['gbk-names', '镕、喆、堃、玥、珺、婧、翀、昉、晗、旸、赟、姝'],
		['gbk-one', '茶'],
		['gbk-pinyin', '你好 nǐ hǎo，老师 lǎo shī，女儿 nǚ ér。'],
		['gbk-short', '你好吗？'],
		['gbk-short2', '晚安'],
		['utf16-latin-mix-nobom', 'Chapter 1: The house. 我家很大。 English lesson text here.'],
		['utf16be-nobom', sentences],
		['utf16le-bom', sentences],
		['utf16le-nobom', sentences],
	])('%s', (name, text) => {
		const { parts, notices } = readCase(`13-encodings-told-apart/${name}.txt`)
		expect({ parts, notices }).toEqual({ parts: [`–: ${text}`], notices: [] })
	})
})

/** Node knows fewer characters of Hong Kong than browsers do; the others stand. */
test('Big5 with characters of Hong Kong is told by the others', () => {
	const { parts, notices } = readCase('13-encodings-told-apart/hkscs.txt')
	expect(parts?.[0]).toMatch(/^–: 佢.{2}邊度食.？我.{2}屋企。/u)
	expect(parts?.[0]).toContain(traditional)
	expect(notices).toEqual([])
})

test('headings begin chapters, and sentences do not', () => {
	expect(
		readCase('14-chapters/novel.txt').parts?.map((part) => part.replace(/ \/ /g, '/')),
	).toEqual([
		'–: 雪夜',
		'楔子: 楔子/很久以前，山里有一座庙。',
		'序章 起因: 序章 起因/那一年大旱。',
		'第一章 下山: 第一章 下山/第一章正文。/他背着包下山了。',
		'第2章：进城: 第2章：进城/城里很热闹。',
		'Chapter 3 回家: Chapter 3 回家/他想家了。',
		'第四十五章 尾声（上）: 第四十五章 尾声（上）/天亮了。',
		'番外 猫的一天: 番外 猫的一天/猫睡了一天。',
		'后记: 后记/谢谢大家。',
	])
})

describe('web pages', () => {
	const simplified =
		'山下的小镇每年冬天都下雪。孩子们在路上堆雪人，老人坐在门口喝茶，谁也不觉得冷。'
	test.each([
		['gb2312-declared.html', [simplified, '第二段：朱镕基、李喆、€5、“你好”——再见 ！']],
		['utf8-but-says-gb2312.html', [simplified, '第二段：朱镕基、李喆、€5、“你好”——再见 ！']],
		['big5-declared.htm', ['小鎮的雪', '第二段：“你好”——再見 ！']],
		['short-big5.html', ['歡迎光臨']],
		['short-gbk.html', ['好。']],
		['latin1-declared.html', ['–: 你好，世界。café']],
		['windows1252.html', ['–: 你好 ', 'café']],
	])('%s', (name, lines) => {
		const { parts, notices } = readCase(`15-html-pages/${name}`)
		for (const line of lines) expect(parts?.[0]).toContain(line)
		expect(parts?.[0]).not.toMatch(/脚本|注释|\ufffd/)
		expect(notices).toEqual([])
	})
})

test('broken lines are joined', () => {
	expect(readCase('38-hard-wrapped/input.txt').parts).toEqual([
		'–: 小林每天早上都去公园散步。他喜欢一边走一边听音乐，有时候还会遇见他的老朋友。 /  / 第二段从这里开始，他们一起喝了咖啡。',
	])
})
