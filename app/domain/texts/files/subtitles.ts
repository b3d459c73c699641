/**
 * Reads subtitles, .srt and .vtt: what is said, without numbers and tags. The times of its paragraphs go with it.
 *
 *   1                                     我们明天去北京，你去不去？
 *   00:00:01,000 --> 00:00:02,500    →    - 我不去。
 *   我们明天去北京，                          - 为什么？
 *
 *   2
 *   00:00:02,600 --> 00:00:04,000
 *   你去不去？
 *
 *   3
 *   00:00:04,500 --> 00:00:06,000
 *   - 我不去。
 *   - 为什么？
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { ParagraphTimes } from '#app/domain/texts/paragraph-times.ts'
import { paragraphsOfPart } from '#app/domain/texts/paragraphs-of-part.ts'
import { entityDecoder, type ParseMarkup } from './markup.ts'
import { withCount } from './notices.ts'
import { paragraphsOf, type SpokenParagraph } from './spoken-paragraphs.ts'
import { type Cue, cuesOf } from './subtitle-cues.ts'
import { joinLines, linesOf, partsWithText, type TextOfFile } from './text-of-file.ts'

/** Undefined if no line of the text gives times. */
export function readSubtitles(
	text: string,
	name: string,
	parse: ParseMarkup,
): TextOfFile | undefined {
	const { cues, unreadable, before, comments } = cuesOf(linesOf(text), entityDecoder(parse))
	if (cues.length === 0) return undefined
	const chinese = withoutTranslations(cues)
	const said = withoutRepeats(chinese.cues)
	const paragraphs = paragraphsOf(said.cues)
	const whole = joinLines(paragraphs.map((paragraph) => paragraph.text))
	const { parts } = partsWithText([{ title: '', text: whole, times: paragraphs.flatMap(timesOf) }])
	const notices = withCount([
		{ code: 'own-file.times', count: unreadable.length, names: unreadable },
		{ code: 'own-file.before-times', count: before.length, names: before },
		{ code: 'own-file.translations', count: chinese.left },
		{ code: 'own-file.repeats', count: said.left },
		{ code: 'own-file.comments', count: comments },
	])
	return { title: name, parts, notices }
}

/** Of a long paragraph that is cut, nobody knows when its pieces are said. */
function timesOf({ text, from, to }: SpokenParagraph): ParagraphTimes {
	const pieces = paragraphsOfPart(joinLines([text]))
	const isKnown = pieces.length === 1 && to > from
	return pieces.map(() => (isKnown ? [Math.round(from * 1000), Math.round(to * 1000)] : null))
}

/** If many cues have lines with hanzi beside lines of other words, the others are their translation. */
function withoutTranslations(cues: readonly Cue[]): { cues: Cue[]; left: number } {
	const isMixed = ({ lines }: Cue) => lines.some(hasHanzi) && lines.some(isForeign)
	const hanzi = cues.filter(({ lines }) => lines.some(hasHanzi)).length
	const mixed = cues.filter(isMixed).length
	if (mixed === 0 || mixed < hanzi / 3) return { cues: [...cues], left: 0 }
	let left = 0
	const kept = cues.map((cue) => {
		if (!isMixed(cue)) return cue
		const lines = cue.lines.filter((line) => !isForeign(line))
		left += cue.lines.length - lines.length
		return { ...cue, lines }
	})
	return { cues: kept, left }
}

/** “……” is of no language. */
function isForeign(line: string): boolean {
	return !hasHanzi(line) && /\p{L}/u.test(line)
}

/** In seconds: how long a screen may be empty while captions roll. */
const longestGap = 0.6
/** Captions of the web are shown once more for a hundredth of a second. */
const blink = 0.1
/** Screens have a few lines. */
const mostLines = 10

/** A film in which somebody says something twice has such cues too, but not every fifth. */
const leastShare = 0.2

/**
 * Captions that roll up show the lines of before once more, below which a new one appears.
 *
 *   今天我们来说一说  |  今天我们来说一说 怎么学中文  |  怎么学中文 第一个办法
 *     →   今天我们来说一说  |  怎么学中文  |  第一个办法
 *
 * What is really said twice stays: it is one cue behind another, without a new line below.
 */
function withoutRepeats(cues: readonly Cue[]): { cues: Cue[]; left: number } {
	const repeats = cues.map((cue, at) => repeatedLines(cues[at - 1], cue))
	const rolling = cues.filter(({ lines }, at) => {
		const repeated = repeats[at] ?? 0
		return repeated > 0 && repeated < lines.length
	}).length
	const isRolling = rolling >= cues.length * leastShare
	let left = 0
	const kept = cues.map((cue, at) => {
		const repeated = repeats[at] ?? 0
		const isOver =
			repeated < cue.lines.length ? isRolling : isShownAgain(cues[at - 1], cue, isRolling)
		if (!isOver) return cue
		left += repeated
		return { ...cue, lines: cue.lines.slice(repeated) }
	})
	return { cues: kept.filter(({ lines }) => lines.length > 0), left }
}

/** The longest tail of the cue before with which this one begins. */
function repeatedLines(before: Cue | undefined, { from, lines }: Cue): number {
	if (!before || from - before.to > longestGap) return 0
	for (let count = Math.min(before.lines.length, lines.length, mostLines); count > 0; count -= 1) {
		const tail = before.lines.slice(-count)
		if (tail.every((line, at) => line === lines[at])) return count
	}
	return 0
}

/** A cue that says nothing new: the screen has rolled and waits, or it is said twice. */
function isShownAgain(before: Cue | undefined, cue: Cue, isRolling: boolean): boolean {
	if (!before) return false
	if (cue.to - cue.from < blink && cue.from - before.to < blink) return true
	return isRolling && (cue.lines.length < before.lines.length || cue.from - before.to < blink)
}
