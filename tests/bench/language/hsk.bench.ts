/**
 * HSK levels: how many running words of our texts have none, and how far levels derived for edition 2.0
 * agree with the list of 2021, which knows those words.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { type HskRank, rankOf } from '#app/domain/hsk/level.ts'
import { withDerivedLevels } from '#app/domain/vocabulary/derived-levels.ts'
import { planHskImport } from '#app/domain/vocabulary/hsk-import.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { parseHskList } from '#app/features/vocabulary/admin/hsk/hsk-list.server.ts'
import { annotate } from '#app/seed/annotate.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { lexiconIn } from '#app/seed/readings.ts'
import type { Table } from './language.bench.ts'

const officialList = 'hsk30.csv'

export function benchLevels(folders: readonly string[]): {
	texts: Table
	agreement: Table
	missing: string[]
} {
	const dictionary = buildDictionary()
	const words = withDerivedLevels(dictionary, '2.0').map((word, id) => ({ ...word, id }))
	const file = folders.map((folder) => join(folder, officialList)).find(existsSync)
	return {
		texts: benchTexts(dictionary, words),
		agreement: file ? benchAgreement(words, readFileSync(file, 'utf8')) : { head: [], rows: [] },
		missing: file ? [] : [officialList],
	}
}

type Words = Parameters<typeof planHskImport>[0]

function benchTexts(dictionary: ReturnType<typeof buildDictionary>, words: Words): Table {
	const lexicon = lexiconIn(dictionary)
	const withDerived = ranksOfWords(words, '2.0')
	const listedOnly = ranksOfWords(dictionary, '2.0')
	const lessons = [...readCourses().flatMap(({ lessons }) => lessons), ...readSingles()]
	const texts = [
		...lessons.map((lesson) => ({ name: lesson.slug, file: lesson })),
		...readArticles().map((article) => ({ name: article.id, file: article })),
	].map(({ name, file }) => {
		const tokens = annotate(file.text, file, lexicon).flatMap(({ zh }) => zh)
		return { name, tokens: tokens.filter(({ word }) => hasHanzi(word)) }
	})
	const all = { name: 'all texts', tokens: texts.flatMap(({ tokens }) => tokens) }
	const shareWithout = (
		tokens: typeof all.tokens,
		rankOfWord: (word: string, pinyin: string | undefined) => HskRank | undefined,
	) => {
		const without = tokens.filter(({ word, pinyin }) => !rankOfWord(word, pinyin))
		return percent(without.length, tokens.length)
	}
	return {
		head: ['text', 'words', 'Non HSK, listed words alone', 'Non HSK'],
		rows: [all, ...texts].map(({ name, tokens }) => [
			name,
			String(tokens.length),
			shareWithout(tokens, listedOnly),
			shareWithout(tokens, withDerived),
		]),
	}
}

/** A level agrees if the list of 2021 has the same or the next one. */
function benchAgreement(words: Words, list: string): Table {
	const read = parseHskList(list, '3.0')
	if (!read.ok) throw new Error('The list of 2021 cannot be read')
	const plan = planHskImport(words, read.value, '3.0')
	const found = plan.changes.flatMap(({ entry, levels }) => {
		const first = entry.levels.find(({ edition }) => edition === '2.0')
		const official = levels.find(({ edition, isDerived }) => edition === '3.0' && !isDerived)
		if (!first || !official) return []
		const distance = Math.abs(rankOf(first.level) - rankOf(official.level))
		return [{ isDerived: first.isDerived === true, level: first.level, agrees: distance <= 1 }]
	})
	const rowOf = (name: string, some: typeof found) => {
		const agreeing = some.filter(({ agrees }) => agrees)
		return [name, String(some.length), percent(agreeing.length, some.length)]
	}
	const derived = found.filter(({ isDerived }) => isDerived)
	const levels = [...new Set(derived.map(({ level }) => level))].sort()
	return {
		head: ['level in edition 2.0', 'words on both', 'within one level of 2021'],
		rows: [
			rowOf(
				'listed',
				found.filter(({ isDerived }) => !isDerived),
			),
			rowOf('derived', derived),
			...levels.map((level) =>
				rowOf(
					`derived as ${level}`,
					derived.filter((one) => one.level === level),
				),
			),
		],
	}
}

function percent(part: number, whole: number): string {
	return `${((100 * part) / whole).toFixed(1)} %`
}
