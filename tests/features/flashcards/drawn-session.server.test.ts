import { expect, test } from 'vitest'
import { cards, decks, vocab } from '#app/db/schema/index.ts'
import { type TextDisplay, textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { drawSession, findSession } from '#app/features/flashcards/study-session.server.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const words = [
	{ word: '头发', pinyin: 'tóu fa', traditional: '頭髮', frequency: 5 },
	{ word: '长', pinyin: 'cháng', traditional: '長', frequency: 9 },
	{ word: '发', pinyin: 'fā', traditional: '發', frequency: 8 },
]

const example = {
	zh: '她的头发很长。',
	at: 2,
	pinyin: 'Tā de tóufa hěn cháng.',
	en: 'Her hair is long.',
}

/** The cards of 头发, with its example, and 长, saved in a sentence. */
async function drawnCards(display: Partial<TextDisplay>, mode: StudyMode = 'recall') {
	const db = await memoryDatabase()
	await addUsers(db, ['ming'])
	await db.insert(decks).values({ id: 'd', slug: 'words', name: 'Words', description: '' })
	await db
		.insert(vocab)
		.values(
			words.map((row, index) =>
				rowOfWord({ ...row, id: index + 1, example: index === 0 ? example : null }),
			),
		)
	await db.insert(cards).values([
		{ id: 'hair', deckId: 'd', vocabId: 1, orderNo: 1 },
		{ id: 'long', deckId: 'd', vocabId: 2, orderNo: 2, sentence: '头发很长。' },
	])
	const found = await findSession(db, { userId: 'ming', slug: 'words', mode, now: new Date() })
	const session = found ?? expect.fail()
	let trips = 0
	const { $client: client } = db
	const execute = client.execute.bind(client)
	client.execute = ((...args: Parameters<typeof execute>) => {
		trips += 1
		return execute(...args)
	}) as typeof client.execute
	const drawn = await drawSession(db, session, { ...textDisplayAtFirst, ...display })
	return { trips, session, drawn, hair: drawn.cards[0], long: drawn.cards[1] }
}

test('cards of somebody who chose nothing are as they are stored', async () => {
	const { session, drawn, trips } = await drawnCards({})
	expect(drawn).toBe(session)
	expect(trips).toBe(0)
})

test('the sentences of cards are drawn in traditional characters, with one more round trip', async () => {
	const { hair, long, trips } = await drawnCards({ script: 'traditional' })
	expect(hair).toMatchObject({ word: '头发', traditional: '頭髮' })
	expect(hair?.drawn?.zh).toBe('她的<mark>頭髮</mark>很長。')
	expect(long?.drawn).toEqual({ zh: '頭髮很<mark>長</mark>。', pinyin: '' })
	expect(trips).toBe(1)
})

test('zhuyin and tones of sentences cost no question to the database', async () => {
	const { hair, trips } = await drawnCards({ notation: 'zhuyin', toneScheme: 'pleco' })
	expect(hair?.drawn?.pinyin).toContain('<span class=t2>ㄊㄡˊ</span><span class=t5> ˙ㄈㄚ</span>')
	expect(trips).toBe(0)
})

test('the sentence around a gap is drawn, and so are the words to choose from', async () => {
	const { hair, long } = await drawnCards({ script: 'traditional' }, 'cloze-choice')
	expect(hair?.gap?.html).toEqual(['她的', '很長。'])
	expect(long?.gap?.html).toEqual(['頭髮很', '。'])
	expect(hair?.choices.find(({ word }) => word === '头发')?.traditional).toBe('頭髮')
})
