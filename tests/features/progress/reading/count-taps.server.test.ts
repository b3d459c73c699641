import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonContents, lessons, tapBatches, tappedWords } from '#app/db/schema/index.ts'
import { countTaps } from '#app/features/progress/reading/count-taps.server.ts'
import { keepReading } from '#app/features/progress/reading/keep-reading.server.ts'
import type { TapBatch } from '#app/features/progress/reading/reading-contract.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const marta = { id: 'marta', level: 1 }
const now = new Date('2026-11-22T12:00:00Z')

async function withTrain() {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	for (const [id, values] of Object.entries({ train: {}, kitchen: { isPrivate: true } })) {
		await makeLesson(db, { id, ...values })
		const content = contentFrom('火车 | 来 | 了 | 。 / The train is coming.')
		await db.insert(lessonContents).values({ lessonId: id, content })
	}
	function send(tapped: TapBatch, { reader = marta, at = now } = {}) {
		const log = { device: 'phone-of-marta', places: [], days: [], tapped }
		return keepReading(db, { reader, log, now: at })
	}
	const counted = async () =>
		(await db.select().from(tappedWords)).map(({ word, browsers }) => [word, browsers]).sort()
	return { db, send, counted }
}

const of = (id: string, ...words: string[]): TapBatch => ({
	id,
	words: words.map((word) => ({ lessonId: 'train', word })),
})

test('a word counts once for each batch that brings it', async () => {
	const { send, counted } = await withTrain()
	await send(of('taps-of-marta', '火车', '来', '火车'))
	await send(of('taps-of-tom', '火车'), { reader: { id: 'tom', level: 1 } })
	expect(await counted()).toEqual([
		['来', 1],
		['火车', 2],
	])
})

test('a batch that arrives again counts once', async () => {
	const { send, counted } = await withTrain()
	for (let times = 0; times < 3; times += 1) await send(of('taps-of-marta', '火车'))
	expect(await counted()).toEqual([['火车', 1]])
})

test('what does not stand in the lesson is not counted, nor a lesson that its reader may not open', async () => {
	const { send, counted } = await withTrain()
	const words = [
		{ lessonId: 'train', word: '飞机' },
		{ lessonId: 'train', word: '火' },
		{ lessonId: 'kitchen', word: '火车' },
		{ lessonId: 'nowhere', word: '火车' },
	]
	await send({ id: 'taps-of-marta', words })
	expect(await counted()).toEqual([])
})

test('editors do not count', async () => {
	const { db, counted } = await withTrain()
	const asked = { reader: { id: 'editor', level: 98 }, tapped: of('taps-of-editor', '火车'), now }
	expect(countTaps(db, asked)).toEqual([])
	expect(await counted()).toEqual([])
})

test('no row names the reader, and names of batches go after a week', async () => {
	const { db, send } = await withTrain()
	await send(of('taps-of-marta', '火车'))
	const week = 7 * 24 * 60 * 60_000
	await send(of('taps-of-later', '来'), { at: new Date(+now + week + 1) })
	expect(await db.select().from(tapBatches)).toMatchObject([{ id: 'taps-of-later' }])
	expect(Object.keys((await db.select().from(tappedWords))[0] ?? {})).toEqual([
		'lessonId',
		'word',
		'browsers',
	])
})

test('the counts of a deleted lesson go with it', async () => {
	const { db, send, counted } = await withTrain()
	await send(of('taps-of-marta', '火车'))
	await db.delete(lessons).where(eq(lessons.id, 'train'))
	expect(await counted()).toEqual([])
})
