/**
 * The text of a lesson as a file, and its markings.
 *
 *   zh: 她的␟头发␟很␟长。     markings: { pinyin: [{ paragraph: 1, word: '长', occurrence: 1, pinyin: 'cháng' }] }
 *   en: Her hair is long.
 *
 * Cuts stand in the text, everything else an author did stands in the markings. Readings that the engine
 * found are left out: it finds them again.
 */
import { numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import {
	type Block,
	isLong,
	type LessonContent,
	type Token,
	textOf,
} from '#app/domain/lesson-text/content.ts'
import { keepTokens } from '#app/domain/lesson-text/keep-words.ts'
import { tidyContent } from '#app/domain/lesson-text/prepare.ts'
import { formatSegmentedText, parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import {
	formatTaggedText,
	onOneLine,
	parseTaggedText,
} from '#app/domain/lesson-text/tagged-text.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Markings, Place } from './markings.ts'

/** A problem of the text with its line, or of a marking with its place in the manifest. */
export type MarkedProblem = Problem & { path?: (string | number)[] }

/** The content has no readings but those of the markings. Reports all problems at once. */
export function readMarkedText(
	text: string,
	markings: Markings,
): Result<LessonContent, MarkedProblem[]> {
	const parsed = parseTaggedText(text)
	if (!parsed.ok) return parsed
	const problems: MarkedProblem[] = []
	const content = parsed.value.map(({ zh, en }, index): Block => {
		const number = String(index + 1)
		const cut = parseSegmentedText(zh)
		const words = markings.words[number]
		if (words && words.join('') !== textOf(cut)) {
			const values = { paragraph: index + 1 }
			problems.push({ code: 'course-file.other-words', values, path: ['words', number] })
		}
		return {
			zh: words ? words.map((word) => ({ word })) : cut,
			en,
			blank: markings.spacing[number] ?? 'normal',
		}
	})
	problems.push(...missingParagraphs(content, markings))
	for (const [index, { pinyin, ...place }] of markings.pinyin.entries()) {
		const token = tokenAt(content, place)
		if (token) Object.assign(token, { pinyin: formatPinyin(pinyin.trim()), isCustomPinyin: true })
		else problems.push(noPlace(place, ['pinyin', index]))
	}
	for (const [index, { en, ...place }] of markings.blanks.entries()) {
		const token = tokenAt(content, place)
		const block = content[place.paragraph - 1]
		if (token && block) {
			token.isHide = true
			block.hides = [...(block.hides ?? []), { zh: token.word, en }]
		} else problems.push(noPlace(place, ['blanks', index]))
	}
	return problems.length > 0 ? err(problems) : ok(numberBlanks(content, () => ''))
}

function missingParagraphs(content: LessonContent, { spacing, words }: Markings): MarkedProblem[] {
	return Object.entries({ spacing, words }).flatMap(([name, given]) =>
		Object.keys(given)
			.filter((number) => Number(number) > content.length)
			.map((number) => ({
				code: 'course-file.no-paragraph',
				values: { paragraph: number },
				path: [name, number],
			})),
	)
}

function tokenAt(content: LessonContent, { paragraph, word, occurrence }: Place) {
	const same = content[paragraph - 1]?.zh.filter((token) => token.word === word) ?? []
	return same[occurrence - 1]
}

function noPlace(place: Place, path: (string | number)[]): MarkedProblem {
	return { code: 'course-file.no-place', values: { ...place }, path }
}

/** The text ends without a line break. Reading it back gives the same content, except for keys of other editors. */
export function writeMarkedText(content: LessonContent): { text: string; markings: Markings } {
	const blocks = numberBlanks(tidyContent(content).map(onLines), () => '')
	const markings: Markings = { spacing: {}, words: {}, blanks: [], pinyin: [] }
	const paragraphs = blocks.map(({ zh, en, blank, hides = [] }, index) => {
		const paragraph = index + 1
		const written = formatSegmentedText(zh)
		if (blank !== 'normal') markings.spacing[paragraph] = blank
		if (needsWords(zh, written)) markings.words[paragraph] = zh.map(({ word }) => word)
		const english = new Map(hides.map((hidden) => [hidden.zh, hidden.en]))
		const seen = new Map<string, number>()
		for (const { word, pinyin, isCustomPinyin, isHide } of zh) {
			const occurrence = (seen.get(word) ?? 0) + 1
			seen.set(word, occurrence)
			const place = { paragraph, word, occurrence }
			if (isHide) markings.blanks.push({ ...place, en: english.get(word) ?? '' })
			if (isCustomPinyin && pinyin) markings.pinyin.push({ ...place, pinyin })
		}
		return { zh: written, en }
	})
	return { text: formatTaggedText(paragraphs), markings }
}

/** The block as a line of text can hold it: no breaks within, no spaces around, in NFC. */
function onLines(block: Block): Block {
	const { zh, en } = block
	const text = textOf(zh)
	const line = onOneLine('zh', text)
	const read = () => parseSegmentedText(onOneLine('zh', formatSegmentedText(zh)))
	return { ...block, zh: text === line ? zh : keepTokens(zh, read()), en: onOneLine('en', en) }
}

/** A long word in the text would be cut by the engine: it may be a sentence that nobody has cut. */
function needsWords(zh: readonly Token[], written: string): boolean {
	const read = parseSegmentedText(written)
	const isOther =
		read.length !== zh.length || read.some(({ word }, index) => word !== zh[index]?.word)
	return isOther || zh.some(({ word }) => isLong(word))
}

/**
 * The uncut pieces of a text, by paragraphs: words of more than four characters that the markings do not
 * name as words.
 */
export function uncutPieces(content: LessonContent, { words }: Markings): string[] {
	return content.flatMap(({ zh }, index) =>
		words[String(index + 1)] ? [] : zh.filter(isUncut).map(({ word }) => word),
	)
}

/** `cut` has the words of the uncut pieces, in their order. */
export function withCutPieces(
	content: LessonContent,
	{ words }: Markings,
	cut: readonly (readonly Token[])[],
): LessonContent {
	const left = [...cut]
	return content.map((block, index) =>
		words[String(index + 1)]
			? block
			: {
					...block,
					zh: block.zh.flatMap((token) => (isUncut(token) ? (left.shift() ?? token) : token)),
				},
	)
}

/** A word with a mark of its author is one. */
function isUncut({ word, isCustomPinyin, isHide }: Token): boolean {
	return isLong(word) && !isCustomPinyin && !isHide
}
