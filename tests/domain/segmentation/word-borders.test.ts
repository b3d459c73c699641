import { expect, test } from 'vitest'
import { segment } from '#app/domain/segmentation/segment.ts'
import { borderWords, isAcrossBorder } from '#app/domain/segmentation/word-borders.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test.each([
	['最早的说法则来自唐代。', '说法 则', '这条法则很重要。', '法则'],
	['他站在驾驶室内。', '驾驶室 内', '室内很热。', '室内'],
	['医生照顾老人们。', '老人 们', '人们都来了。', '人们'],
	['她想开书店。', '想 开 书店', '你要想开点。', '想开'],
	['再说得清楚一点。', '再 说 得', '以后再说吧。', '再说'],
	['我们从小事做起。', '从 小事 做', '他从小学习音乐。', '从小'],
	['他们是同一种花。', '种 花', '奶奶爱种花。', '种花'],
	['他不负教他的责任。', '不 负 教', '他不负春光。', '不负'],
	['把尾巴从水里拉出来。', '里 拉 出来', '意大利人以前用里拉。', '里拉'],
	['请于十二月十日前报送。', '十 日 前', '他日前去了北京。', '日前'],
	['自公布之日起三十日后施行。', '三十 日 后', '我日后再来。', '日后'],
	['请在三日内答复。', '三 日 内', '日内会有消息。', '日内'],
	['他教了八年之久。', '八 年 之 久', '他等了那么多年。', '那么'],
	['付款一千三百余万元。', '一千三百 余 万 元', '他还有余力。', '余力'],
	['土层厚达二十余米。', '二十 余 米', '他还有余力。', '余力'],
	['这是一所以工科为主的大学。', '一 所 以', '下雨了，所以不去。', '所以'],
	['事故发生在一处在建工地。', '一 处 在', '她正处在最好的年纪。', '处在'],
	['不得以任何理由拒绝。', '不得 以', '工程得以完成。', '得以'],
	['学生凭证件打折。', '凭 证件', '请保留凭证。', '凭证'],
	['每十股派发现金三元。', '发 现金', '他发现金色的叶子。', '发现'],
	['熄火后方可开盖。', '后 方 可', '他守着后方。', '后方'],
	['每周三我去看她。', '每 周三', '我每周三次去看她。', '每周'],
])('%s is cut %s, and in %s %s is a word', (text, words, other, word) => {
	expect(cut(text)).toContain(words)
	expect(cut(other).split(' ')).toContain(word)
})

test('each word with a border is a word of the dictionary', () => {
	expect(borderWords.filter((word) => cut(word) !== word)).toEqual([])
})

test('a word without borders is never across one', () => {
	expect(isAcrossBorder('学校', '小', '里')).toBe(false)
})
