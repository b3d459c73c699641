import { expect, test } from 'vitest'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { costsOf } from '#tools/segmentation/word-costs.ts'

test('frequent words cost less, and phrases cost most', () => {
	const words = ['的', '学习', '苛捐杂税', '一个']
	const [particle = 0, study = 0, taxes = 0, phrase = 0] = costsOf(words, readSources())
	expect(particle).toBeGreaterThan(0)
	expect(study).toBeGreaterThan(particle)
	expect(taxes).toBeGreaterThan(study)
	expect(phrase).toBe(255)
})

test('a people costs a little more than its country', () => {
	const words = ['中国', '中国人', '美国', '美国人', '国人']
	const [china = 0, chinese = 0, america = 0, americans = 0, own = 0] = costsOf(
		words,
		readSources(),
	)
	expect(chinese).toBe(china + 55)
	expect(americans).toBe(america + 55)
	expect(own).toBe(255)
})
