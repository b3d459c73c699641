import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { cardStates, scheduleWeights, userProfiles } from '#app/db/schema/index.ts'
import { defaultWeights } from '#app/domain/flashcards/memory/weights.ts'
import type { Grade } from '#app/domain/flashcards/review.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import type { StudyEvent } from '#app/features/flashcards/study-contract.ts'
import {
	addLearners,
	addWord,
	answer,
	logOf,
	minuteMs,
	now,
	stateAndReplay,
	undo,
	withCards,
} from '#tests/support/learners-cards.ts'
import { costlyRuns } from '#tests/support/length.ts'

test('an answer sent several times is written once', async () => {
	const db = await withCards()
	const events = [answer('first-answer')]
	for (let time = 0; time < 10; time++) {
		const settled = await recordEvents(db, {
			userId: 'ming',
			events,
			now: new Date(+now + time * minuteMs),
		})
		expect(settled).toEqual({ settled: ['first-answer'], refused: [] })
	}
	expect(await logOf(db)).toMatchObject([{ id: 'first-answer', at: now, durationMs: 3000 }])
	expect((await stateAndReplay(db)).cached).toMatchObject({ reps: 1, logLength: 1 })
})

test('an answer sent again after its state was lost brings the state back', async () => {
	const db = await withCards()
	const send = () => recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	await send()
	await db.delete(cardStates)
	await send()
	const { cached, replayed } = await stateAndReplay(db)
	expect(cached).toMatchObject(replayed)
})

test('answers given offline count at the time they were given', async () => {
	const db = await withCards()
	const events = [
		answer('offline-1', { ageMs: 3 * 60 * minuteMs }),
		answer('offline-2', { ageMs: 2 * 60 * minuteMs, grade: 'forgot' }),
	]
	await recordEvents(db, { userId: 'ming', events, now })
	expect((await logOf(db)).map(({ at }) => (+now - +at) / minuteMs)).toEqual([180, 120])
	const { cached } = await stateAndReplay(db)
	expect(cached?.introducedAt).toEqual(new Date(+now - 180 * minuteMs))
})

test('a state computed from a shorter log never replaces one from a longer', async () => {
	const db = await withCards()
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	const { batch } = db
	let second: Promise<unknown> | undefined
	// The other device answers between this one's reading of the log and its writing of the state.
	db.batch = (async (...args: Parameters<typeof batch>) => {
		const read = await batch.apply(db, args)
		db.batch = batch
		second = recordEvents(db, { userId: 'ming', events: [answer('answer-3')], now })
		await second
		return read
	}) as unknown as typeof db.batch
	await recordEvents(db, { userId: 'ming', events: [answer('answer-2')], now })
	expect(second).toBeDefined()
	const { cached, replayed } = await stateAndReplay(db)
	expect(cached).toMatchObject({ ...replayed, reps: 3, logLength: 3 })
})

test('an answer is scheduled by the weights that came into use while it was stored', async () => {
	const db = await withCards()
	const weights = defaultWeights.map((weight, index) => (index === 2 ? 9 : weight))
	const { batch } = db
	db.batch = (async (...args: Parameters<typeof batch>) => {
		const read = await batch.apply(db, args)
		db.batch = batch
		await db.insert(scheduleWeights).values({ userId: 'ming', weights, version: 1 })
		return read
	}) as unknown as typeof db.batch
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	const { cached } = await stateAndReplay(db)
	expect(cached).toMatchObject({ stability: 9, weightsVersion: 1 })
	expect(await db.select().from(scheduleWeights)).toMatchObject([{ answers: 1 }])
})

test('an undo takes back its answer, once, in the same request or after a reload', async () => {
	const db = await withCards()
	const send = (...events: StudyEvent[]) =>
		recordEvents(db, { userId: 'ming', events, now: new Date(+now + minuteMs) })
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	await send(answer('answer-2', { grade: 'forgot' }), undo('undo-two', 'answer-2'))
	const first = await stateAndReplay(db)
	expect(first.cached).toMatchObject({ ...first.replayed, reps: 1, logLength: 3 })
	expect(await send(undo('undo-one', 'answer-1'))).toEqual({ settled: ['undo-one'], refused: [] })
	expect(await send(undo('undo-one', 'answer-1'))).toEqual({ settled: ['undo-one'], refused: [] })
	expect(await send(undo('undo-again', 'answer-1'))).toEqual({
		settled: [],
		refused: ['undo-again'],
	})
	expect((await stateAndReplay(db)).cached).toMatchObject({
		state: 'new',
		due: null,
		stability: null,
		reps: 0,
		introducedAt: null,
		logLength: 4,
	})
})

