import { expect, test } from 'vitest'
import { isPhrase, isTaughtAsOne } from '#tools/segmentation/phrases.ts'

test('a number with its measure word is a phrase', () => {
	for (const headword of ['一个', '两次', '几天', '二十多', '一句']) {
		expect([headword, isPhrase(headword)]).toEqual([headword, true])
	}
})

test('an order, a decade or a century is apart from its number', () => {
	for (const headword of ['第一次', '下一个', '有一次', '七十年代', '二十世纪']) {
		expect([headword, isPhrase(headword)]).toEqual([headword, true])
	}
})

test('不 is apart from its verb, 完 from the verb before it, a direction from its movement', () => {
	for (const headword of ['不会', '不能', '吃完', '做完', '停下来', '翻过来']) {
		expect([headword, isPhrase(headword)]).toEqual([headword, true])
	}
	for (const headword of ['不用', '不过', '玩完', '想起来', '接下来']) {
		expect([headword, isPhrase(headword)]).toEqual([headword, false])
	}
})

test('a word that looks like a phrase stays a word', () => {
	for (const headword of ['一下', '一样', '一点', '千米', '五月', '一会儿', '学习', '第一']) {
		expect([headword, isPhrase(headword)]).toEqual([headword, false])
	}
})

test('some phrases are taught as one word', () => {
	expect([isTaughtAsOne('你好'), isTaughtAsOne('学习')]).toEqual([true, false])
})
