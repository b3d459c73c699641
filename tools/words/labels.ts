/** What readers have said of words' senses: 他 花{verb: to spend} 了 三 天 。 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optionsOf } from '#app/domain/vocabulary/senses/features.ts'
import { inTranslation } from '#app/domain/vocabulary/senses/translated-senses.ts'
import { readExamples } from '#app/seed/dictionary/examples.ts'
import type { WordEngine } from './engine.ts'
import { type LabelledWord, parseLabelledText } from './labelled-text.ts'

/** Texts that two readers labelled, apart from each other. */
const folder = join('tools', 'words', 'labels')

export function readLabels(): LabelledWord[][] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) => parseLabelledText(readFileSync(join(folder, file), 'utf8')))
		.map(({ words }) => [...words])
}

/** One word of a sentence is labelled in each: tests/fixtures/senses/examples.txt and the reported glosses. */
export function readLabelledExamples(engine: WordEngine): LabelledWord[][] {
	const examples = rowsOf('senses/examples.txt').map(([sentence = '', word = '', part = '']) => ({
		sentence,
		word,
		isRight: (one: { part: string }) => one.part === part,
	}))
	const reported = rowsOf('reported-words.tsv').flatMap(([kind, sentence = '', word = '', text]) =>
		kind === 'gloss' && text !== undefined
			? [{ sentence, word, isRight: (one: { text: string }) => text.startsWith(one.text) }]
			: [],
	)
	return [...examples, ...reported].flatMap(({ sentence, word, isRight }) => {
		const words = engine.read(sentence)
		const at = words.findIndex((one) => one.word === word)
		const asked = words[at]
		if (!asked) return []
		const senses = engine
			.meaningsOf(asked)
			.flatMap(([part, text]) => (text ?? '').split('; ').map((sense) => ({ part, text: sense })))
			.filter(isRight)
		return [words.map((one, index) => (index === at ? { ...one, senses } : one))]
	})
}

/**
 * Examples of the dictionary whose English says which senses are right; sentences that readers labelled are left out.
 * Of the words that readers labelled too, it is right in 95 of 100.
 */
export function readTranslatedExamples(engine: WordEngine): LabelledWord[][] {
	const labelled = new Set(readLabels().map((words) => words.map(({ word }) => word).join('')))
	return readExamples()
		.filter(({ words }) => !labelled.has(words.join('')))
		.map(({ words, en }) => {
			const english = inTranslation(en)
			return engine.readingOf(words).map((word) => {
				const options = optionsOf({ ...word, meanings: engine.meaningsOf(word) })
				const isRight = english(options.map(({ text }) => text))
				if (!isRight) return word
				const senses = options.filter((_, at) => isRight[at])
				return { ...word, senses: senses.map(({ part, text = '' }) => ({ part, text })) }
			})
		})
}

function rowsOf(fixture: string): string[][] {
	return readFileSync(join('tests', 'fixtures', fixture), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => line.split('\t'))
}
