import { expect, test } from 'vitest'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('a word and its 儿 are one word', () => {
	expect(cut('他爱吃猪蹄儿。')).toBe('他 爱 吃 猪蹄儿 。')
	expect(cut('这是怎么一回事儿？')).toBe('这 是 怎么 一回事儿 ？')
	expect(cut('我玩命儿学。')).toBe('我 玩命儿 学 。')
	expect(cut('换个地儿。')).toBe('换 个 地儿 。')
})

test('the 儿 of another word stays with it', () => {
	expect(cut('照顾儿童，关爱儿子。')).toBe('照顾 儿童 ， 关爱 儿子 。')
	expect(cut('回忆儿时的事。')).toBe('回忆 儿时 的 事 。')
	expect(cut('这天儿真热。')).toBe('这 天儿 真 热 。')
})
