import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesFor, type Heard, withoutSound } from '#app/domain/flashcards/listening.ts'
import { shareASense } from '#app/domain/flashcards/senses.ts'

function heard(word: string, pinyin: string, sense: string): Heard {
	return { id: `${word} ${pinyin}`, word, pinyin, senses: [sense] }
}

const thanks = heard('谢谢', 'xiè xie', 'thanks')
const pairs = [
	heard('你好', 'nǐ hǎo', 'hello'),
	heard('再见', 'zài jiàn', 'goodbye'),
	heard('老师', 'lǎo shī', 'teacher'),
	heard('学生', 'xué sheng', 'student'),
]
const singles = [heard('吃', 'chī', 'to eat'), heard('喝', 'hē', 'to drink')]

test('the right word stands among three others of its length', () => {
	const choices = choicesFor(thanks, [...singles, ...pairs, thanks], 'seed')
	expect(choices).toHaveLength(4)
	expect(choices).toContain(thanks)
	expect(choices.every(({ word }) => [...word].length === 2)).toBe(true)
})

test('words of other lengths fill the places that are left', () => {
	const choices = choicesFor(thanks, [...singles, ...pairs.slice(0, 2), thanks], 'seed')
	expect(choices).toHaveLength(4)
	expect(choices).toEqual(expect.arrayContaining(pairs.slice(0, 2)))
})

test('a tiny deck gives fewer choices', () => {
	expect(choicesFor(thanks, [thanks, ...singles], 'seed')).toHaveLength(3)
	expect(choicesFor(thanks, [thanks], 'seed')).toEqual([thanks])
})

test('no other choice sounds, is written or means the same', () => {
	const he = heard('他', 'tā', 'he')
	const deck = [
		heard('她', 'tā', 'she'),
		heard('他', 'tuō', 'old reading'),
		heard('伊', 'yī', 'he, she'),
		...singles,
	]
	expect(choicesFor(he, deck, 'seed').map(({ word }) => word)).toEqual(
		expect.arrayContaining(['他', '吃', '喝']),
	)
	expect(choicesFor(he, deck, 'seed')).toHaveLength(3)
})

test('a reload shows the same choices; the card coming back, others or another order', () => {
	const deck = [...pairs, ...singles, thanks]
	expect(choicesFor(thanks, deck, '谢谢:3')).toEqual(choicesFor(thanks, deck, '谢谢:3'))
	const orders = new Set(
		Array.from({ length: 20 }, (_, reps) =>
			choicesFor(thanks, deck, `谢谢:${reps}`)
				.map(({ word }) => word)
				.join(),
		),
	)
	expect(orders.size).toBeGreaterThan(5)
})

test('in any deck the choices hold the right word once and are told apart', () => {
	const anyWord = fc.record({
		word: fc.stringMatching(/^[一二三四]{1,3}$/),
		pinyin: fc.constantFrom('yī', 'èr', 'sān', 'xiè xie', 'xiè xiè'),
		sense: fc.constantFrom('one', 'two', 'to eat', 'eat', 'three'),
	})
	fc.assert(
		fc.property(fc.array(anyWord, { minLength: 1, maxLength: 12 }), fc.string(), (words, seed) => {
			const deck = words.map(({ word, pinyin, sense }, index) => ({
				...heard(word, pinyin, sense),
				id: String(index),
			}))
			const right = deck[0]
			if (!right) return
			const choices = choicesFor(right, deck, seed)
			expect(choices.filter(({ id }) => id === right.id)).toHaveLength(1)
			expect(choices.length).toBeLessThanOrEqual(4)
			expect(new Set(choices.map(({ word }) => word)).size).toBe(choices.length)
			for (const choice of choices) {
				if (choice.id !== right.id) expect(shareASense(choice.senses, right.senses)).toBe(false)
			}
		}),
	)
})

test.each([
	[
		'(used to put the object before the verb: 把 bǎ + …)',
		'(used to put the object before the verb)',
	],
	['to hold; to grasp', 'to hold; to grasp'],
	['this (short for 这个 zhège)', 'this'],
	['capital (of China), see also 北京 Běijīng', 'capital (of China)'],
	['variant of 喫', ''],
	['a café', 'a café'],
	['particle: 了, softer', ''],
	['particle', 'particle'],
])('the gloss %j is shown as %j', (sense, shown) => {
	expect(withoutSound(sense)).toBe(shown)
})
