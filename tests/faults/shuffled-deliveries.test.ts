/**
 * A learner studies on three devices without a network: on the train the telephone marks 火车 as known, at
 * home the laptop takes it back. What waited arrives late, twice, and mixed with what the others sent.
 * Afterwards the server has what it would have, had all arrived at once and in order. The long run makes some
 * ten thousand deliveries.
 */
import { ne } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import {
	cardStates,
	cards,
	lessonContents,
	lessonProgress,
	readingPlaces,
	reports,
	reviews,
	studyTime,
	tappedWords,
	userWords,
} from '#app/db/schema/index.ts'
import { grades } from '#app/domain/flashcards/review.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import { placeOfEntry } from '#app/domain/reports/report.ts'
import { changeMyWords } from '#app/features/flashcards/change-cards.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import { keepMarks } from '#app/features/known-words/change-marks.server.ts'
import { mergeIntoProgress } from '#app/features/progress/merge-progress.server.ts'
import { keepReading } from '#app/features/progress/reading/keep-reading.server.ts'
import { keepReport } from '#app/features/reports/keep-report.server.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const userId = 'xiaomei'
const reader = { id: userId, level: 1 }
const minuteMs = 60_000
const monday = +new Date('2026-11-23T08:00:00Z')
const words = ['火车', '学习', '谢谢'].map((word) => ({ word, pinyin: `${word} pinyin` }))
const lessonIds = ['train', 'kitchen']
const nowhere = { sentence: null, lessonId: null, articleId: null }

/** Takes place at a minute of the week; the id is its own. */
type Act = { id: string; minute: number; does: Doing }

const word = fc.constantFrom(...words)
const lessonId = fc.constantFrom(...lessonIds)
const doing = fc.oneof(
	fc.record({
		kind: fc.constant('answer'),
		card: fc.integer({ min: 1, max: words.length }),
		grade: fc.constantFrom(...grades),
		isUndone: fc.boolean(),
	}),
	fc.record({
		kind: fc.constant('mark'),
		word,
		said: fc.option(fc.constantFrom(...standings)),
		sentence: fc.option(fc.constantFrom('火车来了。', '我学习中文。')),
	}),
	fc.record({ kind: fc.constant('save'), word, isSaved: fc.boolean() }),
	fc.record({ kind: fc.constant('stop'), lessonId, paragraph: fc.integer({ min: 1, max: 9 }) }),
	fc.record({ kind: fc.constant('read'), ms: fc.nat(9e6) }),
	fc.record({ kind: fc.constant('tap'), lessonId, word }),
	fc.record({ kind: fc.constant('learn'), lessonId, isLearned: fc.boolean() }),
	fc.record({ kind: fc.constant('report'), word }),
)

type Doing = typeof doing extends fc.Arbitrary<infer Value> ? Value : never

/** Sends what a device has to say of an act, `ageMs` after it. */
async function deliver(db: Db, device: string, { id, minute, does }: Act, now: Date) {
	const at = monday + minute * minuteMs
	const ageMs = +now - at
	const log = { device, places: [], days: [] }
	switch (does.kind) {
		case 'answer': {
			const { grade, isUndone } = does
			const cardId = `deck-${does.card}`
			const given = { kind: 'answer' as const, id, cardId, grade, mode: 'recall' as const }
			const undo = { kind: 'undo' as const, id: `${id}-undo`, reviewId: id, ageMs: ageMs - 1000 }
			const events = [{ ...given, durationMs: 3000, ageMs }, ...(isUndone ? [undo] : [])]
			return recordEvents(db, { userId, events, now })
		}
		case 'mark': {
			const { said, sentence } = does
			const marks = [{ ...nowhere, ...does.word, said, sentence, ageMs }]
			return keepMarks(db, { userId, marks, now })
		}
		case 'save': {
			const changes = [{ ...nowhere, ...does.word, isSaved: does.isSaved, ageMs }]
			return changeMyWords(db, { userId, changes, now })
		}
		case 'stop': {
			const { paragraph } = does
			const place = { kind: 'lesson' as const, id: does.lessonId, paragraph, paragraphs: 9, ageMs }
			return keepReading(db, { reader, log: { ...log, places: [place] }, now })
		}
		case 'read': {
			const day = new Date(at).toISOString().slice(0, 10)
			const total = { day, readMs: does.ms, listenedMs: 0 }
			return keepReading(db, { reader, log: { ...log, days: [total] }, now })
		}
		case 'tap': {
			const tapped = { id, words: [{ lessonId: does.lessonId, word: does.word.word }] }
			return keepReading(db, { reader, log: { ...log, tapped }, now })
		}
		case 'learn': {
			const instant = new Date(at).toISOString()
			const learned = { learned: does.isLearned, learnedAt: instant, learnedChangedAt: instant }
			const sent = { [does.lessonId]: { ...learned, userId, lastUpdated: instant } }
			return mergeIntoProgress(db, { userId, sent })
		}
		case 'report': {
			const place = placeOfEntry(does.word)
			const report = { ...place, id, kind: 'pinyin' as const, note: '', ageMs }
			return keepReport(db, { reader, report, now })
		}
	}
}

