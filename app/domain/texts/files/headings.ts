/**
 * Divides lines into parts at their headings. The highest headings of which there are two divide a
 * text; a single one above them is its title.
 *
 *   # 西游记  ## 第一回 …  ## 第二回 …   →   title 西游记, parts 第一回 and 第二回
 */
import { tidyTitle } from '#app/domain/texts/split-text.ts'
import { joinLines, partsWithText, type TextOfFile } from './text-of-file.ts'

export type Line = {
	text: string
	/** From 1 for the highest heading; absent for a paragraph. */
	heading?: number
}

/** `name` is the title of a text that has none. */
export function divideAtHeadings(lines: readonly Line[], name: string): TextOfFile {
	const level = levelThatDivides(lines)
	const first = lines.find(({ text }) => text !== '')
	const isTitled = first?.heading !== undefined && first.heading < level
	return {
		title: isTitled ? tidyTitle(first.text) : name,
		...partsAt(level, isTitled ? lines.filter((line) => line !== first) : lines),
	}
}

/** Infinity if no level occurs twice. */
function levelThatDivides(lines: readonly Line[]): number {
	const counts = new Map<number, number>()
	for (const { heading } of lines) {
		if (heading !== undefined) counts.set(heading, (counts.get(heading) ?? 0) + 1)
	}
	const twice = [...counts].filter(([, count]) => count > 1)
	return Math.min(...twice.map(([level]) => level))
}

function partsAt(level: number, lines: readonly Line[]): Omit<TextOfFile, 'title'> {
	const divides = level !== Number.POSITIVE_INFINITY
	const parts: { title: string; lines: string[] }[] = []
	for (const { text, heading } of lines) {
		const isStart = divides && heading !== undefined && heading <= level && text !== ''
		const last = parts.at(-1)
		if (isStart) parts.push({ title: tidyTitle(text), lines: [] })
		else if (last) last.lines.push(text)
		else parts.push({ title: '', lines: [text] })
	}
	return partsWithText(parts.map(({ title, lines: own }) => ({ title, text: joinLines(own) })))
}
