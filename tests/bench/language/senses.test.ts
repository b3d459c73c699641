import { expect, test } from 'vitest'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { indexOfWord } from '#app/domain/segmentation/dictionary.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { meaningsOfWord, senseWeights } from '#tests/support/learners-words.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'
import type { ReadWord } from '#tools/words/engine.ts'
import { gsdSentences, labelledWords, ourParagraphs } from './labelled-senses.ts'
import { chosenPart, isEmpty } from './senses.ts'

const engine = { dictionary: realDictionary, lexicon: realLexicon }
const glossesOf = rowsByWord(readLearnerGlosses())
const ours = ourParagraphs(engine)
const meaningsOf = ({ word, pinyin }: ReadWord) => meaningsOfWord(word, pinyin)
const partsOf = (...[word, pinyin]: Parameters<typeof meaningsOfWord>) =>
	meaningsOfWord(word, pinyin).map(([part]) => part)
const labelled = labelledWords('our-texts', ours)

test('no word of our texts has an empty popup', () => {
	const isWord = (word: string) => indexOfWord(realDictionary, word) >= 0
	const words = ours.flatMap(({ tokens }) => tokens).filter(({ word }) => hasHanzi(word))
	expect(words.length).toBeGreaterThan(10_000)
	expect(words.filter(({ word, pinyin }) => isEmpty(word, pinyin, isWord))).toEqual([])
	expect(isEmpty('魑魅', undefined, () => false)).toBe(true)
})

test('the labels belong to words of our texts that have several parts of speech', () => {
	expect(labelled.length).toBeGreaterThan(200)
	for (const { tokens, at, labels } of labelled) {
		const { word = '', pinyin } = tokens[at] ?? {}
		expect(partsOf(word, pinyin), word).toEqual(expect.arrayContaining(labels.slice(0, 1)))
	}
})

test('popups of our texts begin with the sense that stands there', () => {
	const right = labelled.filter((one) =>
		one.labels.includes(chosenPart(one, meaningsOf, senseWeights) ?? ''),
	)
	expect(right.length / labelled.length).toBeGreaterThan(0.95)
})

test('a sense that a text chooses is one that its gloss has', () => {
	const chosen = ours.flatMap(({ tokens }) => {
		const words = tokens.map(({ word, pinyin }) => ({
			word,
			pinyin,
			meanings: meaningsOfWord(word, pinyin),
		}))
		return sensesInContext(words, senseWeights).map(({ part, sense }, at) => ({
			...words[at],
			part,
			sense,
		}))
	})
	const named = chosen.filter(({ sense }) => sense !== undefined)
	expect(named.length).toBeGreaterThan(900)
	const lost = named.filter(({ word = '', pinyin, part = '', sense = '' }) => {
		const { own, all } = glossesOf(word, pinyin)
		const gloss = (own ?? all[0])?.gloss ?? {}
		const [, meaning] = Object.entries(gloss).find(([pos]) => pos === part) ?? []
		return !meaning?.definition.split('; ').some((one) => one.startsWith(sense))
	})
	expect(lost).toEqual([])
})

test('without its file, GSD has no sentences', () => {
	expect(gsdSentences(['/nowhere'], engine)).toEqual([])
	expect(labelledWords('gsdsimp-dev', [])).toEqual([])
})
