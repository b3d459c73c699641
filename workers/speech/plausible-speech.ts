/**
 * Whether what a voice answered can be the text at all: 你好！ takes about a second and is an MP3.
 * An error page with status 200, a cut or an empty body is none.
 */
import type { Speech } from './providers/provider.ts'

/** In milliseconds: nobody speaks a hanzi faster, or a character slower. */
const fastestHanziMs = 50
const slowestCharacterMs = 2000
/** Silence before and after. */
const slackMs = 10_000

/** In bits per second: less holds no speech, more no MP3 has. */
const bitRates = { least: 6_000, most: 330_000 }

/** What is wrong with the speech, for the log; undefined when nothing is. */
export function implausibility({ mp3, durationMs }: Speech, text: string): string | undefined {
	if (!beginsAsMp3(mp3)) return `no MP3: ${mp3.length} bytes`
	const hanzi = text.match(/\p{Script=Han}/gu)?.length ?? 0
	const least = hanzi * fastestHanziMs
	const most = text.length * slowestCharacterMs + slackMs
	if (!(durationMs > 0 && durationMs >= least && durationMs <= most))
		return `${durationMs} ms for ${text.length} characters`
	const bitRate = (mp3.length * 8 * 1000) / durationMs
	if (bitRate < bitRates.least || bitRate > bitRates.most)
		return `${mp3.length} bytes for ${durationMs} ms`
	return undefined
}

/** By an ID3 tag or the eleven set bits of a frame. */
function beginsAsMp3(bytes: Uint8Array): boolean {
	const [first = 0, second = 0, third = 0] = bytes
	const hasTag = first === 0x49 && second === 0x44 && third === 0x33
	return hasTag || (first === 0xff && second >= 0xe0)
}
