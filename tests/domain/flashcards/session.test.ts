import { expect, test } from 'vitest'
import { dayOf } from '#app/domain/flashcards/day.ts'
import type { State } from '#app/domain/flashcards/review.ts'
import {
	budgetOf,
	dueNow,
	inOrder,
	loadOf,
	returnsSoon,
	type Standing,
	waitOf,
} from '#app/domain/flashcards/session.ts'

const now = new Date('2026-11-21T12:00:00Z')
const day = dayOf(now, 'UTC')
const limits = { newPerDay: 20, reviewsPerDay: 200 }
const plenty = { fresh: 20, due: 200 }

function hoursFromNow(hours: number): Date {
	return new Date(+now + hours * 3_600_000)
}

function standing(values: Partial<Standing>): Standing {
	return {
		deckId: 'hsk-level-1',
		state: 'review',
		due: hoursFromNow(-1),
		introducedAt: hoursFromNow(-90),
		lastReviewedAt: hoursFromNow(-50),
		count: 1,
		...values,
	}
}

function card(
	word: string,
	state: State,
	dueInHours: number | null = null,
	{ orderNo = 1, lastHours = -50 }: { orderNo?: number; lastHours?: number } = {},
) {
	return {
		word,
		state,
		orderNo,
		due: dueInHours === null ? null : hoursFromNow(dueInHours),
		lastReviewedAt: state === 'new' ? null : hoursFromNow(lastHours),
	}
}

function wordsOf(cards: readonly { word: string }[]): string {
	return cards.map(({ word }) => word).join(' ')
}

test('steps that are over come first, then what is due, then new cards, then steps to come', () => {
	const cards = [
		card('二', 'new', null, { orderNo: 2 }),
		card('一', 'new', null, { orderNo: 1 }),
		card('谢谢', 'learning', 0.1),
		card('你好', 'relearning', -0.1),
		card('再见', 'review', -30),
		card('老师', 'review', 3),
		card('学生', 'review', -40),
	]
	expect(wordsOf(inOrder(cards, { now, day, budget: plenty }))).toBe(
		'你好 学生 再见 老师 一 二 谢谢',
	)
})

test('as in Anki, a card in its minutes waits for them unless nothing else is left', () => {
	const waiting = card('谢谢', 'learning', 0.15)
	const fresh = card('一', 'new')
	expect(wordsOf(inOrder([waiting, fresh], { now, day, budget: plenty }))).toBe('一 谢谢')
	expect(wordsOf(inOrder([waiting], { now, day, budget: plenty }))).toBe('谢谢')
	expect(waitOf(waiting, now)).toBe(9 * 60_000)
	expect(waitOf(waiting, hoursFromNow(0.15))).toBeUndefined()
	expect(waitOf(card('老师', 'review', 3), now)).toBeUndefined()
	expect(waitOf(fresh, now)).toBeUndefined()
})

test('cards due today come at any hour, cards due tomorrow do not', () => {
	const cards = [card('今天', 'review', 11.9), card('明天', 'review', 12)]
	expect(wordsOf(inOrder(cards, { now, day, budget: plenty }))).toBe('今天')
})

test('limits hold new and due cards back, never cards that were begun', () => {
	const cards = [
		card('一', 'new', null, { orderNo: 1 }),
		card('二', 'new', null, { orderNo: 2 }),
		card('新', 'review', -5),
		card('旧', 'review', -9),
		card('谢谢', 'learning', -0.1),
	]
	expect(wordsOf(inOrder(cards, { now, day, budget: { fresh: 1, due: 1 } }))).toBe('谢谢 旧 一')
	expect(wordsOf(inOrder(cards, { now, day, budget: { fresh: 0, due: 0 } }))).toBe('谢谢')
})

test('a card answered on a day of 25 hours is not due again on it', () => {
	const longDay = dayOf(new Date('2026-10-25T12:00:00Z'), 'Europe/Berlin')
	const answeredAt = new Date(+longDay.start + 60_000)
	const again = {
		state: 'review' as const,
		orderNo: 1,
		due: new Date(+answeredAt + 24 * 3_600_000),
		lastReviewedAt: answeredAt,
	}
	expect(again.due < longDay.end).toBe(true)
	expect(inOrder([again], { now: answeredAt, day: longDay, budget: plenty })).toEqual([])
})

test('the budget counts cards met and repeated today, in all decks together', () => {
	const standings = [
		standing({ introducedAt: hoursFromNow(-2), lastReviewedAt: hoursFromNow(-1), count: 6 }),
		standing({ deckId: 'hsk-level-2', lastReviewedAt: hoursFromNow(-1), count: 30 }),
		standing({ introducedAt: hoursFromNow(-14), lastReviewedAt: hoursFromNow(-13), count: 9 }),
	]
	expect(budgetOf(standings, { day, limits })).toEqual({ fresh: 14, due: 170 })
})

test('a limit lowered below what is done today leaves nothing, not less', () => {
	const standings = [
		standing({ introducedAt: hoursFromNow(-2), lastReviewedAt: hoursFromNow(-1), count: 6 }),
		standing({ lastReviewedAt: hoursFromNow(-1), count: 3 }),
	]
	const low = { newPerDay: 5, reviewsPerDay: 2 }
	expect(budgetOf(standings, { day, limits: low })).toEqual({ fresh: 0, due: 0 })
})

test('a deck counts what is done, what is to come, and what the limits hold back', () => {
	const standings = [
		standing({ state: 'learning', due: hoursFromNow(0.1), lastReviewedAt: now, count: 2 }),
		standing({ due: hoursFromNow(60), lastReviewedAt: hoursFromNow(-1), count: 4 }),
		standing({ count: 7 }),
		standing({ due: hoursFromNow(20), count: 5 }),
	]
	expect(loadOf(standings, { unseen: 30, day, budget: { fresh: 10, due: 5 }, now })).toEqual({
		steps: 2,
		soon: 2,
		due: 5,
		fresh: 10,
		done: 4,
		heldBack: { fresh: 20, due: 2 },
	})
})

test('a card is due once its minutes are over, not as soon as it was answered', () => {
	const standings = [
		standing({ state: 'learning', due: hoursFromNow(1 / 6), lastReviewedAt: now, count: 3 }),
		standing({ count: 7 }),
	]
	const dueAt = (at: Date) => dueNow(loadOf(standings, { unseen: 0, day, budget: plenty, now: at }))
	expect(dueAt(now)).toBe(7)
	expect(dueAt(hoursFromNow(1 / 6))).toBe(10)
})

test('only a card in its minutes returns in the same session', () => {
	expect(returnsSoon({ state: 'learning', due: hoursFromNow(1 / 6) }, now)).toBe(true)
	expect(returnsSoon({ state: 'relearning', due: hoursFromNow(5) }, now)).toBe(false)
	expect(returnsSoon({ state: 'review', due: hoursFromNow(24) }, now)).toBe(false)
})
