/**
 * A learner for tests: their memory is FSRS-6 itself, as ts-fsrs computes it, with weights of its own. They
 * study each day what the usual schedule has due, and answer by chance, from a seed.
 */
import { default_w, type FSRSState, fsrs, Rating } from 'ts-fsrs'
import type { Grade, LogEntry } from '#app/domain/flashcards/review.ts'
import { type CardMemory, newCard, scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { randomFrom } from '#app/domain/shuffle.ts'

const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000
const start = Date.parse('2025-01-01T18:00:00Z')
const { replay } = scheduleBy(null)

export type Memory = {
	/** The weights that differ from the published ones, by their place. */
	weights?: Readonly<Record<number, number>>
	/** Presses Good, whatever they remember. */
	isAlwaysGood?: boolean
	/** The share of answers that are given by chance. */
	slips?: number
}

export const memories = {
	standard: {},
	forgetful: { weights: { 0: 0.1, 1: 0.5, 2: 0.8, 8: 1.2, 11: 0.9, 20: 0.3 } },
	fast: { weights: { 0: 1, 1: 4, 2: 9, 8: 2.4, 11: 2.5 } },
	'always Good': { isAlwaysGood: true },
	careless: { slips: 0.3 },
} as const satisfies Record<string, Memory>

type Card = { log: LogEntry[]; scheduled: CardMemory; remembered: FSRSState | null }

type Life = { seed: string; answers: number; newPerDay?: number }

/** The logs of their cards, `answers` answers in all. */
export function studiedBy(memory: Memory, { seed, answers, newPerDay = 8 }: Life): LogEntry[][] {
	const random = randomFrom(seed)
	const weights = default_w.map((weight, index) => memory.weights?.[index] ?? weight)
	const mind = fsrs({ w: weights, enable_fuzz: false })
	const cards: Card[] = []
	let given = 0

	function gradeOf(recall: number): Grade {
		if (memory.isAlwaysGood) return 'good'
		const chance = random() < (memory.slips ?? 0) ? 0.6 : recall
		if (random() >= chance) return 'forgot'
		return random() < 0.12 ? 'hard' : 'good'
	}

	function study(card: Card, at: number): void {
		const last = card.log.at(-1)
		const days = last ? Math.floor(at / dayMs) - Math.floor(+last.at / dayMs) : 0
		const recall = card.remembered ? mind.forgetting_curve(days, card.remembered.stability) : 0.5
		const grade = gradeOf(days === 0 && card.remembered ? 0.95 : recall)
		const rating = { forgot: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const
		card.remembered = mind.next_state(card.remembered, days, rating[grade])
		card.log.push({ id: String(given).padStart(6, '0'), grade, undoes: null, at: new Date(at) })
		card.scheduled = replay(card.log)
		given += 1
	}

	for (let day = 0; given < answers; day += 1) {
		let now = start + day * dayMs
		for (let fresh = 0; fresh < newPerDay; fresh += 1) {
			cards.push({ log: [], scheduled: newCard, remembered: null })
		}
		const end = now + 4 * 60 * minuteMs
		const isDue = ({ scheduled }: Card) => !scheduled.due || +scheduled.due <= end
		for (let due = cards.filter(isDue); due.length > 0; due = due.filter(isDue)) {
			for (const card of due) {
				if (given >= answers) break
				now += minuteMs / 4
				study(card, now)
			}
			if (given >= answers || now > end) break
			now += 10 * minuteMs
		}
	}
	return cards.map(({ log }) => log).filter((log) => log.length > 0)
}
