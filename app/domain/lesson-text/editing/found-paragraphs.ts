/**
 * Where the paragraphs of a tagged text stand, and the Chinese and the English of each, as typed.
 *
 *   zh: 我␟叫          the Chinese 我␟叫␟李明。, whose second line begins 7 units after the first tag
 *   ␟李明。
 */
import { findDrafts } from '#app/domain/lesson-text/tagged-text.ts'
import type { EditedParagraph, LinePlace } from './edited-text.ts'

export type FoundParagraph = Pick<EditedParagraph, 'zh' | 'lines' | 'typedEnglish'> & {
	readonly from: number
	/** After its last line. */
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

/** What a paragraph has from its text alone. */
export function typedParts({ from, to, zh, lines, typedEnglish }: FoundParagraph) {
	return {
		length: to - from,
		zh,
		lines,
		typedEnglish,
		hanziCount: zh?.match(hanzi)?.length ?? 0,
	}
}

const hanzi = /\p{Script=Han}/gu

/** Where the unit `at` of a paragraph's Chinese stands in the paragraph. */
export function placeInParagraph(lines: readonly LinePlace[], at: number): number {
	let place = 0
	for (const line of lines) {
		if (line.at > at) break
		place = line.from + at - line.at
	}
	return place
}

/** The same of a stretch; its end is on the line of its last unit. */
export function stretchInParagraph(
	lines: readonly LinePlace[],
	{ from, to }: { from: number; to: number },
): { from: number; to: number } {
	const begin = placeInParagraph(lines, from)
	return { from: begin, to: to > from ? placeInParagraph(lines, to - 1) + 1 : begin }
}
