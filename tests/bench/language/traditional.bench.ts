/**
 * Traditional forms: what gives the running words of our texts theirs, and how many words of CC-CEDICT have
 * several forms for one reading.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { formInContext } from '#app/domain/vocabulary/form-in-context.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'
import { annotate } from '#app/seed/annotate.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { lexiconIn } from '#app/seed/readings.ts'
import type { Table } from './language.bench.ts'

export function benchTraditional(): { texts: Table; dictionary: Table } {
	return { texts: benchTexts(), dictionary: benchDictionary() }
}

function benchTexts(): Table {
	const dictionary = buildDictionary()
	const lexicon = lexiconIn(dictionary)
	const rowsOf = rowsByWord(dictionary)
	const formOf = traditionalForms(dictionary)
	const lessons = [...readCourses().flatMap(({ lessons }) => lessons), ...readSingles()]
	const words = [...lessons, ...readArticles()].flatMap((file) =>
		annotate(file.text, file, lexicon).flatMap(({ zh }) =>
			zh.map(({ word, pinyin }, at) => {
				const before = `${zh[at - 2]?.word ?? ''}${zh[at - 1]?.word ?? ''}`
				return { word, pinyin, around: { before, after: zh[at + 1]?.word ?? '' } }
			}),
		),
	)
	const sourceOf = ({ word, pinyin, around }: (typeof words)[number]) => {
		if (formInContext(word, pinyin, around) !== undefined) return 'its neighbours'
		const { own, all } = rowsOf(word, pinyin)
		if (own) return 'the row of its reading'
		return all.length > 0 ? 'a row of another reading' : 'its parts'
	}
	const counts = new Map<string, { running: number; changed: number }>()
	for (const word of words.filter((one) => hasHanzi(one.word))) {
		const source = sourceOf(word)
		const count = counts.get(source) ?? { running: 0, changed: 0 }
		counts.set(source, count)
		count.running += 1
		if (formOf(word.word, word.pinyin, word.around) !== word.word) count.changed += 1
	}
	const rows = [...counts].map(([source, { running, changed }]) => [
		source,
		String(running),
		String(changed),
	])
	return { head: ['traditional form from', 'running words', 'other than simplified'], rows }
}

function benchDictionary(): Table {
	const forms = new Map<string, Set<string>>()
	for (const { word, pinyin, traditional } of parseCedict(readSources().cedict)) {
		const key = `${word} ${pinyin.toLowerCase()}`
		forms.set(key, (forms.get(key) ?? new Set()).add(traditional))
	}
	const several = [...forms].filter(([, some]) => some.size > 1)
	return {
		head: ['words with their reading', 'with several forms'],
		rows: [[String(forms.size), String(several.length)]],
	}
}
