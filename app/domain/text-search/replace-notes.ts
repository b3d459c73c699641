/**
 * Replaces a text in chosen lines of a lesson's notes, as they are typed:
 *
 *   zh: 我␟买␟西红柿。   西红柿 becomes 番茄   →   zh: 我␟买␟番茄。
 *
 * The beginning of a line is no text: ##, - and zh: stay. A line is skipped where a reading stands beside a match, as
 * that of 西红柿[xī hóng shì] would be wrong for 番茄, and where the notes would be others than before: another
 * number of blocks, or one of another kind.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { parseNotes } from '#app/domain/notes/notes-text.ts'
import type { FoundLines, SkipReason } from './changed-lines.ts'
import { lineName } from './chosen-lines.ts'
import { placesOf } from './marked-text.ts'
import { type Change, type ChosenChange, replaced } from './replace-text.ts'

const lineBreak = /(\r\n|[\n\r\u2028\u2029])/
const beginning = /^(?:##\s+|-\s+|(?:zh|en)\s*[:：]\s*)?/i
const reading = /\[[^[\]]*\]/g
const readingBehind = /^[\s␟]*\[/

/** All lines with the pattern, in their order, named by their numbers from 1. Case counts. */
export function changedNotes(source: string, change: Change): FoundLines {
	const found: FoundLines = { lines: [], skipped: [] }
	for (const [index, line] of linesOf(source).entries()) {
		const before = bodyOf(line)
		const after = replaced(before, change)
		if (after === before) continue
		const language = hasHanzi(before) ? 'zh' : 'en'
		const name = lineName(index + 1, language)
		const reason = reasonToSkip(source, { before, name, change })
		if (reason) found.skipped.push({ place: index + 1, reason })
		else found.lines.push({ name, language, before, after })
	}
	return found
}

function reasonToSkip(
	source: string,
	{ before, name, change }: { before: string; name: string; change: Change },
): SkipReason | undefined {
	if (hasReading(before, change.pattern)) return 'pinyin'
	const after = replaceNotes(source, { ...change, lines: new Set([name]) })
	return isSameKind(source, after) ? undefined : 'incomplete'
}

export function replaceNotes(source: string, change: ChosenChange): string {
	const chosen = new Set([...change.lines].map((name) => Number.parseInt(name, 10)))
	return source
		.split(lineBreak)
		.map((piece, index) => {
			if (index % 2 === 1 || !chosen.has(index / 2 + 1)) return piece
			const body = bodyOf(piece)
			return piece.slice(0, piece.length - body.length) + replaced(body, change)
		})
		.join('')
}

/** The lines without their ends. */
function linesOf(source: string): string[] {
	return source.split(lineBreak).filter((_, index) => index % 2 === 0)
}

function bodyOf(line: string): string {
	return line.replace(beginning, '')
}

function hasReading(body: string, pattern: string): boolean {
	const readings = [...body.matchAll(reading)]
	return placesOf(body, pattern).some((from) => {
		const to = from + pattern.length
		const isInside = readings.some(({ 0: text, index }) => from < index + text.length && index < to)
		return isInside || readingBehind.test(body.slice(to))
	})
}

/** Whether both can be saved, and have blocks of the same kinds in the same order. */
function isSameKind(before: string, after: string): boolean {
	const kinds = [before, after].map((source) => {
		const parsed = parseNotes(source)
		if (!parsed.ok) return undefined
		return parsed.value
			.map((block) => (block.type === 'list' ? `list ${block.items.length}` : block.type))
			.join()
	})
	return kinds[0] !== undefined && kinds[0] === kinds[1]
}
