/**
 * How fast the embedded voice speaks, and how long it rests at each sign: 我们学习汉语，一、二、三。 for a
 * beginner slower, and with longer pauses, than for an expert.
 */
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { SpokenLevel } from '#app/domain/speech/speech-script.ts'

export type Pace = {
	/** Words a minute for espeak-ng; a little more than characters a minute. */
	rate: number
}

/** A sign after which the voice rests. */
export type Rest = 'item' | 'clause' | 'part' | 'sentence' | 'paragraph'

/** From a teacher's pace to the usual one, HSK 1 to 6. */
const rates: Readonly<Record<HskRank, number>> = {
	1: 95,
	2: 105,
	3: 118,
	4: 132,
	5: 148,
	6: 165,
	7: 165,
}

/** A text of no known level. */
const otherRate = 118
/** A word alone has no sentence to help the ear. */
const wordRate = 90

const usualRate = rates[6]
const usualRestMs: Readonly<Record<Rest, number>> = {
	item: 120,
	clause: 200,
	part: 280,
	sentence: 380,
	paragraph: 700,
}

export function paceOf(level: SpokenLevel | undefined): Pace {
	if (level === 'word') return { rate: wordRate }
	return { rate: level === undefined ? otherRate : rates[level] }
}

/** In milliseconds. A slower voice rests longer. */
export function restMs(rest: Rest, { rate }: Pace): number {
	return Math.round((usualRestMs[rest] * usualRate) / rate)
}

/** A run of signs inside or after a sentence; the longest rest of them counts. */
export function restAt(signs: string): Rest | undefined {
	if (/[。！？!?]/.test(signs)) return 'sentence'
	if (/[：；:;…—]/.test(signs)) return 'part'
	if (/[，,（）()]/.test(signs)) return 'clause'
	return signs.includes('、') ? 'item' : undefined
}
