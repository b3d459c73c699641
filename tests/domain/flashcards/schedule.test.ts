import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grade, LogEntry } from '#app/domain/flashcards/review.ts'
import { newCard, scheduleBy } from '#app/domain/flashcards/schedule.ts'

const { replay, preview } = scheduleBy(null)
const start = new Date('2022-12-29T12:30:00Z')
const dayMs = 24 * 60 * 60_000
const minuteMs = 60_000

function entry(id: string, grade: LogEntry['grade'], at: Date, undoes: string | null = null) {
	return { id, grade, undoes, at }
}

/** Each answered the moment it is due. */
function answerWhenDue(answers: readonly Grade[]) {
	const log: LogEntry[] = []
	const states = []
	let now = start
	for (const [index, grade] of answers.entries()) {
		log.push(entry(String(index).padStart(2, '0'), grade, now))
		const state = replay(log)
		states.push({ ...state, waited: state.due ? +state.due - +now : 0 })
		now = state.due ?? now
	}
	return states
}

function times(count: number, grade: Grade): Grade[] {
	return Array.from({ length: count }, () => grade)
}

test('thirteen answers come back after the days that FSRS-6 publishes for its weights', () => {
	const states = answerWhenDue([...times(6, 'good'), ...times(2, 'forgot'), ...times(5, 'good')])
	expect(states.map(({ waited }) => Math.floor(waited / dayMs))).toEqual([
		0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21,
	])
})

test('stability and difficulty are those of the reference implementation in Rust', () => {
	let at = +start
	const log = [0, 0, 1, 3, 8, 21].map((days, index) => {
		at += days * dayMs
		return entry(String(index), index === 0 ? 'forgot' : 'good', new Date(at))
	})
	const { stability, difficulty } = replay(log)
	expect(stability).toBeCloseTo(53.62691, 4)
	expect(difficulty).toBeCloseTo(6.3574867, 4)
})

test('the first answer gives the published first stabilities and difficulties', () => {
	const first = (grade: Grade) => replay([entry('1', grade, start)])
	expect(['forgot', 'hard', 'good'].map((grade) => first(grade as Grade).stability)).toEqual([
		0.212, 1.2931, 2.3065,
	])
	expect(['forgot', 'hard', 'good'].map((grade) => first(grade as Grade).difficulty)).toEqual([
		6.4133, 5.11217071, 2.11810397,
	])
})

test('a new card shows minutes, a known one days', () => {
	expect(preview(newCard, start).map(({ label }) => label)).toEqual(['1 min', '6 min', '10 min'])
	const known = answerWhenDue(['good', 'good']).at(-1) ?? newCard
	expect(preview(known, known.due ?? start)).toMatchObject([
		{ grade: 'forgot', label: '10 min', state: 'relearning' },
		{ grade: 'hard', label: '8 days', state: 'review' },
		{ grade: 'good', label: '11 days', state: 'review' },
	])
})

test('a preview seen before the last answer is as of that answer', () => {
	const state = replay([entry('1', 'good', start)])
	expect(preview(state, new Date(+start - minuteMs))).toEqual(preview(state, start))
})

test('a card that was never answered is new', () => {
	expect(replay([])).toEqual(newCard)
})

test('an answer taken back leaves the card as it was before', () => {
	const one = entry('1', 'good', start)
	const two = entry('2', 'forgot', new Date(+start + minuteMs))
	const undo = entry('3', 'undo', new Date(+start + 2 * minuteMs), '2')
	expect(replay([one, two, undo])).toEqual(replay([one]))
	expect(replay([one, entry('4', 'undo', two.at, '1')])).toEqual(newCard)
})

test('a card is known since the answer that made it last three weeks, until it is forgotten', () => {
	const states = answerWhenDue([...times(6, 'good'), 'forgot', ...times(8, 'good')])
	const knownSince = states.map((state) => state.knownSince)
	expect(states.slice(0, 10).map(({ stability }) => Math.floor(stability ?? 0))).toEqual([
		2, 2, 10, 46, 162, 497, 6, 6, 16, 37,
	])
	expect(knownSince.slice(0, 3)).toEqual([null, null, null])
	const [fourth, seventh] = [states[3], states[6]]
	expect(fourth?.knownSince).toEqual(fourth?.lastReviewedAt)
	expect(states[5]?.knownSince).toEqual(fourth?.knownSince)
	expect(seventh?.knownSince).toBeNull()
	expect(states.at(-1)?.knownSince).toEqual(states[9]?.lastReviewedAt)
})

test('taking back the answer that made a card known takes back that it is known', () => {
	const log = [0, 1, 3, 14, 61].map((days, index) =>
		entry(String(index), 'good', new Date(+start + days * dayMs)),
	)
	const [, , , fourth, fifth] = log
	expect(replay(log).knownSince).toEqual(fourth?.at)
	const undoFourth = entry('5', 'undo', new Date(+start + 62 * dayMs), '3')
	expect(replay([...log, undoFourth]).knownSince).toEqual(fifth?.at)
	expect(replay(log.slice(0, 3)).knownSince).toBeNull()
})

test('forgetting a known word is a lapse, hesitating is none', () => {
	const known = [entry('1', 'good', start), entry('2', 'good', new Date(+start + 600_000))]
	const later = new Date(+start + 3 * dayMs)
	expect(replay([...known, entry('3', 'forgot', later)])).toMatchObject({
		lapses: 1,
		state: 'relearning',
	})
	expect(replay([...known, entry('3', 'hard', later)])).toMatchObject({ lapses: 0, reps: 3 })
})

const someLog = fc
	.array(
		fc.record({
			grade: fc.constantFrom<Grade>('forgot', 'hard', 'good'),
			afterMs: fc.oneof(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 0, max: 9e9 })),
			isUndone: fc.boolean(),
		}),
		{ maxLength: 25 },
	)
	.map((answers) => {
		let at = +start
		return answers.flatMap(({ grade, afterMs, isUndone }, index): LogEntry[] => {
			at += afterMs
			const id = `a${String(index).padStart(2, '0')}`
			const answer = entry(id, grade, new Date(at))
			return isUndone ? [answer, entry(`u${index}`, 'undo', new Date(at + 1), id)] : [answer]
		})
	})

test('whatever the log, its order of arrival does not matter and the state is sound', () => {
	fc.assert(
		fc.property(someLog, fc.infiniteStream(fc.double({ noNaN: true })), (log, weights) => {
			const state = replay(log)
			const mixed = log
				.map((item) => ({ item, weight: weights.next().value }))
				.sort((a, b) => a.weight - b.weight)
				.map(({ item }) => item)
			expect(replay(mixed)).toEqual(state)
			const standing = log.filter(
				({ id, grade }) => grade !== 'undo' && !log.some(({ undoes }) => undoes === id),
			)
			expect(replay(standing)).toEqual(state)
			expect(state.reps).toBe(standing.length)
			if (standing.length === 0) return
			expect(state.stability).toBeGreaterThan(0)
			expect(state.difficulty).toBeGreaterThanOrEqual(1)
			expect(state.difficulty).toBeLessThanOrEqual(10)
			expect(+(state.due ?? 0)).toBeGreaterThan(+(state.lastReviewedAt ?? 0))
			const dues = preview(state, state.due ?? start).map(({ due }) => +due)
			expect(dues).toEqual([...dues].sort((a, b) => a - b))
		}),
	)
})
