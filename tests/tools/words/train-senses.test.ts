import { expect, test } from 'vitest'
import { packWeights } from '#app/domain/pinyin/context-weights.ts'
import { packedSenseWeights } from '#app/domain/vocabulary/senses/packed-sense-weights.ts'
import { senseWeights } from '#tests/support/learners-words.ts'
import { openEngine } from '#tools/words/engine.ts'
import { readLabels } from '#tools/words/labels.ts'
import { measureSenses } from '#tools/words/measure-senses.ts'
import { examplesOf, learn, otherExamples } from '#tools/words/train-senses.ts'

const engine = openEngine()
const labels = readLabels()

// After a change of labels, glosses or hints, `npm run train -- senses` writes them anew.
test('the weights are those that the labels give, to the byte', () => {
	const examples = labels.flatMap((words) => examplesOf(words, engine, 1))
	const weights = learn([...examples, ...otherExamples(engine)])
	expect(Buffer.from(packWeights(weights)).toString('base64')).toBe(packedSenseWeights)
})

test('the labels name senses that the glosses have', () => {
	const named = labels.flat().flatMap(({ word, pinyin, senses = [] }) => {
		const meanings = engine.meaningsOf({ word, pinyin })
		const options = meanings.map(([part, text]) => `${part}: ${text}`)
		return senses.map(({ part, text }) => ({
			word,
			text,
			isThere: options.some((one) => one.startsWith(`${part}: `) && one.includes(text)),
		}))
	})
	expect(named.length).toBeGreaterThan(5000)
	expect(named.filter(({ isThere }) => !isThere)).toEqual([])
})

test('trained on other sentences, a word begins with a right sense more often than its gloss does', () => {
	const learned = learn(
		labels.filter((_, at) => at % 5 > 0).flatMap((words) => examplesOf(words, engine, 1)),
	)
	const kept = labels.filter((_, at) => at % 5 === 0)
	const { words, right, rightFirst } = measureSenses(kept, engine, learned)
	expect(right / words).toBeGreaterThan(0.87)
	expect(rightFirst / words).toBeLessThan(0.8)
	expect(measureSenses(kept, engine, senseWeights).right).toBeGreaterThanOrEqual(right)
})
