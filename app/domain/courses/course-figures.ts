/**
 * The figures of lessons that follow each other: how many words each brings, and whether they return.
 *
 * Lesson 1 is 我叫安娜。 and lesson 2 我是学生，他也是学生。 Without the name 安娜, lesson 1 brings 我 and
 * 叫. In lesson 2 one of seven running words is known, 我, and 是, 学生, 他 and 也 are new. 我 is met once
 * again, 叫 never, unless a note or an exercise of lesson 2 has it.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { LessonKind } from './lesson-kind.ts'
import { meetWords, type PathWord, type WordsOfText } from './path-words.ts'

/** A word that is met so often is likely to stay. */
export const leastMeetings = 5

/** Lessons after a word's first in which it should be met again. */
export const lessonsToReturnIn = 6

export type PathLesson = {
	/** The lesson's words; `characters` counts names too. */
	text: WordsOfText & { characters: number }
	/** The notes and exercises beside the text. They aren't cut into words. */
	beside: readonly string[]
	/** The level of the course that the lesson belongs to. */
	level: HskRank
	kind: LessonKind
}

export type NewWord = PathWord & {
	/** Meetings in the texts of the next six lessons, and in those that are read again among them. */
	inTexts: number
	/** Meetings in their notes and exercises. */
	beside: number
	/** Whether any later lesson has the word, in its text or beside it. */
	returns: boolean
}

export type LessonFigures = {
	characters: number
	/** Running words without names. */
	words: number
	/** Running words that earlier lessons have. */
	known: number
	newWords: readonly NewWord[]
	/** Running words above the level, and the different ones among them. */
	above: { running: number; words: readonly PathWord[] }
	kind: LessonKind
	/** How many of the next six lessons there are. */
	lessonsAfter: number
}

/** The share of known running words; 1 for a text without words. */
export function knownShare({ words, known }: Pick<LessonFigures, 'words' | 'known'>): number {
	return words === 0 ? 1 : known / words
}

export function meetingsOf({ inTexts, beside }: NewWord): number {
	return inTexts + beside
}

/** `lessons` in the order in which they are learned, over all courses of the path. */
export function figuresOf(lessons: readonly PathLesson[]): LessonFigures[] {
	const forms = writtenForms(lessons)
	const inText = lessons.map(({ text }) => countKeys(text.running.flat().map(({ key }) => key)))
	const beside = lessons.map((lesson) => countBeside(lesson.beside, forms))
	const known = new Set<string>()
	return lessons.map(({ text, level, kind }, index) => {
		const { running, characters } = text
		const fresh = new Map(
			running.flat().flatMap((word) => (known.has(word.key) ? [] : [[word.key, word] as const])),
		)
		const knownWords = running.filter((parts) => parts.every(({ key }) => known.has(key))).length
		const above = running.filter((parts) => parts.some(({ rank }) => isAbove(rank, level)))
		for (const key of fresh.keys()) known.add(key)
		const sum = (counts: Counts[], key: string, to?: number) =>
			counts.slice(index + 1, to).reduce((total, count) => total + (count.get(key) ?? 0), 0)
		const after = lessons.slice(index + 1)
		const places = after.flatMap(({ kind }, place) => (kind === 'lesson' ? [place] : []))
		// Up to the seventh lesson after it, which isn't counted any more.
		const end = index + 1 + (places[lessonsToReturnIn] ?? after.length)
		return {
			kind,
			characters,
			words: running.length,
			known: knownWords,
			newWords: [...fresh.values()].map((word) => ({
				...word,
				inTexts: sum(inText, word.key, end),
				beside: sum(beside, word.key, end),
				returns: sum(inText, word.key) + sum(beside, word.key) > 0,
			})),
			above: {
				running: above.length,
				words: distinct(above.flat().filter(({ rank }) => isAbove(rank, level))),
			},
			lessonsAfter: Math.min(lessonsToReturnIn, places.length),
		}
	})
}

type Counts = ReadonlyMap<string, number>

function countKeys(keys: Iterable<string>): Counts {
	const counts = new Map<string, number>()
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
	return counts
}

function countBeside(
	texts: readonly string[],
	forms: ReadonlyMap<string, readonly string[]>,
): Counts {
	const met: string[] = []
	for (const text of texts) meetWords(text, forms, (key) => met.push(key))
	return countKeys(met)
}

/** The words of the lessons as they are written, with their keys. A name stands for no word. */
function writtenForms(lessons: readonly PathLesson[]): Map<string, string[]> {
	const forms = new Map<string, string[]>()
	for (const { text } of lessons) for (const name of text.names) forms.set(name, [])
	for (const { key, word } of distinct(lessons.flatMap(({ text }) => text.running.flat()))) {
		const keys = forms.get(word)
		if (keys) keys.push(key)
		else forms.set(word, [key])
	}
	return forms
}

function distinct(words: readonly PathWord[]): PathWord[] {
	return [...new Map(words.map((word) => [word.key, word])).values()]
}

/** A word that is in no list is above every level. */
function isAbove(rank: HskRank | undefined, level: HskRank): boolean {
	return rank === undefined || rank > level
}

/** A level's words, and which of them texts have. */
export type ListCoverage = { words: number; missing: readonly string[] }

/** The share of the words that texts have; 1 for an empty list. */
export function coveredShare({ words, missing }: ListCoverage): number {
	return words === 0 ? 1 : (words - missing.length) / words
}

/** How many words of a list the texts have, and how many of them five times or more. */
export function meetingsOfList(
	list: readonly { key: string }[],
	lessons: readonly Pick<PathLesson, 'text'>[],
): { words: number; met: number; often: number } {
	const counts = countKeys(lessons.flatMap(({ text }) => text.running.flat()).map(({ key }) => key))
	const metTimes = (least: number) =>
		list.filter(({ key }) => (counts.get(key) ?? 0) >= least).length
	return { words: list.length, met: metTimes(1), often: metTimes(leastMeetings) }
}

/** `lessons` are those of the course and of the courses before it on the path. */
export function coverageOfList(
	list: readonly { key: string; word: string }[],
	lessons: readonly Pick<PathLesson, 'text'>[],
): ListCoverage {
	const met = new Set(lessons.flatMap(({ text }) => text.running.flat()).map(({ key }) => key))
	return {
		words: list.length,
		missing: list.filter(({ key }) => !met.has(key)).map(({ word }) => word),
	}
}
