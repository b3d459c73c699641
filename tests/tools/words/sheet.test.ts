import { expect, test } from 'vitest'
import { openEngine } from '#tools/words/engine.ts'
import { formatSheet, mergeAnswers, readAnswers } from '#tools/words/sheet.ts'

const engine = openEngine()

test('a sheet asks for the words that have several senses', () => {
	const [head, ...asked] = formatSheet(['他花了三天。'], engine).split('\n')
	expect(head).toBe('#1 他 花 了:le 三 天 。')
	expect(asked.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
		'1 他 a pronoun:',
		'2 花 a noun:',
		'3 了 a particle:',
		'5 天 a noun:',
	])
	expect(formatSheet(['他花了三天。'], engine, (_, at) => at === 1).split('\n')).toHaveLength(2)
})

test('senses that two readers allow are right, and what they differ in has no label', () => {
	const one = readAnswers('1 1a 2b 3a 5a')
	const other = readAnswers('#1 1a 2b 3ab 5b')
	const { lines, disputes } = mergeAnswers(['他花了三天。'], [one, other], engine)
	expect(lines[0]).toMatch(
		/^他\{pronoun: he\} 花\{verb: to spend[^}]*\} 了\[le\]\{particle: completed action\} 三 天 。$/,
	)
	expect(disputes).toEqual([{ sentence: 1, word: 5, one: 'a', other: 'b' }])
})

test('a word of which both allow no sense says so', () => {
	const answers = readAnswers('1 2x 3a 5a')
	const { lines, disputes } = mergeAnswers(['他花了三天。'], [answers, answers], engine)
	expect(lines[0]).toContain('花{-}')
	expect(disputes).toEqual([])
})

test('a cut or a reading counts if both wrote it', () => {
	const cut = readAnswers('1 3a\n1 cut 他 花了 三天 。\n1 read 3 liǎo')
	const none = readAnswers('1 3a')
	const lineOf = (other: typeof cut) =>
		mergeAnswers(['他花了三天。'], [cut, other], engine).lines[0]
	expect(lineOf(cut)).toBe('他 花了 三天 。')
	expect(lineOf(none)).toContain('了[le]{particle: completed action}')
})

test('what is no answer is named', () => {
	expect(() => readAnswers('1 2b\nwell')).toThrow('well')
	expect(() => readAnswers('1 b2')).toThrow('1 b2')
})
