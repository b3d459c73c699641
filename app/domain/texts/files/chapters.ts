/**
 * Divides the pages of a book into chapters, and leaves out the heading that its title says already.
 *
 *   title 第二章 我们的老师, lines 第二章 我们的老师 | “老师？” | 大家都不说话。
 *     →   “老师？” | 大家都不说话。
 */
import type { MarkedLine } from './markup-text.ts'

export type Chapter = {
	title: string
	lines: string[]
	/** The words of its title that no line has said yet; none once the text has begun. */
	untold: string[]
}

/**
 * A page begins a chapter where the table of contents says so. If that does not name it at all, its
 * heading begins one. Any other page continues the chapter before.
 */
export function addPage(
	chapters: Chapter[],
	lines: readonly MarkedLine[],
	names: ReadonlyMap<string, string>,
): void {
	const heading = names.size === 0 ? lines.find((line) => line.heading !== undefined) : undefined
	const title = names.get('') ?? heading?.text
	if (title !== undefined || chapters.length === 0) chapters.push(newChapter(title))
	const waiting = new Map(names)
	for (const { text, anchors, heading: level } of lines) {
		for (const anchor of anchors) {
			const begun = anchor === '' ? undefined : waiting.get(anchor)
			if (begun !== undefined) chapters.push(newChapter(begun))
			waiting.delete(anchor)
		}
		const chapter = chapters.at(-1)
		if (!chapter) continue
		const untold = untoldAfter(text, { chapter, isHeading: level !== undefined })
		if (!untold) chapter.lines.push(text)
		// A row of stars may stand above the heading.
		if (untold || wordsOf(text).length > 0) chapter.untold = untold ?? []
	}
}

function newChapter(title = ''): Chapter {
	return { title, lines: [], untold: wordsOf(title) }
}

/**
 * What is left of the title behind a line that says it, or its first half; undefined for any other
 * line. A title may begin with its volume, which the page does not say: 下册 第三章 回家.
 */
function untoldAfter(
	line: string,
	{ chapter: { title, untold }, isHeading }: { chapter: Chapter; isHeading: boolean },
): string[] | undefined {
	const said = wordsOf(line)
	if (said.length === 0 || untold.length === 0) return undefined
	// “再见！” is what somebody says below the title 再见.
	if (endOf(line) !== endOf(title) && endOf(line) !== '') return undefined
	const words = said.join('')
	for (let end = 1; end <= untold.length; end += 1) {
		if (untold.slice(0, end).join('') === words) return untold.slice(end)
	}
	const leastWords = isHeading ? 1 : 2
	for (let from = 1; from <= untold.length - leastWords; from += 1) {
		if (untold.slice(from).join('') === words) return []
	}
	return undefined
}

/** 第二章：我们的老师 has two. */
function wordsOf(text: string): string[] {
	return text.split(/[\s\p{P}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

function endOf(text: string): string {
	return /[。！？!?…，,；;：:”」』]+$/u.exec(text.trim())?.[0] ?? ''
}