/** All that the server has of the learner. */
async function kept(db: Db) {
	const [log, states, marks, saved, places, times, taps, records, sent] = await db.batch([
		db.select().from(reviews).orderBy(reviews.id),
		db.select().from(cardStates).orderBy(cardStates.cardId),
		db.select().from(userWords).orderBy(userWords.vocabId),
		db.select().from(cards).where(ne(cards.deckId, 'deck')).orderBy(cards.vocabId),
		db.select().from(readingPlaces).orderBy(readingPlaces.lessonId),
		db.select().from(studyTime).orderBy(studyTime.device, studyTime.day),
		db.select().from(tappedWords).orderBy(tappedWords.lessonId, tappedWords.word),
		db.select().from(lessonProgress).orderBy(lessonProgress.lessonId),
		db.select().from(reports).orderBy(reports.id),
	])
	return {
		log,
		states: states.map(({ cardId, state, due, stability, reps, logLength }) => {
			return { cardId, state, due, stability, reps, logLength }
		}),
		marks,
		saved: saved.map(({ vocabId, removedAt }) => ({ vocabId, isSaved: removedAt === null })),
		places: places.map(({ id: _, ...place }) => place),
		times: times.map(({ updatedAt: _, ...time }) => time),
		taps,
		records: records.map(({ lessonId, record }) => ({ lessonId, record })),
		reports: sent,
	}
}

/** A learner with three words, saved and on the cards of a deck, and two lessons with these words. */
async function beginner(): Promise<Db> {
	const db = await memoryDatabase()
	await addUsers(db, [userId])
	const made: { id: number }[] = []
	for (const entry of words) made.push(await makeWord(db, entry))
	await makeDeck(db, made, { id: 'deck' })
	for (const id of lessonIds) {
		await makeLesson(db, { id })
		const content = contentFrom('火车 | 学习 | 谢谢 | 。 / Train, study, thanks.')
		await db.insert(lessonContents).values({ lessonId: id, content })
	}
	const changes = words.map((entry) => ({ ...nowhere, ...entry, isSaved: true, ageMs: 0 }))
	await changeMyWords(db, { userId, changes, now: new Date(monday - minuteMs) })
	return db
}

const devices = ['telephone', 'tablet--', 'laptop--']

/** An act on a device, the minutes until it arrives, and those until it arrives again. */
const happening = fc.record({
	device: fc.constantFrom(...devices),
	minute: fc.nat({ max: 9000 }),
	does: doing,
	delay: fc.nat({ max: 20_000 }),
	repeats: fc.array(fc.nat({ max: 5000 }), { maxLength: 2 }),
})

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

/** Each device sends its acts in their order, one after the other; repeated ones come at any time later. */
function deliveriesOf(happenings: readonly (Happening & Act)[]) {
	return devices.flatMap((device) => {
		let arrived = 0
		return happenings
			.filter((act) => act.device === device)
			.flatMap((act) => {
				arrived = Math.max(arrived + 1, act.minute + act.delay)
				const again = act.repeats.map((later) => arrived + later)
				return [arrived, ...again].map((minute) => ({ act, minute }))
			})
	})
}

test('deliveries that come late, mixed and again leave what one each, in order, would leave', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 40 }), async (drawn) => {
			const acts = drawn
				.toSorted((a, b) => a.minute - b.minute)
				.map((act, index) => ({
					...act,
					id: `act-${index}-of-xiaomei`,
					minute: act.minute + index,
				}))
			const inOrder = await beginner()
			for (const act of acts) {
				await deliver(inOrder, act.device, act, new Date(monday + act.minute * minuteMs))
			}
			const mixed = await beginner()
			const deliveries = deliveriesOf(acts).sort((a, b) => a.minute - b.minute)
			for (const { act, minute } of deliveries) {
				await deliver(mixed, act.device, act, new Date(monday + minute * minuteMs))
			}
			expect(await kept(mixed)).toEqual(await kept(inOrder))
		}),
		{ numRuns: costlyRuns },
	)
}, 600_000)
