import { expect, test } from 'vitest'
import { partsOf, ruleTable } from '#app/domain/rule-table.ts'

const rulesOf = (text: string, word: string) =>
	ruleTable(text, (condition) => condition)
		.rulesOf(word)
		.map(({ result, condition, line }) => [result, condition, line])

test('an empty column is the one above, and a comment is no rule', () => {
	const text = '\n// Verbs\n会\twill\t明天 … _ verb\t// 明天会下雨。\n\tcan\t_ 游泳\n\t\t_ 说\n'
	expect(rulesOf(text, '会')).toEqual([
		['will', '明天 … _ verb', 3],
		['can', '_ 游泳', 4],
		['can', '_ 说', 5],
	])
	expect(rulesOf(text, '能')).toEqual([])
})

test('several words have the same rules', () => {
	const text = '跟/和\twith\t_ 一起'
	expect(rulesOf(text, '跟')).toEqual(rulesOf(text, '和'))
	expect([...ruleTable(text, String).words()]).toEqual(['跟', '和'])
})

test('a condition names pieces, and a piece of several rows makes a rule of each', () => {
	const text = 'ends\t=\t(?:$|。)\nafter\t=\t[了的]{ends}\n\t\t。\n走\tleave\tafter=^{after}'
	expect(rulesOf(text, '走')).toEqual([
		['leave', 'after=^[了的](?:$|。)', 4],
		['leave', 'after=^。', 4],
	])
	expect(rulesOf('走\tleave\tafter=.{0,5}\\p{L}', '走')).toEqual([
		['leave', 'after=.{0,5}\\p{L}', 1],
	])
})

test('the first rule that holds decides', () => {
	const table = ruleTable('会\twill\t1\n\tcan\t2\n\tshould\t2', Number)
	expect(table.find('会', ({ condition }) => condition === 2)?.result).toBe('can')
	expect(table.find('会', () => false)).toBe(undefined)
})

test('a row without a condition and a piece that is not there are mistakes', () => {
	expect(() => rulesOf('会\twill', '会')).toThrow('会')
	expect(() => rulesOf('会\twill\t_ {verbs}', '会')).toThrow('verbs')
})

test('a word that is named has its own result, so that it is no piece by mistake', () => {
	expect(() => rulesOf('ends\t=\t$\n走\t\tafter={ends}', '走')).toThrow('走')
	expect(() => rulesOf('会\twill\t_\n能\t\t_ 游泳', '会')).toThrow('能')
})

test('a condition has parts by their names', () => {
	expect([...partsOf('before=[我你]$ after=^(?=说)', ['before', 'after'])]).toEqual([
		['before', '[我你]$'],
		['after', '^(?=说)'],
	])
	expect(partsOf('_', ['before']).size).toBe(0)
})

test.each(['', 'before', '^[我你]$', 'befor=[我你]$', 'before=[我 你]$'])(
	'%j is no condition',
	(condition) => {
		expect(() => partsOf(condition, ['before', 'after'])).toThrow('before, after')
	},
)
