/**
 * Lines that were broken where the page ended, as in texts copied from PDFs and in old mails.
 *
 *   小林每天早上都去公 | 园散步。他喜欢一边走一 | 边听音乐。
 *     →   小林每天早上都去公园散步。他喜欢一边走一边听音乐。
 *
 * Most of such lines end without a sign, at about one length, and signs stand inside of them. Verses have
 * their signs at the ends or none; lists have none.
 */
import { isChapterHeading } from './chapter-headings.ts'

/** Fewer broken lines show no habit. */
const leastBroken = 3
const leastShareBroken = 0.5
const leastShareWithSigns = 0.2
/** What a line has at least if it is as wide as the page, as a share of it. */
const nearlyFull = 0.75
/** In columns, of which a hanzi has two. */
const widestPage = 200

const endOfLine = /[。！？!?….；;：:～~♪][”’」』）)》"'\]】]*$/u
const signInside = /[。！？，；：、,!?;].*[\p{L}\p{N}]/u
/** Speech with a dash, lists, and the signs of Markdown. */
const beginning = /^(?:[-*+–—•·●#>|`=~]|\d{1,3}[.)、]|[（(]?[一二三四五六七八九十]{1,3}[）)、])/u
const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u

export function hasBrokenLines(text: string): boolean {
	const lines = linesOf(text)
	const widths = lines.map(({ plain }) => widthOf(plain))
	const page = pageOf(widths)
	if (page > widestPage) return false
	// The last line of a paragraph says nothing: it ends where its text ends.
	const inside = [...lines.keys()].filter((at) => mayGoOn(lines[at], lines[at + 1]))
	const broken = inside.filter((at) => !endOfLine.test(lines[at]?.plain ?? ''))
	const full = broken.filter((at) => (widths[at] ?? 0) >= page * nearlyFull)
	const withSigns = inside.filter((at) => signInside.test(lines[at]?.plain ?? ''))
	return (
		broken.length >= leastBroken &&
		broken.length >= inside.length * leastShareBroken &&
		full.length >= broken.length * leastShareBroken &&
		withSigns.length >= inside.length * leastShareWithSigns
	)
}

/** Joins them as far as a paragraph goes: to an empty line, an indented one, or a short last one. */
export function joinBrokenLines(text: string): string {
	const lines = linesOf(text)
	const page = pageOf(lines.map(({ plain }) => widthOf(plain)))
	const joined: string[] = []
	for (const [at, line] of lines.entries()) {
		const before = lines[at - 1]
		const goesOn = mayGoOn(before, line) && !isLast(before?.plain ?? '', page)
		if (goesOn) joined.push(spaceBetween(before?.plain ?? '', line.plain), line.plain)
		else joined.push(at === 0 ? '' : '\n', line.written)
	}
	return joined.join('')
}

type Line = { written: string; plain: string; isIndented: boolean }

function linesOf(text: string): Line[] {
	return text.split(/\r\n?|\n/).map((written) => ({
		written: written.trimEnd(),
		plain: written.trim(),
		isIndented: /^(?:\u3000| {2}|\t)/.test(written),
	}))
}

/** Whether one line can be the beginning of what the next one goes on with. */
function mayGoOn(line: Line | undefined, next: Line | undefined): boolean {
	if (!line || !next || line.plain === '' || next.plain === '') return false
	if (next.isIndented && !line.isIndented) return false
	if (next.isIndented && endOfLine.test(line.plain)) return false
	if (beginning.test(next.plain) || /^[#|]/.test(line.plain)) return false
	return !isChapterHeading(line.plain) && !isChapterHeading(next.plain)
}

function isLast(line: string, page: number): boolean {
	return endOfLine.test(line) && widthOf(line) < page * nearlyFull
}

function spaceBetween(line: string, next: string): string {
	return wide.test(line.slice(-1)) || wide.test(next.charAt(0)) ? '' : ' '
}

/** What nine of ten lines do not exceed. */
function pageOf(widths: readonly number[]): number {
	const sorted = widths.filter((width) => width > 0).sort((one, other) => one - other)
	return sorted[Math.floor(sorted.length * 0.9)] ?? 0
}

function widthOf(line: string): number {
	return line.length + (line.match(/[^\0-\u02ff]/g)?.length ?? 0)
}
