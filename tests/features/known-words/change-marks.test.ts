import fc from 'fast-check'
import { expect, test } from 'vitest'
import { userWords } from '#app/db/schema/index.ts'
import { type Mark, mergeMarks } from '#app/domain/known-words/marks.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import { keepMarks, marksOf, type WordMark } from '#app/features/known-words/change-marks.server.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-22T12:00:00Z')

function markOf(more: Partial<WordMark> = {}): WordMark {
	const nowhere = { sentence: null, lessonId: null, articleId: null }
	return { word: '学习', pinyin: 'xué xí', said: 'known', ...nowhere, ageMs: 0, ...more }
}

async function withWord() {
	const db = await memoryDatabase()
	const userId = await makeAccount(db)
	await makeWord(db)
	const keep = (...marks: WordMark[]) => keepMarks(db, { userId, marks, now })
	const stored = async () => {
		const [row] = await db.select().from(userWords)
		return row
	}
	return { db, userId, keep, stored }
}

test('a mark is kept with its sentence, and a later one takes its place', async () => {
	const { db, keep, stored } = await withWord()
	const lessonId = await makeLesson(db)
	await keep(markOf({ said: 'learning', sentence: '我学习。', lessonId, ageMs: 1000 }))
	expect(await stored()).toMatchObject({ status: 'learning', sentence: '我学习。', lessonId })
	await keep(markOf({ said: null }))
	expect(await stored()).toMatchObject({ status: null, sentence: '我学习。', lessonId })
})

test('a word that the vocabulary lacks is left out, and the others are kept', async () => {
	const { keep, stored } = await withWord()
	await keep(markOf({ word: '李明', pinyin: 'lǐ míng' }), markOf())
	expect(await stored()).toMatchObject({ status: 'known' })
})

test('a lesson that is hidden from the person is not named', async () => {
	const { db, keep, stored } = await withWord()
	const lessonId = await makeLesson(db, { isPrivate: true })
	await keep(markOf({ sentence: '我学习。', lessonId }))
	expect(await stored()).toMatchObject({ sentence: '我学习。', lessonId: null })
})

const marks = fc.array(
	fc.record({
		said: fc.constantFrom(...standings, null),
		sentence: fc.constantFrom(null, '我学习。', '学习很难。'),
		ageMs: fc.integer({ min: 0, max: 3 }).map((minutes) => minutes * 60_000),
	}),
	{ minLength: 1, maxLength: 6 },
)

test('marks of several devices end the same in whatever order and however often they arrive', async () => {
	await fc.assert(
		fc.asyncProperty(marks, fc.infiniteStream(fc.nat()), async (sent, chance) => {
			const ends = []
			for (const order of [sent, shuffled([...sent, ...sent], chance)]) {
				const { keep, stored } = await withWord()
				for (const mark of order) await keep(markOf(mark))
				const { userId: _, ...row } = (await stored()) ?? {}
				ends.push(row)
			}
			expect(ends[1]).toEqual(ends[0])
		}),
		{ numRuns: 30 },
	)
})

test('the database keeps of several marks what a browser makes of them', async () => {
	await fc.assert(
		fc.asyncProperty(marks, async (sent) => {
			const { keep, stored } = await withWord()
			for (const mark of sent) await keep(markOf(mark))
			const merged = sent
				.map((mark): Mark => {
					const at = +now - mark.ageMs
					return { ...markOf(mark), at, sentenceAt: mark.sentence === null ? 0 : at }
				})
				.reduce(mergeMarks)
			expect(await stored()).toMatchObject({
				status: merged.said,
				changedAt: new Date(merged.at),
				sentence: merged.sentence,
				sentenceAt: merged.sentenceAt === 0 ? null : new Date(merged.sentenceAt),
			})
		}),
		{ numRuns: 30 },
	)
})

function shuffled<T>(items: readonly T[], chance: Iterator<number>): T[] {
	return items
		.map((item) => ({ item, place: chance.next().value }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item)
}

test('the marks that stand are known, also where a newer one was there before', async () => {
	const { db, userId, keep } = await withWord()
	await keep(markOf({ said: 'known', ageMs: 1000 }))
	await keep(markOf({ said: 'ignored', ageMs: 60_000 }))
	const asked = { userId, words: [markOf(), markOf({ word: '谢谢', pinyin: 'xiè xie' })] }
	expect(await marksOf(db, asked)).toEqual([{ word: '学习', pinyin: 'xué xí', said: 'known' }])
})

test('a mark of an account that was deleted meanwhile is left out', async () => {
	const { db, stored } = await withWord()
	await keepMarks(db, { userId: 'gone', marks: [markOf()], now })
	expect(await stored()).toBeUndefined()
})
