import { expect, test } from 'vitest'
import { readSense } from '#app/seed/dictionary/sense.ts'

test.each([
	['CL:個|个[ge4],位[wei4]', 'note', 'measure words: 个 gè, 位 wèi'],
	['CL:本[ben3]', 'note', 'measure word: 本 běn'],
	['Taiwan pr. [fa3]', 'note', 'Taiwan pronunciation fǎ'],
	['also pr. [di4] or [di5] in poetry', 'note', 'also pronounced dì or di in poetry'],
	['Taiwan pr. [ya1zhou2]', 'note', 'Taiwan pronunciation yā zhóu'],
	['also written 裏|里[li3]', 'note', 'also written 里 lǐ'],
	['to tell sb sth', 'gloss', 'to tell somebody something'],
	['together with (Taiwan pr. [han4])', 'gloss', 'together with (Taiwan pronunciation hàn)'],
	['as in 打傘|打伞[da3 san3] "to hold"', 'gloss', 'as in 打伞 dǎ sǎn "to hold"'],
	['road (CL:條|条[tiao2])', 'gloss', 'road (measure word: 条 tiáo)'],
	['eye (CL:隻|只[zhi1],雙|双[shuang1])', 'gloss', 'eye (measure words: 只 zhī, 双 shuāng)'],
	['abbr. for 貼吧|贴吧[tie1 ba1]', 'gloss', 'abbreviation of 贴吧 tiē bā'],
	['F = 1.8C', 'gloss', 'F ＝ 1.8C'],
	['(bound form) clear', 'gloss', '(bound form) clear'],
] as const)('%s becomes the %s %s', (raw, kind, text) => {
	expect(readSense(raw)).toMatchObject({ kind, text })
})

test.each([
	['variant of 土魠魚|土𱇏鱼[tu3 tuo1 yu2]', 'variant of 土𱇏鱼 tǔ tuō yú', '土𱇏鱼', 'tǔ tuō yú'],
	['erhua variant of 一點|一点[yi1 dian3]', 'erhua variant of 一点 yī diǎn', '一点', 'yī diǎn'],
	['used in 囫圇|囫囵[hu2 lun2]', 'used in 囫囵 hú lún', '囫囵', 'hú lún'],
	['(literary) variant of 貌[mao4]', '(literary) variant of 貌 mào', '貌', 'mào'],
	['see 3C[san1 C1]', 'see 3C sān C1', '3C', 'sān C1'],
])('%s points to another word', (raw, text, word, pinyin) => {
	expect(readSense(raw)).toEqual({ kind: 'reference', text, target: { word, pinyin } })
})
