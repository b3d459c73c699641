/**
 * The figures of a day with a deck, for the end of its session. 谢谢 was forgotten, then known; 再见 was
 * new and known at once: two cards, one right at first, one new.
 *
 * An answer that was taken back counts for nothing. A card is new on the day of its first answer.
 */
import type { Day } from './day.ts'
import type { Grade } from './review.ts'

type WordOfCard = { cardId: string; word: string; pinyin: string; traditional: string | null }

type Answered = WordOfCard & {
	grade: Grade
	durationMs: number
	at: Date
	introducedAt: Date
}

type HardWord = WordOfCard & { times: number }

export type DayFigures = {
	cards: number
	rightAtFirst: number
	fresh: number
	/** Whole minutes, at least one. */
	minutes: number
	/** Forgotten at least twice, the worst first. */
	hardWords: HardWord[]
}

const leastTimes = 2
const mostHardWords = 5

/** Undefined if nothing was answered on that day. `answers` are the standing ones, oldest first. */
export function dayFigures(answers: readonly Answered[], day: Day): DayFigures | undefined {
	const today = answers.filter(({ at }) => at >= day.start && at < day.end)
	if (today.length === 0) return undefined
	const first = new Map<string, Answered>()
	for (const answer of today) {
		if (!first.has(answer.cardId)) first.set(answer.cardId, answer)
	}
	const cards = [...first.values()]
	const ms = today.reduce((sum, { durationMs }) => sum + durationMs, 0)
	return {
		cards: cards.length,
		rightAtFirst: cards.filter(({ grade }) => grade !== 'forgot').length,
		fresh: cards.filter(({ introducedAt }) => introducedAt >= day.start).length,
		minutes: Math.max(1, Math.round(ms / 60_000)),
		hardWords: cards
			.map(({ cardId, word, pinyin, traditional }) => ({
				cardId,
				word,
				pinyin,
				traditional,
				times: today.filter((one) => one.cardId === cardId && one.grade === 'forgot').length,
			}))
			.filter(({ times }) => times >= leastTimes)
			.sort((a, b) => b.times - a.times)
			.slice(0, mostHardWords),
	}
}
