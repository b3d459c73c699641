import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import {
	articles,
	cardStates,
	countedTexts,
	lessonContents,
	lessonProgress,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import { readCountedTexts } from '#app/features/known-words/counted-texts.server.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { recordOf } from '#tests/support/progress-records.ts'

const now = new Date('2026-11-22T12:00:00Z')

const hsk = (level: 'HSK1' | 'HSK4', edition: '2.0' | '3.0' = '2.0') => ({
	type: 'HSK' as const,
	level,
	edition,
})

/** 我爱研究，研究。 and 我爱李明。 for a person at HSK 3. */
async function library() {
	const db = await memoryDatabase()
	const id = await makeAccount(db)
	const me = await makeWord(db, { word: '我', pinyin: 'wǒ', levels: [hsk('HSK1')] })
	const love = await makeWord(db, { word: '爱', pinyin: 'ài', levels: [hsk('HSK1')] })
	const research = await makeWord(db, {
		word: '研究',
		pinyin: 'yán jiū',
		levels: [hsk('HSK4'), hsk('HSK1', '3.0')],
	})
	const write = async (lessonId: string, line: string) => {
		await makeLesson(db, { id: lessonId })
		await db.insert(lessonContents).values({ lessonId, content: contentFrom(line) })
	}
	await write('science', '我[wǒ] | 爱[ài] | 研究[yán jiū] | ， | 研究[yán jiū] / ')
	await write('family', '我[wǒ] | 爱[ài] | 李明[Lǐ Míng] / ')
	const count = () => countWaitingTexts(db, { most: 100, now })
	await count()
	const memory = { kept: noCountedTexts }
	const reader = { id, langLevel: 'HSK3', hskEdition: '2.0' } as const
	const fits = (more = {}) => findFits(db, memory, { ...reader, ...more })
	const figure = async (...ids: string[]) => (await fits()).ofLessons(ids)
	const mark = (vocabId: number, status: 'known' | 'ignored' | null) =>
		db
			.insert(userWords)
			.values({ userId: id, vocabId, status, changedAt: now })
			.onConflictDoUpdate({ target: [userWords.userId, userWords.vocabId], set: { status } })
	return { db, id, me, love, research, memory, write, count, fits, figure, mark }
}

test('a text fits by the person’s level, until they say more', async () => {
	const { research, figure, mark } = await library()
	expect(await figure('science')).toEqual({ share: 0.5, learning: 0, newWords: 1 })
	await mark(research.id, 'known')
	expect(await figure('science')).toEqual({ share: 1, learning: 0, newWords: 0 })
	await mark(research.id, 'ignored')
	expect(await figure('science')).toEqual({ share: 1, learning: 0, newWords: 0 })
	await mark(research.id, null)
	expect(await figure('science')).toEqual({ share: 0.5, learning: 0, newWords: 1 })
})

test('a card that was answered makes its word one that is being learned, or known', async () => {
	const { db, id, research, figure } = await library()
	const deckId = await makeDeck(db, [research])
	const state = {
		userId: id,
		cardId: `${deckId}-1`,
		state: 'review' as const,
		stability: 5,
		logLength: 1,
	}
	await db.insert(cardStates).values(state)
	expect(await figure('science')).toEqual({ share: 0.5, learning: 0.5, newWords: 0 })
	await db.update(cardStates).set({ stability: 30 })
	expect(await figure('science')).toEqual({ share: 1, learning: 0, newWords: 0 })
})

test('a card that was answered with Forgot takes back what was said before, and what the level says', async () => {
	const { db, id, me, research, figure, mark } = await library()
	const deckId = await makeDeck(db, [research, me])
	await mark(research.id, 'known')
	const studied = { userId: id, state: 'review' as const, stability: 5, logLength: 1 }
	await db.insert(cardStates).values([
		{ ...studied, cardId: `${deckId}-1` },
		{ ...studied, cardId: `${deckId}-2` },
	])
	expect(await figure('science')).toEqual({ share: 1, learning: 0, newWords: 0 })
	await db.update(cardStates).set({ forgottenAt: new Date(+now + 1) })
	expect(await figure('science')).toEqual({ share: 0.25, learning: 0.75, newWords: 0 })
	await db.update(userWords).set({ changedAt: new Date(+now + 2) })
	expect(await figure('science')).toEqual({ share: 0.75, learning: 0.25, newWords: 0 })
})

test('the words of a lesson that was learned are being learned in every text', async () => {
	const { db, id, write, count, figure } = await library()
	await makeWord(db, { word: '爬山', pinyin: 'pá shān', levels: [] })
	await write('thesis', '爬山[pá shān] | 研究[yán jiū] / ')
	await count()
	expect(await figure('thesis')).toEqual({ share: 0, learning: 0, newWords: 2 })
	const learned = {
		userId: id,
		lessonId: 'science',
		learnedAt: now,
		record: recordOf(id, [[now.toISOString(), { learned: true }]]),
	}
	await db.insert(lessonProgress).values(learned)
	expect(await figure('thesis')).toEqual({ share: 0, learning: 0.5, newWords: 1 })
	await db.update(lessonProgress).set({ learnedAt: null })
	expect(await figure('thesis')).toEqual({ share: 0, learning: 0, newWords: 2 })
})

test('the reader’s edition decides', async () => {
	const { fits } = await library()
	expect((await fits({ hskEdition: '3.0' })).ofLessons(['science'])).toEqual({
		share: 0.5,
		learning: 0,
		newWords: 2,
	})
})

test('a course is the sum of its lessons; a text of which nothing is counted has no figure', async () => {
	const { figure } = await library()
	expect(await figure('science', 'family')).toEqual({ share: 4 / 6, learning: 0, newWords: 1 })
	expect(await figure()).toBeUndefined()
	expect(await figure('elsewhere')).toBeUndefined()
})

test('a name with an entry counts as nothing, unless a list teaches it', async () => {
	const { db, write, count, figure } = await library()
	await makeWord(db, { word: '小林', pinyin: 'Xiǎo lín', levels: [] })
	await makeWord(db, { word: '艾玛', pinyin: 'Ài mǎ', levels: [] })
	await makeWord(db, { word: '中国', pinyin: 'Zhōng guó', levels: [hsk('HSK4')] })
	await write('names', '小林[Xiǎo lín] | 艾玛[Ài mǎ] | 爱[ài] | 中国[Zhōng guó] / ')
	await count()
	expect(await figure('names')).toEqual({ share: 0.5, learning: 0, newWords: 1 })
})

test('articles have figures, too', async () => {
	const { db, count, fits } = await library()
	const train = { title: '慢火车', enTitle: 'The Slow Train', level: 'elementary' as const }
	await db.insert(articles).values({ ...train, id: 'train', content: contentFrom('爱[ài] / ') })
	await count()
	expect((await fits()).ofArticle('train')).toEqual({ share: 1, learning: 0, newWords: 0 })
	expect((await fits()).ofArticle('science')).toBeUndefined()
})

test('texts that a worker has are not sent again, and a saved one is', async () => {
	const { db, memory, write, count, figure } = await library()
	await figure('science')
	const before = memory.kept
	await figure('science')
	expect(memory.kept).toBe(before)
	await write('poem', '爱[ài] | 爱[ài] / ')
	await count()
	const known = await readCountedTexts(db, memory)
	expect([...known.lessons.keys()]).toEqual(['science', 'family', 'poem'])
	expect(known.lessons.get('science')).toBe(before.lessons.get('science'))
})

test('a text that is saved again takes the place of the old one', async () => {
	const { db, memory, figure } = await library()
	expect(await figure('family')).toEqual({ share: 1, learning: 0, newWords: 0 })
	await db.update(lessonContents).set({ content: [], version: 2 })
	await db.delete(countedTexts)
	await countWaitingTexts(db, { most: 100, now })
	expect(await figure('family')).toBeUndefined()
	expect(memory.kept.lessons.size).toBe(2)
})

test('levels follow the vocabulary at once, and words when they are counted', async () => {
	const { db, research, count, figure } = await library()
	await figure('science')
	await db
		.update(vocab)
		.set({ levels: [hsk('HSK1')] })
		.where(eq(vocab.id, research.id))
	expect(await figure('science')).toEqual({ share: 1, learning: 0, newWords: 0 })
	await db.delete(vocab).where(eq(vocab.id, research.id))
	expect(await figure('science')).toEqual({ share: 0.5, learning: 0, newWords: 0 })
	await count()
	expect(await figure('science')).toEqual({ share: 0.5, learning: 0, newWords: 0 })
})

test('another database has other texts, though its numbers are the same', async () => {
	const one = await library()
	const other = await library()
	await one.figure('science')
	await other.db.delete(countedTexts).where(eq(countedTexts.lessonId, 'family'))
	const found = await readCountedTexts(other.db, one.memory)
	expect([...found.lessons.keys()]).toEqual(['science'])
})
