/**
 * Checks that a voice's answer can be the text at all: 你好！ is an MP3 of about a second. Catches
 * error pages sent with status 200, truncated bodies and empty ones.
 */
import type { Speech } from './providers/provider.ts'

/** Limits of human speech, in milliseconds. */
const fastestHanziMs = 50
const slowestCharacterMs = 2000
/** Allowance for silence before and after. */
const slackMs = 10_000

/** In bits per second: less cannot be speech, more cannot be an MP3. */
const bitRates = { least: 6_000, most: 330_000 }

/** Why the speech cannot be right, for the log; undefined if it can. */
export function rejectReason({ mp3, durationMs }: Speech, text: string): string | undefined {
	if (!beginsAsMp3(mp3)) return `not an MP3: ${mp3.length} bytes`
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

/** An ID3 tag, or the eleven sync bits of a frame. */
function beginsAsMp3(bytes: Uint8Array): boolean {
	const [first = 0, second = 0, third = 0] = bytes
	const hasTag = first === 0x49 && second === 0x44 && third === 0x33
	return hasTag || (first === 0xff && second >= 0xe0)
}
