/** A list of Pleco's with its readings in every habit: capitals, apostrophes, u:, ü and v, r5, // and spaces. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planImport } from '#app/domain/my-words/files/match-words.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

test('each word of the list that the dictionary has is found by its reading', () => {
	const read = readWords(readFileSync('tests/fixtures/cases/19-pleco/caps.txt', 'utf8'), {})
	if (!read.ok) throw new Error('nothing was read')
	const { words } = read.value
	const known = new Set(words.map(({ word }) => word))
	const entries = wholeDictionary
		.filter(({ word }) => known.has(word))
		.map((entry, id) => ({ ...entry, id }))
	const own = { said: new Map(), saved: new Set<number>() }
	const plan = planImport({ words, entries, own, way: 'file', chosen: new Map() })
	expect(plan.ambiguous).toEqual([])
	expect(plan.matched).toHaveLength(15)
	expect(plan.matched.map(({ entry }) => `${entry.word} ${entry.pinyin}`)).toEqual(
		expect.arrayContaining(['西安 Xī ān', '女儿 nǚ ér', '绿色 lǜ sè', '一点儿 yī diǎnr', '着 zhe']),
	)
})
