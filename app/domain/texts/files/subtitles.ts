/**
 * Reads subtitles, .srt and .vtt: what is said, without numbers, times and tags.
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
 *
 * A sentence that goes on in the next cue is joined, and sentences follow each other in one paragraph
 * until there is a pause or somebody else speaks. Many Chinese subtitles have no full stops: there
 * each cue is a paragraph.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { joinLines, linesOf, type TextOfFile, withText } from './text-of-file.ts'

/** Times in seconds. */
type Cue = { from: number; to: number; lines: string[] }

/** In seconds: a pause that begins a paragraph, and one that leaves an empty line. */
const pause = 2
const longPause = 8

/** In UTF-16 units. */
const longParagraph = 150
const longestParagraph = 1_000

const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
const timing = new RegExp(String.raw`^${time}\s*-{1,2}>\s*${time}(?:\s.*)?$`)
const sentenceEnd = /[。！？!?….～~]["'”’」』）)♪]*$/
const speaker = /^(?:[-–—－]\s*\S|[^：:\s]{1,12}[：:])/

/** Undefined if no line of the text gives times. */
export function readSubtitles(text: string, name: string): TextOfFile | undefined {
	const cues = cuesOf(linesOf(text))
	if (cues.length === 0) return undefined
	const chinese = withoutTranslations(cues)
	const said = withoutRepeats(chinese.cues)
	const parts = withText([{ title: '', text: joinLines(paragraphsOf(said)) }])
	return { title: name, parts, translations: chinese.left }
}

function cuesOf(lines: readonly string[]): Cue[] {
	const cues: Cue[] = []
	let cue: Cue | undefined
	let previous = ''
	for (const line of lines) {
		const times = timing.exec(line)
		if (times) {
			// Some files leave out the empty line: the number of the next cue is no part of this one.
			if (/^\d+$/.test(previous) && cue?.lines.at(-1) === previous) cue.lines.pop()
			cue = { from: seconds(times, 1), to: seconds(times, 5), lines: [] }
			cues.push(cue)
		} else if (line === '') cue = undefined
		else if (cue) cue.lines.push(line)
		previous = line
	}
	return cues
		.map(({ lines: own, ...times }) => ({ ...times, lines: spokenLines(own) }))
		.filter(({ lines: own }) => own.length > 0)
}

function seconds(match: RegExpExecArray, first: number): number {
	const [hours, minutes, whole, part] = match.slice(first, first + 4)
	const fraction = Number(`0.${part ?? 0}`)
	return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(whole ?? 0) + fraction
}

function spokenLines(lines: readonly string[]): string[] {
	return lines.map(withoutTags).filter((line) => /[\p{L}\p{N}]/u.test(line))
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
	lrm: '',
	rlm: '',
}

/** `<v 小明>` says who speaks. `{\an8}` and `<i>` say how it looks, <rt> how it is read. */
function withoutTags(line: string): string {
	return line
		.replace(/^<v(?:\.[^\s>]{0,50})?\s+([^<>]{1,50})>/i, '$1：')
		.replace(/<(rt|rp)>[^<]{0,100}(?:<\/\1>)?/gi, '')
		.replace(/<\/?[a-zA-Z\d][^<>]{0,500}>|<\/?[a-zA-Z]>/g, '')
		.replace(/\{\\[^{}]{0,500}\}/g, '')
		.replace(/\\[Nn]/g, ' ')
		.replace(/&(\w{2,4});/g, (entity, name: string) => entities[name.toLowerCase()] ?? entity)
		.trim()
}

/** If many cues have lines with hanzi beside lines without, the others are their translation. */
function withoutTranslations(cues: readonly Cue[]): { cues: Cue[]; left: number } {
	const isMixed = ({ lines }: Cue) => lines.some(hasHanzi) && !lines.every(hasHanzi)
	const hanzi = cues.filter(({ lines }) => lines.some(hasHanzi)).length
	const mixed = cues.filter(isMixed).length
	if (mixed === 0 || mixed < hanzi / 3) return { cues: [...cues], left: 0 }
	let left = 0
	const kept = cues.map((cue) => {
		if (!isMixed(cue)) return cue
		const lines = cue.lines.filter(hasHanzi)
		left += cue.lines.length - lines.length
		return { ...cue, lines }
	})
	return { cues: kept, left }
}

/** Rolling captions show the last line of a cue once more at the beginning of the next. */
function withoutRepeats(cues: readonly Cue[]): Cue[] {
	let last: string | undefined
	let end = Number.NEGATIVE_INFINITY
	return cues.flatMap((cue) => {
		const isRolling = cue.lines[0] === last && cue.from - end < 0.1
		const lines = isRolling ? cue.lines.slice(1) : cue.lines
		last = cue.lines.at(-1)
		end = cue.to
		return lines.length === 0 ? [] : [{ ...cue, lines }]
	})
}

function paragraphsOf(cues: readonly Cue[]): string[] {
	const isPunctuated = cues.filter(endsSentence).length >= cues.length / 5
	const paragraphs: string[] = []
	let end = Number.POSITIVE_INFINITY
	for (const { from, to, lines } of cues) {
		if (from - end >= longPause) paragraphs.push('')
		const isApart = !isPunctuated || from - end >= pause
		for (const [index, text] of sentencesOf(lines).entries()) {
			const last = paragraphs.at(-1)
			const goesOn =
				last !== undefined && last !== '' && !speaker.test(text) && (index > 0 || !isApart)
			if (goesOn && continues(last, text, isPunctuated)) {
				paragraphs[paragraphs.length - 1] = joinText(last, text)
			} else paragraphs.push(text)
		}
		end = to
	}
	return paragraphs
}

function endsSentence({ lines }: Cue): boolean {
	return sentenceEnd.test(lines.at(-1)?.slice(-10) ?? '')
}

/** The lines of a cue are one sentence, broken where the screen ended, unless two people speak. */
function sentencesOf(lines: readonly string[]): string[] {
	const said: string[] = []
	for (const line of lines) {
		const last = said.at(-1)
		if (last === undefined || speaker.test(line)) said.push(line)
		else said[said.length - 1] = joinText(last, line)
	}
	return said
}

/** A paragraph takes the next cue until it is long, and in any case the end of its sentence. */
function continues(paragraph: string, next: string, isPunctuated: boolean): boolean {
	if (!isPunctuated) return false
	if (/^[（(【[♪]/.test(next)) return false
	if (paragraph.length < longParagraph) return true
	return paragraph.length < longestParagraph && !sentenceEnd.test(paragraph.slice(-10))
}

const wideSign = /[\u3000-\u303f\uff00-\uffef…—”’]/

/** A space stays where a line ended without a sign: it is what Chinese subtitles have for commas. */
function joinText(text: string, next: string): string {
	return wideSign.test(text.slice(-1)) ? text + next : `${text} ${next}`
}
