/**
 * The paragraphs of subtitles: what a cue says is one, and a sentence that goes on in the next cue is joined.
 *
 *   我们明天去北京， | 你去不去？ | - 我不去。   →   我们明天去北京，你去不去？ | - 我不去。
 *
 * A pause or somebody else's line begins a new one. Many Chinese subtitles have no full stops, which does
 * not tell where a sentence goes on: there each cue is a paragraph.
 */
import type { Cue } from './subtitle-cues.ts'

/** Times in seconds: of its first cue and its last. */
export type SpokenParagraph = { text: string; from: number; to: number }

/** In seconds: a pause that begins a paragraph, and one that leaves an empty line. */
const pause = 2
const longPause = 8

/** In UTF-16 units. */
const longestParagraph = 1_000

const sentenceEnd = /[。！？!?….～~]["'”’」』）)♪]*$/

/** `- 不去`, `小明：不去`, and as programs that listen write them, `说话人 1: 不去`. No time of day: `现在 10:30`. */
const speaker =
	/^(?:[-–—－]\s*\S|[^：:\s。，！？]{1,12}(?:\s[\p{L}\p{N}·.]{1,12}){0,2}\s?[：:](?!\d))/u

/** Empty ones stand for empty lines. */
export function paragraphsOf(cues: readonly Cue[]): SpokenParagraph[] {
	const isPunctuated = cues.filter(endsSentence).length >= cues.length / 5
	const paragraphs: SpokenParagraph[] = []
	let end = Number.POSITIVE_INFINITY
	for (const { from, to, lines } of cues) {
		if (from - end >= longPause) paragraphs.push({ text: '', from: end, to: from })
		const isApart = !isPunctuated || from - end >= pause
		for (const [index, text] of sentencesOf(lines).entries()) {
			const last = paragraphs.at(-1)
			const goesOn =
				last !== undefined && last.text !== '' && !speaker.test(text) && (index > 0 || !isApart)
			if (goesOn && continues(last.text, text, isPunctuated)) {
				last.text = joinLines([last.text, text])
				last.to = Math.max(last.to, to)
			} else paragraphs.push({ text, from, to })
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
	const said: string[][] = []
	for (const line of lines) {
		const last = said.at(-1)
		if (last === undefined || speaker.test(line)) said.push([line])
		else last.push(line)
	}
	return said.map(joinLines)
}

/** A paragraph takes the next cue until it is long, and in any case the end of its sentence. */
function continues(paragraph: string, next: string, isPunctuated: boolean): boolean {
	if (!isPunctuated) return false
	if (/^[（(【[♪]/.test(next)) return false
	return paragraph.length < longestParagraph && !sentenceEnd.test(paragraph.slice(-10))
}

const wideSign = /[\u3000-\u303f\uff00-\uffef…—”’]/

/** A space stays where a line ended without a sign: it is what Chinese subtitles have for commas. */
function joinLines(lines: readonly string[]): string {
	return lines
		.map((line, at) =>
			at + 1 === lines.length || wideSign.test(line.slice(-1)) ? line : `${line} `,
		)
		.join('')
}
