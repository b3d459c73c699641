import { existsSync, readFileSync } from 'node:fs'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { openEngine, type ReadWord } from '#tools/words/engine.ts'
import { formatSheet, mergeAnswers, readAnswers } from '#tools/words/sheet.ts'

/** In sixteenths of a natural logarithm. */
const smallLead = 24

/**
 * Labels for `npm run train -- senses`, from a text with a sentence a line:
 *
 *   npm run labels -- sheet TEXT              what a reader is asked: every word with several senses
 *   npm run labels -- doubts TEXT             the same, only where the scorer is unsure or leaves the gloss's order
 *   npm run labels -- merge TEXT ONE OTHER    the labelled text from two readers' answers, and where they differ
 */
export function run([what, ...files]: string[]): Promise<void> {
	return orSayWhy(async () => {
		const [text, one, other] = files.map(read)
		if (text === undefined) throw new StopReason('Name what to do, and a text.')
		buildSegmentation()
		const engine = openEngine()
		const sentences = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
		if (what === 'sheet') return console.log(formatSheet(sentences, engine))
		if (what === 'doubts') {
			const weights = await loadSenseWeights()
			const isDoubtful = (words: readonly ReadWord[], at: number) => {
				const known = words.map((word) => ({ ...word, meanings: engine.meaningsOf(word) }))
				const { part, sense, lead = 0 } = sensesInContext(known, weights)[at] ?? {}
				const [main] = known[at]?.meanings ?? []
				const isFirst = part === main?.[0] && sense === main?.[1]?.split('; ')[0]
				return lead < smallLead || !isFirst
			}
			return console.log(formatSheet(sentences, engine, isDoubtful))
		}
		if (what !== 'merge' || one === undefined || other === undefined) {
			throw new StopReason('It is sheet TEXT, doubts TEXT, or merge TEXT ONE OTHER.')
		}
		const merged = mergeAnswers(sentences, [readAnswers(one), readAnswers(other)], engine)
		console.log(merged.lines.join('\n'))
		for (const { sentence, word, one, other } of merged.disputes) {
			console.error(`Sentence ${sentence}, word ${word}: ${one} or ${other}?`)
		}
	})
}

function read(file: string): string {
	if (!existsSync(file)) throw new StopReason(`There is no file ${file}.`)
	return readFileSync(file, 'utf8')
}
