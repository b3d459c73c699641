/**
 * The styles inside a sentence of a note: *To be* between nouns is **是**. has the emphasis "To be" and the
 * strong 是. A star that opens or closes nothing is a star, and so is \*. Everything else stays as typed.
 *
 * Why not CommonMark: it does not close a style between a sign and a hanzi, as in **“是”**字句, and it
 * has links, pictures and HTML, which a note does not. docs/decisions/0036.
 */
import * as z from 'zod'

const spanSchema = z.object({
	text: z.string(),
	isStrong: z.literal(true).optional(),
	isEmphasis: z.literal(true).optional(),
})

export const spansSchema = z.array(spanSchema)

/** A piece of a sentence in one style. */
export type Span = z.infer<typeof spanSchema>

type Style = 'isStrong' | 'isEmphasis'

const marks = { isStrong: '**', isEmphasis: '*' } as const

type Mark = (typeof marks)[Style]

export function parseSpans(text: string): Span[] {
	return joined(spansIn(text, []))
}

function spansIn(text: string, styles: readonly Style[]): Span[] {
	const spans: Span[] = []
	const unclosed = new Set<Mark>()
	let plain = ''
	let at = 0
	const flush = () => {
		if (plain !== '') spans.push(styled(plain, styles))
		plain = ''
	}
	while (at < text.length) {
		const sign = nextSign(text, at)
		plain += text.slice(at, sign)
		at = sign
		if (at === text.length) break
		if (isEscape(text, at)) {
			plain += text[at + 1]
			at += 2
			continue
		}
		const style = text.startsWith('**', at) ? 'isStrong' : 'isEmphasis'
		const mark = marks[style]
		const from = at + mark.length
		const mayOpen = text[at] === '*' && !styles.includes(style)
		const to = mayOpen ? closeOf(text, from, mark, unclosed) : undefined
		if (to === undefined) {
			const length = text[at] === '*' ? mark.length : 1
			plain += text.slice(at, at + length)
			at += length
			continue
		}
		flush()
		spans.push(...spansIn(text.slice(from, to), [...styles, style]))
		at = to + mark.length
	}
	flush()
	return spans
}

/**
 * Where the style that begins at `from` ends; undefined if it does not. What was once looked for in vain to
 * the end is `unclosed`: later beginnings find it at once or never.
 */
function closeOf(text: string, from: number, mark: Mark, unclosed: Set<Mark>): number | undefined {
	if (isSpace(text[from])) return undefined
	for (let at = from; at < text.length; at += 1) {
		if (isEscape(text, at)) at += 1
		else if (text[at] === '*') {
			let end = at
			while (text[end] === '*') end += 1
			const run = end - at
			// A run of three closes both: the inner style first. Of two, none closes an emphasis.
			const isClose = mark === '**' ? run >= 2 : run % 2 === 1
			const close = end - mark.length
			if (isClose && close > from && !isSpace(text[at - 1])) return close
			at = end - 1
		}
		if (unclosed.has(mark)) return undefined
	}
	unclosed.add(mark)
	return undefined
}

/** The next star or backslash, or the end. */
function nextSign(text: string, from: number): number {
	const sign = /[*\\]/g
	sign.lastIndex = from
	return sign.exec(text)?.index ?? text.length
}

/** \* and \\ are a star and a backslash; before anything else a backslash stays. */
function isEscape(text: string, at: number): boolean {
	return text[at] === '\\' && (text[at + 1] === '*' || text[at + 1] === '\\')
}

function isSpace(character: string | undefined): boolean {
	return character === undefined || /\s/.test(character)
}

function styled(text: string, styles: readonly Style[]): Span {
	const span: Span = { text }
	for (const style of styles) span[style] = true
	return span
}

/** Joins neighbours of one style. */
function joined(spans: readonly Span[]): Span[] {
	const all: Span[] = []
	for (const span of spans) {
		const last = all.at(-1)
		if (last && styleOf(last) === styleOf(span)) last.text += span.text
		else all.push({ ...span })
	}
	return all
}

function styleOf({ isStrong, isEmphasis }: Span): string {
	return `${isStrong ?? false} ${isEmphasis ?? false}`
}

export function formatSpans(spans: readonly Span[]): string {
	return formatRun(spans, ['isStrong', 'isEmphasis'])
}

/** The style that lasts longer stands outside. */
function formatRun(spans: readonly Span[], styles: readonly Style[]): string {
	let text = ''
	let at = 0
	while (at < spans.length) {
		const [style, length] = longestFrom(spans.slice(at), styles)
		const run = spans.slice(at, at + length)
		if (style === undefined) text += run.map((span) => span.text.replace(/[\\*]/g, '\\$&')).join('')
		else {
			const inner = formatRun(
				run,
				styles.filter((other) => other !== style),
			)
			text += `${marks[style]}${inner}${marks[style]}`
		}
		at += length
	}
	return text
}

function longestFrom(
	spans: readonly Span[],
	styles: readonly Style[],
): [style: Style | undefined, length: number] {
	let longest: [Style | undefined, number] = [undefined, 1]
	for (const style of styles) {
		const end = spans.findIndex((span) => !span[style])
		const length = end < 0 ? spans.length : end
		if (length > 0 && (longest[0] === undefined || length > longest[1])) longest = [style, length]
	}
	return longest
}
