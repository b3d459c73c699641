import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	questionsInRound,
	questionsOf,
	type SoundQuestion,
} from '#app/domain/speech/sounds/sound-questions.ts'
import { findSoundSet, soundSets } from '#app/domain/speech/sounds/sound-sets.ts'

const set = fc.constantFrom(...soundSets)
const seed = fc.string({ minLength: 1, maxLength: 8 })
const tones = findSoundSet('tones') ?? expect.fail()

test('a round has ten questions, each with the heard word among its answers', () => {
	fc.assert(
		fc.property(set, seed, (set, seed) => {
			const questions = questionsOf(set, seed)
			expect(questions).toHaveLength(questionsInRound)
			for (const { options, heard } of questions) {
				expect(options[heard]).toBeDefined()
				expect(set.choices).toContain(options)
			}
		}),
	)
})

test('a seed asks the same questions again, and other seeds ask others', () => {
	fc.assert(
		fc.property(set, seed, (set, seed) => {
			expect(questionsOf(set, seed)).toEqual(questionsOf(set, seed))
		}),
	)
	const seeds = Array.from({ length: 20 }, (_, seed) => String(seed))
	const rounds = seeds.map((seed) => JSON.stringify(questionsOf(tones, seed)))
	expect(new Set(rounds).size).toBe(20)
})

test('no choice comes twice before all have come', () => {
	fc.assert(
		fc.property(set, seed, (set, seed) => {
			const count = Math.min(questionsInRound, set.choices.length)
			const asked = questionsOf(set, seed, count).map(({ options }) => options)
			expect(new Set(asked).size).toBe(count)
		}),
	)
})

test('a long round asks every question once and then ends', () => {
	const nameOf = ({ options, heard }: SoundQuestion) =>
		`${options.map(({ hanzi }) => hanzi).join()} ${heard}`
	fc.assert(
		fc.property(set, seed, (set, seed) => {
			const asked = questionsOf(set, seed, 1000).map(nameOf)
			const all = set.choices.flatMap((options) => options.map((_, heard) => ({ options, heard })))
			expect(asked.sort()).toEqual(all.map(nameOf).sort())
		}),
	)
})

test('each place is heard about as often', () => {
	const times = new Map<number, number>()
	for (let seed = 0; seed < 200; seed += 1) {
		for (const { heard } of questionsOf(tones, `round ${seed}`)) {
			times.set(heard, (times.get(heard) ?? 0) + 1)
		}
	}
	// A few choices have two or three words.
	for (const place of [0, 1, 2, 3]) expect(times.get(place)).toBeGreaterThan(300)
})
