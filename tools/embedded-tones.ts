/**
 * Sets the heights and lengths of the tones of espeak-ng: 妈 as high as its voice goes, 骂 from the top to
 * the bottom, and the 吗 of 好吗 short. docs/decisions/0038-tones-are-measured.md has the measurements.
 *
 * The file phontab has a table of phonemes for each language; a tone is one of them. A table begins
 * with four bytes, the first of which counts its phonemes, and 32 bytes of name. A phoneme has 16 bytes:
 * its name in four, flags in six, code and type in two, and then the two pitches a tone moves between,
 * the length of its syllable in percent (0 for all of it), and how it changes its neighbours.
 */

type Tone = { low: number; high: number; percent: number }

/**
 * Pitches as Chao's tone letters have them, where 4 is the bottom of the voice (1) and 68 the top (5).
 * The names are espeak-ng's: 214 is a third tone before a pause, 21 before another syllable, 53 a
 * fourth before a fourth, and 11 to 44 are neutral tones after 51, 55, 35 and 214.
 */
const tones: Readonly<Record<string, { was: Tone; is: Tone }>> = {
	'55': { was: { low: 50, high: 55, percent: 0 }, is: { low: 66, high: 68, percent: 100 } },
	'35': { was: { low: 30, high: 50, percent: 0 }, is: { low: 34, high: 68, percent: 105 } },
	'214': { was: { low: 18, high: 42, percent: 0 }, is: { low: 4, high: 46, percent: 115 } },
	'21': { was: { low: 10, high: 20, percent: 0 }, is: { low: 4, high: 20, percent: 100 } },
	'51': { was: { low: 10, high: 50, percent: 0 }, is: { low: 4, high: 70, percent: 100 } },
	'53': { was: { low: 30, high: 50, percent: 0 }, is: { low: 30, high: 70, percent: 100 } },
	'11': { was: { low: 9, high: 12, percent: 0 }, is: { low: 4, high: 10, percent: 78 } },
	'22': { was: { low: 20, high: 22, percent: 0 }, is: { low: 16, high: 24, percent: 78 } },
	'33': { was: { low: 30, high: 32, percent: 0 }, is: { low: 30, high: 38, percent: 78 } },
	'44': { was: { low: 38, high: 41, percent: 0 }, is: { low: 46, high: 50, percent: 78 } },
}

const headLength = 36
const phonemeLength = 16
const lowAt = 12
const highAt = 13
const percentAt = 14

/** A copy of phontab. Throws if a tone isn't as it was. */
export function setTones(phontab: Buffer): Buffer {
	const set = Buffer.from(phontab)
	const { start, count } = tableOf(set, 'cmn')
	for (const [name, { was, is }] of Object.entries(tones)) {
		const at = Array.from({ length: count }, (_, index) => start + index * phonemeLength).find(
			(place) => nameAt(set, place, 4) === name,
		)
		const found = at !== undefined && [set[at + lowAt], set[at + highAt], set[at + percentAt]]
		if (!found || String(found) !== String([was.low, was.high, was.percent])) {
			throw new Error(`The tone ${name} of espeak-ng is ${found}, not ${Object.values(was)}`)
		}
		set.set([is.low, is.high, is.percent], at + lowAt)
	}
	return set
}

function tableOf(phontab: Buffer, language: string): { start: number; count: number } {
	let at = 4
	for (let table = 0; table < (phontab[0] ?? 0); table++) {
		const count = phontab[at] ?? 0
		if (nameAt(phontab, at + 4, 32) === language) return { start: at + headLength, count }
		at += headLength + count * phonemeLength
	}
	throw new Error(`espeak-ng has no phonemes of ${language}`)
}

function nameAt(phontab: Buffer, at: number, length: number): string {
	return phontab.toString('latin1', at, at + length).replace(/\0.*$/s, '')
}
