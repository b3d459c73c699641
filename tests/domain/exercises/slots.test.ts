import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import {
	filledSlots,
	givenSlots,
	isRightSlots,
	type Slots,
	sentenceOf,
	wordsOf,
} from '#app/domain/exercises/slots.ts'

function slotsOf(text: string, id = 'one'): Slots {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	const listed = asListed(id, exercise)
	return listed?.way === 'slots' ? listed : expect.fail('no slots')
}

const name = '[cloze]\nzh: 我{叫}安娜，{是}法国人。\n- zh: 姓'
const journey = '[order]\nzh: 去哪儿？\n* zh: 安娜 今天 去 北京\n* zh: 今天 安娜 去 北京\n- zh: 在'
const nouns = '[match]\nzh: 量词？\n* zh: 书 = 本\n* zh: 猫 = 只\n* zh: 狗 = 只\n- zh: 张'

test.each([
	['a gap text', name, 'AB', true],
	['a gap text, words changed', name, 'BA', false],
	['a gap text, a word of the bank', name, 'AC', false],
	['an order', journey, 'ABCD', true],
	['the other order', journey, 'BACD', true],
	['a wrong order', journey, 'ABDC', false],
	['an order with a further word', journey, 'ABED', false],
	['pairs', nouns, 'ABC', true],
	['pairs with equal words changed', nouns, 'ACB', true],
	['pairs with a wrong word', nouns, 'BAC', false],
	['pairs with a further word', nouns, 'DBC', false],
])('%s: %s with %s is right: %s', (_, text, given, isRight) => {
	expect(isRightSlots(slotsOf(text), given)).toBe(isRight)
})

test.each(['', 'A', 'ABC', 'AA', 'AZ', 'A1', 'ab', '__'])(
	'%j does not fill two slots',
	(letters) => {
		expect(givenSlots(slotsOf(name), letters)).toBeUndefined()
	},
)

test('each slot has its word, graded by the closest right answer', () => {
	expect(filledSlots(slotsOf(journey), 'BADC')).toEqual([
		{ text: '今天', right: '今天', isRight: true },
		{ text: '安娜', right: '安娜', isRight: true },
		{ text: '北京', right: '去', isRight: false },
		{ text: '去', right: '北京', isRight: false },
	])
})

test('equal words of a gap text are interchangeable', () => {
	const twice = slotsOf('[cloze]\nzh: 他{是}老师，我{是}学生。\n- zh: 有')
	expect(isRightSlots(twice, 'BA')).toBe(true)
})

test('the text around the gaps is kept, with literal braces', () => {
	const { before, after, layout } = slotsOf('[cloze]\nzh: 一个\\{{好}\\}字。\nen: One')
	expect({ before, after, layout }).toEqual({ before: ['一个{'], after: '}字。', layout: 'text' })
})

test('a gap text keeps its translation as the question', () => {
	const [exercise = expect.fail()] = readExerciseSet(
		`${name}\n`.replace('- ', 'en: Anna\n- '),
	).exercises
	expect(asListed('one', exercise)).toMatchObject({ question: { en: 'Anna' }, after: '法国人。' })
})

test('the bank has another order than the answer, and always the same one', () => {
	for (let id = 0; id < 200; id++) {
		const slots = slotsOf(journey, `id-${id}`)
		expect(slotsOf(journey, `id-${id}`)).toEqual(slots)
		expect([...slots.bank].map(({ letter }) => letter).sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
		const shown = slots.bank.slice(0, 4).map(({ letter }) => letter)
		expect(isRightSlots(slots, shown.join(''))).toBe(false)
	}
})

test('a bank whose words are all the same is shown as it is', () => {
	expect(slotsOf('[order]\nzh: 看。\n* zh: 看 看').bank.map(({ text }) => text)).toEqual([
		'看',
		'看',
	])
})

test('words in a row are a sentence', () => {
	expect(sentenceOf(wordsOf(slotsOf(journey), 'ABCD'))).toBe('安娜今天去北京')
	expect(sentenceOf(['I', 'am', '安娜'])).toBe('I am安娜')
})

test('any way to fill the slots is right exactly if its words are those of a right answer', () => {
	const slots = slotsOf(nouns)
	const letters = fc.shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 3, maxLength: 3 })
	fc.assert(
		fc.property(letters, (given) => {
			const rights = new Map([
				['A', '本'],
				['B', '只'],
				['C', '只'],
			])
			const isRight = given.map((letter) => rights.get(letter) ?? '张').join('') === '本只只'
			expect(isRightSlots(slots, given.join(''))).toBe(isRight)
		}),
	)
})
