/**
 * Finds the paragraphs of a tagged text, each with its Chinese and English as typed.
 *
 *   zh: 我␟叫          The Chinese is 我␟叫␟李明。 Its second line begins at offset 8 of the paragraph.
 *   ␟李明。
 */
import { countHanzi } from '#app/domain/hanzi.ts'
import { findDrafts } from '#app/domain/lesson-text/tagged-text.ts'
import type { EditedParagraph, LinePlace } from './edited-text.ts'

export type FoundParagraph = Pick<EditedParagraph, 'zh' | 'lines' | 'typedEnglish'> & {
	readonly from: number
	/** Exclusive. */
	readonly to: number
}

export function findParagraphs(text: string): FoundParagraph[] {
	return findDrafts(text).drafts.map(({ first, last, zh, en }) => {
		const lines: LinePlace[] = []
		let chinese = ''
		for (const line of zh?.lines ?? []) {
			lines.push({ at: chinese.length, from: line.at - first.at })
			chinese += line.text
		}
		const english = en?.lines.map((line) => line.text).filter(Boolean)
		return {
			from: first.at,
			to: last.at + last.text.length,
			zh: zh && chinese,
			lines,
			typedEnglish: english?.join(' '),
		}
	})
}

/** The fields of an edited paragraph that follow from its text alone. */
export function typedParts({ from, to, zh, lines, typedEnglish }: FoundParagraph) {
	return {
		length: to - from,
		zh,
		lines,
		typedEnglish,
		hanziCount: countHanzi(zh ?? ''),
	}
}

/** Converts an offset in a paragraph's Chinese to an offset in the paragraph. */
export function placeInParagraph(lines: readonly LinePlace[], at: number): number {
	let place = 0
	for (const line of lines) {
		if (line.at > at) break
		place = line.from + at - line.at
	}
	return place
}

/** Converts a range in the same way; its end stays on the line of its last character. */
export function stretchInParagraph(
	lines: readonly LinePlace[],
	{ from, to }: { from: number; to: number },
): { from: number; to: number } {
	const begin = placeInParagraph(lines, from)
	return { from: begin, to: to > from ? placeInParagraph(lines, to - 1) + 1 : begin }
}
