import { expect, test } from 'vitest'
import { isPhrase, isTaughtAsOne } from '#tools/segmentation/phrases.ts'

test('a number with its measure word is a phrase', () => {
	for (const headword of ['一个', '两次', '几天', '二十多', '一句']) {
		expect([headword, isPhrase(headword)]).toEqual([headword, true])
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
