import { writeFileSync } from 'node:fs'
import { packWeights } from '#app/domain/pinyin/context-weights.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { trainReadings } from '#tools/segmentation/train-readings.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { openEngine, type WordEngine } from '#tools/words/engine.ts'
import type { LabelledWord } from '#tools/words/labelled-text.ts'
import { readLabels } from '#tools/words/labels.ts'
import { measureSenses } from '#tools/words/measure-senses.ts'
import { examplesOf, learn, otherExamples } from '#tools/words/train-senses.ts'

/** Leads below which two senses might be shown: close-sense.ts has the ones that are. */
const triedLeads = [
	{ within: 4, between: 4 },
	{ within: 8, between: 8 },
	{ within: 10, between: 16 },
	{ within: 12, between: 12 },
	{ within: 12, between: 24 },
	{ within: 12, between: 32 },
	{ within: 14, between: 24 },
	{ within: 24, between: 24 },
]

/** Open data sets for the readings, kept outside the repository. */
const besideTheProject = '../shared/data'
const folds = 5
const weightsFile = 'app/domain/vocabulary/senses/packed-sense-weights.ts'

/**
 * Trains the weights that choose senses or readings, says how well they do on sentences that were kept from them, and
 * writes them into the source. The same labels give the same bytes.
 *
 *   npm run train -- senses
 *   npm run train -- readings [FOLDER]    with the sentences in FOLDER
 */
export function run([what, folder = besideTheProject]: string[]): Promise<void> {
	return orSayWhy(async () => {
		if (what !== 'senses' && what !== 'readings') throw new StopReason('Name senses or readings.')
		buildSegmentation()
		if (what === 'senses') trainSenses(openEngine())
		else trainReadings(folder)
	})
}

function trainSenses(engine: WordEngine): void {
	const labelled = readLabels()
	const others = otherExamples(engine)
	const examples = labelled.map((words) => examplesOf(words, engine, 1))
	const isKept = (at: number, fold: number) => at % folds === fold
	const pairs = triedLeads.map((narrow) => ({ narrow, words: 0, two: 0, wrong: 0, wrongOfTwo: 0 }))
	for (let fold = 0; fold < folds; fold += 1) {
		const weights = learn([...examples.filter((_, at) => !isKept(at, fold)).flat(), ...others])
		const kept = labelled.filter((_, at) => isKept(at, fold))
		report(kept, engine, weights)
		for (const pair of pairs) {
			const rates = measureSenses(kept, engine, weights, pair.narrow)
			pair.words += rates.words
			pair.two += rates.two
			pair.wrong += rates.words - rates.right
			pair.wrongOfTwo += rates.words - rates.rightOfTwo
		}
	}
	for (const { narrow, words, two, wrong, wrongOfTwo } of pairs) {
		const percent = (some: number) => `${((100 * some) / words).toFixed(1)} %`
		console.log(
			`lead below ${narrow.within} within a part, ${narrow.between} between two: ${percent(two)} with two senses, wrong ${percent(wrong)}, both wrong ${percent(wrongOfTwo)}`,
		)
	}
	const weights = learn([...examples.flat(), ...others])
	const packed = packWeights(weights)
	writeFileSync(weightsFile, moduleOf(packed))
	console.log(`${weightsFile}: ${packed.length} bytes`)
}

function report(
	kept: readonly (readonly LabelledWord[])[],
	engine: WordEngine,
	weights: ReturnType<typeof learn>,
): void {
	const { words, right, rightPart, rightFirst } = measureSenses(kept, engine, weights)
	const percent = (some: number) => `${((100 * some) / words).toFixed(1)} %`
	console.log(
		`senses: ${percent(right)} of ${words} never seen before (parts ${percent(rightPart)}, first of the gloss ${percent(rightFirst)})`,
	)
}

function moduleOf(packed: Uint8Array): string {
	const text = Buffer.from(packed).toString('base64')
	return `/** Written by \`npm run train -- senses\`: the weights of \`packWeights\` as base64. */\nexport const packedSenseWeights =\n\t'${text}'\n`
}
