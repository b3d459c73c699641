/**
 * Segmentation quality against other segmenters in the same run: agreement with people (F1), the
 * share of tokens a learner can look up, overlaps, and speed.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import {
	type Dictionary,
	indexOfWord,
	openDictionary,
} from '#app/domain/segmentation/dictionary.ts'
import { milliseconds } from '#tests/bench/bench-row.ts'
import { agreementWith } from './agreement.ts'
import { filesIn, type GoldText, readGoldTexts, readOwnTexts } from './gold-texts.ts'
import { measureHeldOut, readLabels, textsById } from './held-out.ts'
import { findMisleading, readLabelledLines } from './misleading-cuts.ts'
import { listSegmenters } from './segmenters.ts'
import { speedOf } from './speed.ts'

export type Table = { readonly head: readonly string[]; readonly rows: readonly string[][] }

const dictionaryFile = 'build/segmentation/words.bin'
const readingsFile = 'build/segmentation/readings.bin'

/** Published sets to measure; the rows say which are missing. */
const wanted = ['gsdsimp-dev', 'pku', 'msr']

export function benchSegmentation(folders: readonly string[]): {
	table: Table
	missing: string[]
	heldOut: string
	misleading: string
	weight: string
} {
	const bytes = Uint8Array.from(readFileSync(dictionaryFile))
	const started = process.cpuUsage()
	const dictionary = openDictionary(bytes.buffer)
	const { user, system } = process.cpuUsage(started)
	const published = readGoldTexts(folders)
	const texts = [...published, readOwnTexts()]
	const isHeadword = (word: string) => indexOfWord(dictionary, word) >= 0
	const everything = texts.flatMap(({ sentences }) => sentences.map((words) => words.join('')))
	const rows = listSegmenters(dictionary).map(({ name, cut }) => {
		const agreements = texts.map(({ sentences }) => agreementWith(sentences, cut, isHeadword))
		const coverages = agreements.map(({ coverage }) => coverage)
		return [
			name,
			...agreements.map(({ f1 }) => f1.toFixed(1)),
			agreements.map(({ overlaps }) => overlaps.toFixed(1)).join(', '),
			range(coverages),
			speedOf(everything, cut).toFixed(0),
		]
	})
	return {
		table: {
			head: [
				'words',
				...texts.map(nameOf),
				'overlaps per 1,000',
				'in the dictionary',
				'1,000 characters/s',
			],
			rows,
		},
		heldOut: describeHeldOut(folders, dictionary),
		misleading: describeMisleading(folders, dictionary),
		weight: `The dictionary is ${kilobytes(bytes)}, ${kilobytes(gzipSync(bytes))} as gzip, and opened in ${milliseconds((user + system) / 1000)} of the processor.`,
		missing: wanted.filter((name) => !published.some((text) => text.name.startsWith(name))),
	}
}

/** The sentences labelled before the engine was tuned; empty without their texts. */
function describeHeldOut(folders: readonly string[], dictionary: Dictionary): string {
	const file = folders.flatMap(filesIn).find((path) => path.endsWith('gsdsimp-dev.conllu'))
	if (!file) return ''
	const lexicon = openReadings(Uint8Array.from(readFileSync(readingsFile)).buffer, dictionary)
	const texts = textsById(readFileSync(file, 'utf8'))
	return ['open', 'closed']
		.map((half) => {
			const labelled = readLabels().filter((sentence) => sentence.half === half)
			const { words, whole, overlaps, read } = measureHeldOut(labelled, texts, dictionary, lexicon)
			return `Held out, ${half} half, ${words} words: ${whole.toFixed(1)} % whole, ${overlaps.toFixed(1)} overlaps per 1,000, ${read.toFixed(1)} % of the syllables read right.`
		})
		.join('\n')
}

/** Everyday sentences of the web that readers went through; empty without their texts. */
function describeMisleading(folders: readonly string[], dictionary: Dictionary): string {
	const file = folders.flatMap(filesIn).find((path) => path.endsWith('g2pl-dev.sent'))
	if (!file) return ''
	const lines = readFileSync(file, 'utf8').split('\n')
	return ['open', 'closed']
		.map((half) => {
			const labelled = readLabelledLines().filter((one) => one.half === half)
			const { words, places } = findMisleading(labelled, lines, dictionary)
			const share = (1_000 * places.length) / words
			return `Everyday sentences, ${half} half, ${words} words: ${share.toFixed(1)} misleading cuts per 1,000 (${places.length}).`
		})
		.join('\n')
}

function kilobytes({ length }: Uint8Array): string {
	return `${(length / 1000).toFixed(0)} kB`
}

function nameOf({ name }: GoldText): string {
	return name
}

function range(percents: readonly number[]): string {
	const [least, most] = [Math.min(...percents), Math.max(...percents)].map((p) => p.toFixed(0))
	return least === most ? `${least} %` : `${least}–${most} %`
}
