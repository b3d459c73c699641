/**
 * The shapes of tones as books draw them, for a voice that cannot be measured: 你好 nǐ hǎo rises and dips,
 * since a third tone before another one is said as a second.
 *
 * In Chao's five levels: 55, 35, 214 (21 before other tones), 51. A neutral tone is short and its level
 * follows from the tone before it: 2, 3, 4, 1. Y. R. Chao, A Grammar of Spoken Chinese (1968), 1.3.4.
 */

/** 5 is the neutral tone. */
export type Tone = 1 | 2 | 3 | 4 | 5

export type TonedSyllable = {
	/** As it is said before third tones change; undefined for what has no pinyin. */
	tone: Tone | undefined
	/** Whether a pause follows. */
	endsPhrase: boolean
}

/** Points of a line, both from 0 to 1: time within the syllable, and height. */
type ToneShape = readonly (readonly [at: number, height: number])[]

type Level = 1 | 2 | 3 | 4 | 5

const levels = { 1: [5, 5], 2: [3, 5], 3: [2, 1, 4], 4: [5, 1] } as const
const halfThird = [2, 1] as const
const neutralAfter = { 1: 2, 2: 3, 3: 4, 4: 1, 5: 2 } as const

/** An empty shape for what has no tone. */
export function toneShapes(syllables: readonly TonedSyllable[]): ToneShape[] {
	const said = withThirdTonesChanged(syllables)
	return syllables.map(({ endsPhrase }, index) => {
		const isLast = endsPhrase || index === syllables.length - 1
		const tone = said[index]
		if (tone === undefined) return []
		if (tone === 5) return neutralShape(neutralAfter[said[index - 1] ?? 5])
		return shape(tone === 3 && !isLast ? halfThird : levels[tone])
	})
}

/** In a row of third tones all but the last are said as a second. */
export function withThirdTonesChanged(syllables: readonly TonedSyllable[]): (Tone | undefined)[] {
	return syllables.map(({ tone, endsPhrase }, index) => {
		const next = endsPhrase ? undefined : syllables[index + 1]?.tone
		return tone === 3 && next === 3 ? 2 : tone
	})
}

/** The voice needs the ends of a syllable to get from one tone to the next. */
const begins = 0.12
const ends = 0.88

function shape(levels: readonly Level[]): ToneShape {
	const step = (ends - begins) / (levels.length - 1)
	return levels.map((level, index) => [begins + index * step, heightOf(level)])
}

function neutralShape(level: Level): ToneShape {
	return [
		[0.35, heightOf(level)],
		[0.65, heightOf(level)],
	]
}

function heightOf(level: Level): number {
	return (level - 1) / 4
}
