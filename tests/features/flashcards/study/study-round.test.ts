import { expect, test } from 'vitest'
import { isPausing } from '#app/features/flashcards/study/pausing.ts'
import {
	beginRound,
	type Move,
	play,
	type Round,
} from '#app/features/flashcards/study/study-round.ts'
import type { StudyCard, StudySession } from '#app/features/flashcards/study-contract.ts'

function card(word: string, more: Partial<StudyCard> = {}): StudyCard {
	return {
		id: word,
		word,
		pinyin: '',
		traditional: null,
		meanings: [],
		clues: [],
		accepted: [],
		alike: [],
		gap: null,
		isBookmarked: false,
		notes: '',
		sentence: null,
		foundIn: null,
		example: null,
		drawn: null,
		phase: 'review',
		waitMs: null,
		formId: `form-${word}`,
		choices: [],
		previews: [
			{ grade: 'forgot', label: '10 min', inMs: 10 * minuteMs, returns: true },
			{ grade: 'hard', label: '3 days', inMs: 3 * dayMs, returns: false },
			{ grade: 'good', label: '8 days', inMs: 8 * dayMs, returns: false },
		],
		...more,
	}
}

function session(words: string, more: Partial<StudySession> = {}): StudySession {
	return {
		deck: {
			slug: 'hsk-level-1',
			name: 'HSK 1',
			isPersonal: false,
			cardCount: 150,
			bookmarkedCount: 0,
			asideCount: 0,
		},
		mode: 'recall',
		chosen: 'all',
		from: null,
		cards: [...words].map((word) => card(word)),
		progress: { met: 0, done: 0, total: words.length },
		heldBack: { fresh: 0, due: 0 },
		lastAnswer: null,
		leech: null,
		madeAt: 0,
		end: null,
		timeZone: 'Asia/Shanghai',
		...more,
	}
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const unopened = { cardId: null, pick: null }
const none = new Set<string>()

function begin(words: string, more: Partial<StudySession> = {}): Round {
	return beginRound(session(words, more), unopened)
}

function playAll(round: Round, ...moves: Move[]): Round {
	return moves.reduce(play, round)
}

let made = 0
function answered(round: Round, grade: 'forgot' | 'hard' | 'good'): Round {
	made += 1
	const reviewId = `review-${made}`
	return playAll(round, { kind: 'turn' }, { kind: 'grade', grade, reviewId }, { kind: 'next' })
}

function show({ cards, progress: { done, total } }: Round): string {
	return `${cards.map(({ word }) => word).join('')} ${done}/${total}`
}

test('an answered card makes room for the next, face down', () => {
	const round = answered(begin('你我他'), 'good')
	expect(show(round)).toBe('我他 1/3')
	expect(round).toMatchObject({ isTurned: false, pick: undefined, lastAnswer: { word: '你' } })
	expect(round.leaving?.card.word).toBe('你')
	expect(play(round, { kind: 'arrive' }).leaving).toBeUndefined()
})

test('a forgotten card comes back at the end, and is not done', () => {
	expect(show(answered(begin('你我他'), 'forgot'))).toBe('我他你 0/3')
	expect(show(answered(begin('你'), 'forgot'))).toBe('你 0/1')
})

test('a card that comes back waits for the server to say its dates', () => {
	const round = answered(begin('你'), 'forgot')
	expect(round.cards[0]?.previews).toEqual([])
	const refreshed = play(round, { kind: 'refresh', session: session('你'), unsent: none })
	expect(refreshed.cards[0]?.previews).toHaveLength(3)
})

test('a card that comes back says how long it would have waited', () => {
	const round = answered(begin('你'), 'forgot')
	expect(round.cards[0]?.waitMs).toBe(10 * minuteMs)
	const [back] = session('你').cards.map((card) => ({ ...card, waitMs: 9 * minuteMs }))
	const told = session('', { cards: back ? [back] : [] })
	const refreshed = play(round, { kind: 'refresh', session: told, unsent: none })
	expect(refreshed.cards[0]?.waitMs).toBe(9 * minuteMs)
})

/** Cards of which some wait, by their minutes: 你 8 min, 我 not at all. */
function waiting(...cards: [string, number | null][]): StudyCard[] {
	return cards.map(([word, minutes]) =>
		card(word, { phase: 'learning', waitMs: minutes === null ? null : minutes * minuteMs }),
	)
}

test('a card that was just answered is not shown again before its minutes are over', () => {
	const round = answered(begin('你我'), 'forgot')
	expect(isPausing(round)).toBe(false)
	const alone = answered(round, 'good')
	expect(show(alone)).toBe('你 1/2')
	expect(isPausing(alone)).toBe(true)
	// Offline the server has not said how long it waits now.
	expect(isPausing(answered(play(alone, { kind: 'ahead' }), 'forgot'))).toBe(true)
})

test('who does not wait sees each of the waiting cards once', () => {
	const cards = waiting(['你', 2], ['我', 8])
	const round = begin('', { cards, progress: { met: 2, done: 0, total: 2 } })
	expect(isPausing(round)).toBe(true)
	const ahead = play(round, { kind: 'ahead' })
	expect(isPausing(ahead)).toBe(false)
	const second = answered(ahead, 'forgot')
	expect(show(second)).toBe('我你 0/2')
	expect(isPausing(second)).toBe(false)
	expect(isPausing(answered(second, 'forgot'))).toBe(true)
	expect(isPausing(beginRound(session('', { cards }), { ...unopened, isAhead: true }))).toBe(false)
})

test('while one waits, the card comes whose minutes are over first', () => {
	const cards = waiting(['你', 8], ['我', 2])
	const round = play(begin('', { cards }), { kind: 'wait', ms: minuteMs })
	expect(round.cards.map(({ waitMs }) => waitMs)).toEqual([minuteMs, 7 * minuteMs])
	expect(isPausing(round)).toBe(true)
	const over = play(round, { kind: 'wait', ms: minuteMs })
	expect(show(over)).toMatch(/^我你/)
	expect(isPausing(over)).toBe(false)
})

test('minutes pass under a shown card, which stays', () => {
	const cards = [card('你'), ...waiting(['我', 1])]
	const turned = play(begin('', { cards }), { kind: 'turn' })
	const later = play(turned, { kind: 'wait', ms: 2 * minuteMs })
	expect(later).toMatchObject({ isTurned: true, turn: turned.turn })
	expect(later.cards.map(({ word, waitMs }) => [word, waitMs])).toEqual([
		['你', null],
		['我', null],
	])
})

test('cards that the server sends come before those that wait', () => {
	const round = begin('', { cards: waiting(['你', 8]) })
	const told = session('我', { cards: [card('我'), ...waiting(['你', 7])] })
	const refreshed = play(round, { kind: 'refresh', session: told, unsent: none })
	expect(show(refreshed)).toMatch(/^我你/)
	expect(isPausing(refreshed)).toBe(false)
})

test('after an answer comes a card that need not wait', () => {
	const cards = [card('你'), ...waiting(['我', 8]), card('他')]
	expect(show(answered(begin('', { cards }), 'forgot'))).toMatch(/^他我你/)
})

test('an answer that is taken back shows its card, whatever its minutes', () => {
	const ahead = play(begin('', { cards: waiting(['你', 8]) }), { kind: 'ahead' })
	const back = play(answered(ahead, 'forgot'), { kind: 'undo' })
	expect(show(back)).toMatch(/^你/)
	expect(isPausing(back)).toBe(false)
})

test('answers can be undone, one after the other', () => {
	const round = answered(answered(begin('你我他'), 'good'), 'forgot')
	expect(show(round)).toBe('他我 1/3')
	const back = play(round, { kind: 'undo' })
	expect(show(back)).toBe('我他 1/3')
	expect(show(play(back, { kind: 'undo' }))).toBe('你我他 0/3')
})

test('after a reload an undone card comes when the server sends it', () => {
	const lastAnswer = { reviewId: 'r', cardId: '好', word: '好', grade: 'good' } as const
	const undone = play(begin('你我', { lastAnswer }), { kind: 'undo' })
	expect(undone.lastAnswer).toBeNull()
	const refreshed = play(undone, { kind: 'refresh', session: session('你我好'), unsent: none })
	expect(show(refreshed)).toBe('好你我 0/3')
})

test('the server never takes away the shown card', () => {
	const turned = play(begin('你我'), { kind: 'turn' })
	const refreshed = play(turned, { kind: 'refresh', session: session('他她'), unsent: none })
	expect(show(refreshed)).toBe('你他她 0/2')
	expect(refreshed.isTurned).toBe(true)
})

test('cards with unsent answers are not shown again', () => {
	const round = answered(begin('你我他'), 'good')
	const refreshed = play(round, {
		kind: 'refresh',
		session: session('你我他好', { progress: { met: 0, done: 0, total: 4 } }),
		unsent: new Set(['你']),
	})
	expect(show(refreshed)).toBe('我他好 1/3')
	const settled = session('我他好', { progress: { met: 1, done: 1, total: 4 } })
	expect(show(play(refreshed, { kind: 'refresh', session: settled, unsent: none }))).toBe(
		'我他好 1/4',
	)
})

test('a forgotten card with an unsent answer still comes back', () => {
	const round = answered(begin('你我'), 'forgot')
	const unsent = new Set(['你'])
	expect(show(play(round, { kind: 'refresh', session: session('你我他'), unsent }))).toBe(
		'我他你 0/2',
	)
})

test('a card is met with its first answer, and done if it does not come back', () => {
	const first = answered(answered(begin('你我'), 'forgot'), 'forgot')
	expect(first.progress).toEqual({ met: 2, done: 0, total: 2 })
	const again = answered(first, 'good')
	expect(again.progress).toEqual({ met: 2, done: 1, total: 2 })
	const taken = playAll(again, { kind: 'undo' }, { kind: 'undo' })
	expect(taken.progress).toEqual({ met: 1, done: 0, total: 2 })
})

test('a card that was met on another visit is not met again', () => {
	const progress = { met: 1, done: 0, total: 2 }
	const round = begin('', { cards: [card('你', { phase: 'relearning' }), card('我')], progress })
	expect(answered(round, 'good').progress).toEqual({ met: 1, done: 1, total: 2 })
	const skipped = play(round, { kind: 'skip', cardIds: new Set(['你', '我']) })
	expect(skipped.progress).toEqual({ met: 2, done: 2, total: 2 })
})

test('cards answered on an earlier visit are skipped', () => {
	const round = play(begin('你我他'), { kind: 'skip', cardIds: new Set(['你', '他']) })
	expect(show(round)).toBe('我 2/3')
})

test('a choice is the answer at once, and stays until Continue', () => {
	const picked = playAll(
		begin('你我'),
		{ kind: 'pick', pick: '我' },
		{ kind: 'grade', grade: 'forgot', reviewId: 'r' },
	)
	expect(picked.pick).toBe('我')
	expect(show(picked)).toBe('你我 0/2')
	const again = session('我你', { lastAnswer: picked.lastAnswer })
	const told = play(picked, { kind: 'refresh', session: again, unsent: none })
	expect(show(told)).toBe('你我 0/2')
	const next = play(told, { kind: 'next' })
	expect(show(next)).toBe('我你 0/2')
	expect(next.cards[1]?.previews).toHaveLength(3)
	expect(next.pick).toBeUndefined()
})

test('only the first choice and the first grade count', () => {
	const picked = playAll(
		begin('你我'),
		{ kind: 'pick', pick: '我' },
		{ kind: 'pick', pick: '你' },
		{ kind: 'grade', grade: 'good', reviewId: 'r' },
		{ kind: 'grade', grade: 'good', reviewId: 's' },
	)
	expect(picked.pick).toBe('我')
	expect(show(picked)).toBe('你我 1/2')
})

test('the next card needs an answer', () => {
	expect(show(play(begin('你我'), { kind: 'next' }))).toBe('你我 0/2')
	expect(show(playAll(begin(''), { kind: 'undo' }, { kind: 'next' }))).toBe(' 0/0')
})

test('bookmarks and notes of this page win over the server’s older ones', () => {
	const round = play(begin('你我'), {
		kind: 'edit',
		cardId: '你',
		change: { notes: '您 is polite' },
	})
	const refreshed = play(round, { kind: 'refresh', session: session('你我'), unsent: none })
	expect(refreshed.cards[0]?.notes).toBe('您 is polite')
})

test('an address may open the first card only', () => {
	const opened = beginRound(session('你我'), { cardId: '你', pick: '我' })
	expect(opened).toMatchObject({ isTurned: true, pick: '我' })
	expect(beginRound(session('你我'), { cardId: '我', pick: '我' })).toMatchObject({
		isTurned: false,
		pick: undefined,
	})
})
