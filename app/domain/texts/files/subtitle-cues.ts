/**
 * The cues of subtitles: what stands on the screen at a time, line by line, without numbers and tags.
 *
 *   12                                     from 61 to 63 seconds:
 *   00:01:01,000 --> 00:01:03,000    →     我们走吧。
 *   <i>我们走吧。</i>
 *
 * Text below a time that cannot be read is kept as if it were said at the time before it.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { type Times, timesOf } from './subtitle-times.ts'

/** Times in seconds. */
export type Cue = { from: number; to: number; lines: string[] }

export type Cues = {
	cues: Cue[]
	/** Lines of times that could not be read. */
	unreadable: string[]
	/** Lines before the first time. */
	before: string[]
	/** How many lines the notes and styles of WebVTT have. */
	comments: number
}

const aside = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

export function cuesOf(lines: readonly string[], decode: DecodeEntities): Cues {
	const isVtt = /^WEBVTT(?:\s|$)/.test(lines[0] ?? '')
	const read: Cues = { cues: [], unreadable: [], before: [], comments: 0 }
	/** Lines since the last time; those behind an empty line may be the name of the next cue. */
	let own: string[] = read.before
	let isHead = isVtt
	let isAside = false
	let [previous, beforeThat] = ['', '']
	for (const line of lines) {
		if (line === '') [isHead, isAside] = [false, false]
		else if (isVtt && previous === '' && aside.test(line)) isAside = true
		const times = isHead || isAside ? undefined : timesOf(line)
		if (times) {
			if (isNameOfCue(previous, { isVtt, isAlone: beforeThat === '' })) own.pop()
			if (times === 'unreadable') read.unreadable.push(line)
			const cue = newCue(times, read.cues.at(-1)?.to ?? 0)
			read.cues.push(cue)
			own = cue.lines
		} else if (isAside) read.comments += 1
		else if (!isHead && line !== '') own.push(line)
		;[beforeThat, previous] = [previous, line]
	}
	const cues = read.cues.map((cue) => ({ ...cue, lines: spokenLines(cue.lines, decode) }))
	return { ...read, cues: cues.filter(({ lines: spoken }) => spoken.length > 0) }
}

function newCue(times: Times | 'unreadable', last: number): Cue {
	if (times === 'unreadable') return { from: last, to: last, lines: [] }
	const { from, to, rest } = times
	return { from, to, lines: rest === '' ? [] : [rest] }
}

/** A number, or in WebVTT whatever stands between an empty line and the time. */
function isNameOfCue(
	line: string,
	{ isVtt, isAlone }: { isVtt: boolean; isAlone: boolean },
): boolean {
	return line !== '' && (/^\p{Nd}+[.．]?$/u.test(line) || (isVtt && isAlone))
}

function spokenLines(lines: readonly string[], decode: DecodeEntities): string[] {
	return lines.map((line) => withoutTags(line, decode)).filter((line) => line !== '')
}

type DecodeEntities = (text: string) => string

/**
 * What is said in a line, without what says how it looks. `<v 小明>` says who speaks; `{\an8}`, `{y:i}` and `<i>` say
 * how it looks, <rt> how it is read.
 *
 *   <v 小明>{\an8}<i>你好</i> &amp; 再见&hellip;   →   小明：你好 & 再见…
 */
function withoutTags(line: string, decode: DecodeEntities): string {
	const text = line
		.replace(/^<v(?:\.[^\s>]{0,50})?\s+([^<>]{1,50})>/i, '$1：')
		.replace(/<(rt|rp)>[^<]{0,100}(?:<\/\1>)?/gi, '')
		.replace(/<\/?[a-zA-Z\d][^<>]{0,500}>|<\/?[a-zA-Z]>/g, '')
		.replace(/\{\\[^{}]{0,500}\}|\{\/?[a-zA-Z](?::[^{}]{1,50})?\}/g, '')
		.replace(/\\[Nnh]/g, ' ')
	return incomingText(decode(text)).replace(/\s+/g, ' ').trim()
}
