/** What readers have said of words' senses: 他 花{verb: to spend} 了 三 天 。 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

function rowsOf(fixture: string): string[][] {
	return readFileSync(join('tests', 'fixtures', fixture), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => line.split('\t'))
}
