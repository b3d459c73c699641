/**
 * How often a person told sounds apart, kept in the browser: zh and z in 9 of 12 questions, the second and
 * the third tone in 5 of 11.
 *
 * Somebody hears má and says má: they can tell it from mā, mǎ and mà. If they say mǎ, they took it for that one.
 */
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { SoundQuestion } from './sound-questions.ts'
import type { SoundSetId } from './sound-table.ts'

type PairFigures = { right: number; asked: number }

/** By the pair: "zh-z", or "tones 2-3". */
export type SoundFigures = Readonly<Record<string, PairFigures>>

/** Older answers fade: at this number both figures are halved. */
const mostAsked = 200

/** The pairs that an answer says something of. */
export function pairsTold(id: SoundSetId, question: SoundQuestion, chosen: number): string[] {
	if (id !== 'tones') return [id]
	const { options, heard } = question
	const others = options.filter((_, index) =>
		chosen === heard ? index !== heard : index === chosen,
	)
	return others.map((other) => tonePair(options[heard]?.pinyin ?? '', other.pinyin))
}

function tonePair(one: string, other: string): string {
	const [low, high] = [takeTone(one).tone, takeTone(other).tone].sort()
	return `tones ${low}-${high}`
}

export function withAnswer(
	figures: SoundFigures,
	id: SoundSetId,
	question: SoundQuestion,
	chosen: number,
): SoundFigures {
	const isRight = chosen === question.heard
	const changed = pairsTold(id, question, chosen).map((pair) => {
		const { right, asked } = figures[pair] ?? { right: 0, asked: 0 }
		const added = { right: right + (isRight ? 1 : 0), asked: asked + 1 }
		return [pair, added.asked < mostAsked ? added : halved(added)] as const
	})
	return { ...figures, ...Object.fromEntries(changed) }
}

function halved({ right, asked }: PairFigures): PairFigures {
	return { right: Math.round(right / 2), asked: Math.round(asked / 2) }
}

/** The pairs of a set that have figures, in a fixed order. */
export function pairsOf(figures: SoundFigures, id: SoundSetId): [pair: string, PairFigures][] {
	return Object.entries(figures)
		.filter(([pair]) => pair === id || pair.startsWith(`${id} `))
		.sort(([one], [other]) => one.localeCompare(other, 'en'))
}

/** As the screen names it. */
export function pairName(pair: string): string {
	const tones = /^tones (\d)-(\d)$/.exec(pair)
	if (tones) return `Tones ${tones[1]} and ${tones[2]}`
	return pair === 'two-syllables' ? 'Words' : pair.replace('-', ' and ')
}

/** Damaged entries are left out. */
export function parseFigures(stored: string | null): SoundFigures {
	let value: unknown
	try {
		value = JSON.parse(stored ?? '')
	} catch {
		return {}
	}
	const entries: [string, unknown][] = Object.entries(value ?? {})
	return Object.fromEntries(
		entries.filter((entry): entry is [string, PairFigures] => isPair(entry[1])),
	)
}

function isPair(value: unknown): value is PairFigures {
	if (typeof value !== 'object' || !value || !('right' in value) || !('asked' in value))
		return false
	const { right, asked } = value
	const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0
	return isCount(right) && isCount(asked) && Number(right) <= Number(asked)
}
