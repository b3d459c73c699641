import { expect, test } from 'vitest'
import { isChapterHeading, isVolumeHeading } from '#app/domain/texts/chapter-headings.ts'
import { partsOf } from '#app/domain/texts/split-text.ts'

test.each([
	...[
		'第一章',
		'第一章 下山',
		'第2章：进城',
		'第三章归来',
		'第三章 谁来了？',
		'第 3 章 夜',
		'【第三章】风雪',
	],
	...[
		'序章 起因',
		'楔子',
		'引子：雪',
		'前言',
		'尾声 十年后',
		'后记',
		'番外',
		'番外一 猫',
		'番外篇（一）',
	],
	...['Chapter 3', 'Chapter 3 回家', 'CHAPTER XII', 'Prologue', '正文 第一章 雪', '第五话 猫'],
])('%s is a heading', (line) => {
	expect(isChapterHeading(line)).toBe(true)
})

test.each([
	...[
		'第一章正文。',
		'第一章写得很好，我喜欢',
		'第二天',
		'第一部电影很好看',
		'后记是他写的',
		'尾声。',
	],
	...['第一章很好看', '第二章的故事我喜欢', '第三章写得不好', '第3节课我们学了写字'],
	...['上海', '卷起袖子', 'Part of it', '第三章：'],
])('%s is none', (line) => {
	expect(isChapterHeading(line)).toBe(false)
})

test('a volume stands above its chapters', () => {
	expect(['第一卷 风起', '卷二', '第一章', '第一卷 第一章'].map(isVolumeHeading)).toEqual([
		true,
		true,
		false,
		false,
	])
	const text = '第一卷 风起\n\n第一章 下山\n他下山了。\n第二章 进城\n城里很热闹。'
	expect(partsOf([{ title: '', text }]).map(({ title }) => title)).toEqual([
		'第一卷 风起 第一章 下山',
		'第二章 进城',
	])
})
