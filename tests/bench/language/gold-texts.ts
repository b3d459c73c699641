/**
 * Texts segmented by people, in the two published formats.
 *
 * SIGHAN (pku_test_gold.utf8): a sentence a line, words between spaces: 我  学习  汉语  。
 * CoNLL-U (gsdsimp-dev.conllu): a word a row, an empty row between sentences. Words joined are the
 * sentence; spaces are left out, as the published scores do.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'

export type GoldText = { readonly name: string; readonly sentences: readonly (readonly string[])[] }

/** All gold texts in the folders, by file name; a missing folder has none. */
export function readGoldTexts(folders: readonly string[]): GoldText[] {
	return folders.flatMap(filesIn).flatMap((path) => {
		const name = basename(path)
		if (name.endsWith('_gold.utf8')) {
			const sentences = parseSighan(readFileSync(path, 'utf8'))
			return [{ name: name.replace(/(?:_test)?_gold\.utf8$/, ''), sentences }]
		}
		if (!name.endsWith('.conllu')) return []
		return [
			{ name: name.replace(/\.conllu$/, ''), sentences: parseConllu(readFileSync(path, 'utf8')) },
		]
	})
}

/** The demo lessons and articles, as their authors segmented them. */
export function readOwnTexts(): GoldText {
	const lessons = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]
	const sentences = [...lessons, ...readArticles()].flatMap(({ text }) => {
		const parsed = parseTaggedText(text)
		if (!parsed.ok) throw new Error('A text of the seed cannot be read')
		return parsed.value.map(({ zh }) => parseSegmentedText(zh).map(({ word }) => word))
	})
	return { name: 'our lessons', sentences: sentences.map(joinMarks) }
}

export function parseSighan(text: string): string[][] {
	return text
		.split('\n')
		.map((line) => line.split(/\s+/).filter((word) => word !== ''))
		.filter((words) => words.length > 0)
}

export function parseConllu(text: string): string[][] {
	return text
		.split(/\r?\n\r?\n/)
		.map((sentence) => [...sentence.matchAll(/^\d+\t([^\t]+)/gm)].map(([, form = '']) => form))
		.map((words) => words.map((word) => word.replace(/\s/g, '')).filter((word) => word !== ''))
		.filter((words) => words.length > 0)
}

/** Joins …… and ——, which authors do not mark as one token. */
function joinMarks(words: readonly string[]): string[] {
	const joined: string[] = []
	for (const word of words) {
		const before = joined.at(-1)
		if (before !== undefined && /^(?:…+|—+)$/.test(before + word)) joined[joined.length - 1] += word
		else joined.push(word)
	}
	return joined
}

export function filesIn(folder: string): string[] {
	if (!existsSync(folder)) return []
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.sort()
		.map((path) => join(folder, path))
}
