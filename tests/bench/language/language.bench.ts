/**
 * How well texts are cut into words, against other segmenters in the same run: agreement with people
 * (F1), how many tokens a learner can look up, and speed.
 */
import { readFileSync } from 'node:fs'
import { indexOfWord, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { agreementWith } from './agreement.ts'
import { type GoldText, readGoldTexts, readOwnTexts } from './gold-texts.ts'
import { listSegmenters } from './segmenters.ts'
import { speedOf } from './speed.ts'

export type Table = { readonly head: readonly string[]; readonly rows: readonly string[][] }

/** Published sets that are wished for; the rows say which are missing. */
const wanted = ['gsdsimp-dev', 'pku', 'msr']

export function benchSegmentation(folders: readonly string[]): { table: Table; missing: string[] } {
	const bytes = readFileSync('build/segmentation/words.bin')
	const dictionary = openDictionary(Uint8Array.from(bytes).buffer)
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
			range(coverages),
			speedOf(everything, cut).toFixed(0),
		]
	})
	return {
		table: {
			head: ['', ...texts.map(nameOf), 'in the dictionary', '1,000 characters/s'],
			rows,
		},
		missing: wanted.filter((name) => !published.some((text) => text.name.startsWith(name))),
	}
}

function nameOf({ name }: GoldText): string {
	return name
}

function range(percents: readonly number[]): string {
	const [least, most] = [Math.min(...percents), Math.max(...percents)].map((p) => p.toFixed(0))
	return least === most ? `${least} %` : `${least}–${most} %`
}