test('an undo follows its answer in the log, although the answer took longer to arrive', async () => {
	const db = await withCards()
	const arrived = new Date(+now + minuteMs)
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now: arrived })
	const late: StudyEvent = { ...undo('undo-1', 'answer-1'), ageMs: 2000 }
	await recordEvents(db, { userId: 'ming', events: [late], now: arrived })
	expect((await logOf(db)).map(({ id }) => id)).toEqual(['answer-1', 'undo-1'])
})

test('events that cannot be written are refused, and the rest are written', async () => {
	const db = await withCards()
	const events = [
		answer('unknown-1', { cardId: 'no-such-card' }),
		answer('foreign-1', { cardId: 'an-card' }),
		undo('undo-none', 'no-review'),
		answer('answer-1'),
	]
	expect(await recordEvents(db, { userId: 'ming', events, now })).toEqual({
		settled: ['answer-1'],
		refused: ['unknown-1', 'foreign-1', 'undo-none'],
	})
	expect(await recordEvents(db, { userId: 'ming', events: [], now })).toEqual({
		settled: [],
		refused: [],
	})
})

test('users can neither read, undo nor block another user’s answers', async () => {
	const db = await withCards()
	const shared = answer('same-id-1')
	await recordEvents(db, { userId: 'an', events: [{ ...shared, grade: 'forgot' }], now })
	const taken = await recordEvents(db, {
		userId: 'ming',
		now,
		events: [undo('undo-other', 'same-id-1')],
	})
	expect(taken.refused).toEqual(['undo-other'])
	expect(await recordEvents(db, { userId: 'ming', events: [shared], now })).toEqual({
		settled: ['same-id-1'],
		refused: [],
	})
	expect(await logOf(db, 'an')).toMatchObject([{ grade: 'forgot' }])
	expect((await stateAndReplay(db, { userId: 'an' })).cached).toMatchObject({
		reps: 1,
		logLength: 1,
	})
	expect((await stateAndReplay(db)).cached).toMatchObject({ reps: 1, logLength: 1 })
})

test('a card left on the screen counts for a minute, an old answer for ninety days', async () => {
	const db = await withCards()
	const events = [answer('answer-1', { durationMs: 9e9, ageMs: 9e12 })]
	await recordEvents(db, { userId: 'ming', events, now })
	expect(await logOf(db)).toMatchObject([
		{ durationMs: 60_000, at: new Date(+now - 90 * 24 * 60 * minuteMs) },
	])
})

test('the cached state always equals the replayed log, in whatever batches answers come', async () => {
	const anyEvent = fc.record({
		number: fc.integer({ min: 0, max: 7 }),
		isUndo: fc.boolean(),
		grade: fc.constantFrom<Grade>('forgot', 'hard', 'good'),
		ageMs: fc.integer({ min: 0, max: 30 * 24 * 60 * minuteMs }),
	})
	const anyRequests = fc.array(fc.array(anyEvent, { maxLength: 5 }), { maxLength: 5 })
	const db = await withCards()
	let run = 0
	await fc.assert(
		fc.asyncProperty(anyRequests, async (requests) => {
			run += 1
			const userId = `person-${run}`
			const email = `${userId}@example.com`
			await db.insert(userProfiles).values({ id: userId, displayName: '人', email })
			for (const request of requests) {
				const events = request.map(({ number, isUndo, grade, ageMs }) =>
					isUndo
						? undo(`undo-${number}`, `review-${number}`)
						: answer(`review-${number}`, { grade, ageMs }),
				)
				await recordEvents(db, { userId, events, now })
			}
			const { cached, replayed, length } = await stateAndReplay(db, { userId: userId })
			if (length > 0) expect(cached).toMatchObject({ ...replayed, logLength: length })
			else expect(cached).toBeUndefined()
		}),
		{ numRuns: costlyRuns },
	)
})

test('two devices that answer at the same moment on a real server lose nothing', async () => {
	const db = openDatabase({ url: inject('databaseUrl') })
	const user = crypto.randomUUID()
	const vocabId = await addWord(db, { word: '比赛', pinyin: `bǐ sài ${user}` })
	await addLearners(db, { ming: user, an: `${user}-an`, vocabId })
	const cardId = `${user}-card`
	const ids = Array.from({ length: 8 }, (_, index) => `review-${index}`)
	const settled = await Promise.all(
		ids.map((id, index) =>
			recordEvents(openDatabase({ url: inject('databaseUrl') }), {
				userId: user,
				events: [answer(id, { cardId, grade: index % 3 ? 'good' : 'forgot', ageMs: index * 1000 })],
				now,
			}),
		),
	)
	expect(settled.flatMap((outcome) => outcome.settled).sort()).toEqual(ids)
	const state = await stateAndReplay(db, { userId: user, cardId })
	expect(state.cached).toMatchObject({ ...state.replayed, reps: 8, logLength: 8 })
})
