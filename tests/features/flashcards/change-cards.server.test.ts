import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cardMarks, cards, decks, studySettings, vocab } from '#app/db/schema/index.ts'
import {
	changeMyWords,
	changeStudySettings,
	removeWord,
	setBookmark,
	setNotes,
} from '#app/features/flashcards/change-cards.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import {
	addWord,
	answer,
	bank,
	logOf,
	minuteMs,
	now,
	withCards,
} from '#tests/support/learners-cards.ts'
import { saveWord, saveWords } from '#tests/support/my-words.ts'

test('a word that is saved again outlives an older removal that arrives later', async () => {
	const db = await withCards()
	const change = (isSaved: boolean, minute: number) =>
		changeMyWords(db, {
			userId: 'ming',
			changes: [{ ...bank, articleId: null, isSaved, ageMs: 0 }],
			now: new Date(+now + minute * minuteMs),
		})
	await change(true, 0)
	await change(true, 2)
	expect((await change(false, 1)).removed).toBe(0)
	expect((await change(false, 3)).removed).toBe(1)
	await change(false, 5)
	await change(true, 4)
	expect((await change(false, 6)).removed).toBe(0)
})

test('users can set a bookmark or notes on their own and shared cards only', async () => {
	const db = await withCards()
	const card = { userId: 'ming', cardId: 'ming-card' }
	expect(await setNotes(db, { ...card, notes: 'as in 谢' })).toBe(true)
	expect(await setBookmark(db, { ...card, isBookmarked: true })).toBe(true)
	expect(await db.select().from(cardMarks)).toMatchObject([
		{ userId: 'ming', notes: 'as in 谢', isBookmarked: true },
	])
	await setBookmark(db, { ...card, isBookmarked: false })
	await setNotes(db, { ...card, notes: '' })
	expect(await db.select().from(cardMarks)).toMatchObject([{ notes: '', isBookmarked: false }])
	expect(await setBookmark(db, { ...card, cardId: 'an-card', isBookmarked: true })).toBe(false)
	expect(await setNotes(db, { ...card, cardId: 'no-such-card', notes: 'x' })).toBe(false)
})

test('a word is saved once, with its sentence and lesson, in the user’s own deck', async () => {
	const db = await withCards()
	const inMyWords = [{ word: '银行', pinyin: 'yín háng' }]
	expect(await saveWord(db, { userId: 'ming', word: bank })).toEqual(inMyWords)
	expect(await saveWord(db, { userId: 'ming', word: { ...bank, sentence: null } })).toEqual(
		inMyWords,
	)
	expect(await saveWord(db, { userId: 'an', word: bank })).toEqual(inMyWords)
	const saved = await db
		.select({ owner: decks.ownerId, sentence: cards.sentence, lessonId: cards.lessonId })
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.innerJoin(decks, eq(decks.id, cards.deckId))
		.where(eq(vocab.word, '银行'))
	expect(saved).toEqual([
		{ owner: 'ming', sentence: '我去银行。', lessonId: 'ni-hao' },
		{ owner: 'an', sentence: '我去银行。', lessonId: 'ni-hao' },
	])
})

test('a word is unknown if it is missing, disabled or has another reading', async () => {
	const db = await withCards()
	const save = (word: Partial<typeof bank>) =>
		saveWord(db, { userId: 'ming', word: { ...bank, ...word } })
	expect(await save({ word: '没有' })).toEqual([])
	expect(await save({ pinyin: 'yín xíng' })).toEqual([])
	expect(await save({ word: '旧词', pinyin: 'jiù cí' })).toEqual([])
	expect(await db.select().from(decks).where(eq(decks.ownerId, 'ming'))).toEqual([])
	expect(await save({ lessonId: 'no-such-lesson' })).toHaveLength(1)
})

test('a word removed and saved again keeps its reviews and gets the new sentence', async () => {
	const db = await withCards()
	const save = (sentence: string) => saveWord(db, { userId: 'ming', word: { ...bank, sentence } })
	await save('我去银行。')
	const [card] = await db.select().from(cards).where(eq(cards.sentence, '我去银行。'))
	const events = [answer('answer-1', { cardId: card?.id ?? '' })]
	await recordEvents(db, { userId: 'ming', events, now })
	expect(await removeWord(db, { userId: 'an', word: bank })).toBe(false)
	expect(await removeWord(db, { userId: 'ming', word: bank })).toBe(true)
	expect(await removeWord(db, { userId: 'ming', word: bank })).toBe(false)
	expect(await save('银行在哪儿？')).toHaveLength(1)
	const [again] = await db.select().from(cards).where(eq(cards.sentence, '银行在哪儿？'))
	expect(again).toMatchObject({ id: card?.id, removedAt: null })
	expect(await logOf(db)).toHaveLength(1)
})

test('several words are saved at once, in their order, after the existing ones', async () => {
	const db = await withCards()
	const thanks = { ...bank, word: '谢谢', pinyin: 'xiè xie', lessonId: null }
	await addWord(db, { word: '汉路', pinyin: 'Hàn lù' })
	await saveWord(db, { userId: 'ming', word: thanks })
	const words = [
		{ ...thanks, word: '汉路', pinyin: 'Hàn lù', sentence: null },
		{ ...thanks, word: '旧词', pinyin: 'jiù cí' },
		thanks,
		bank,
	]
	for (const _ of [1, 2]) {
		expect(await saveWords(db, { userId: 'ming', words })).toHaveLength(3)
		const saved = await db
			.select({ word: vocab.word, sentence: cards.sentence, lessonId: cards.lessonId })
			.from(cards)
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.innerJoin(decks, and(eq(decks.id, cards.deckId), eq(decks.ownerId, 'ming')))
			.orderBy(asc(cards.orderNo))
		expect(saved).toEqual([
			{ word: '谢谢', sentence: '我去银行。', lessonId: null },
			{ word: '汉路', sentence: null, lessonId: null },
			{ word: '银行', sentence: '我去银行。', lessonId: 'ni-hao' },
		])
	}
})

test('a removed word can come back together with others', async () => {
	const db = await withCards()
	await saveWord(db, { userId: 'ming', word: bank })
	await removeWord(db, { userId: 'ming', word: bank })
	expect(await saveWords(db, { userId: 'ming', words: [bank] })).toEqual([
		{ word: '银行', pinyin: 'yín háng' },
	])
})

test('settings are changed one by one, for this user only', async () => {
	const db = await withCards()
	const change = (change: Parameters<typeof changeStudySettings>[1]['change']) =>
		changeStudySettings(db, { userId: 'ming', change })
	await change({ intent: 'newPerDay', newPerDay: 0 })
	await change({ intent: 'timeZone', timeZone: 'Asia/Shanghai' })
	await change({ intent: 'reviewsPerDay', reviewsPerDay: 50 })
	expect(await db.select().from(studySettings)).toMatchObject([
		{ userId: 'ming', newPerDay: 0, reviewsPerDay: 50, timeZone: 'Asia/Shanghai' },
	])
})

test('a change that comes late gives way to a later one of another device', async () => {
	const db = await withCards()
	const at = (minutes: number) => new Date(+now + minutes * minuteMs)
	const change = (isSaved: boolean, ageMinutes: number, minutes: number) =>
		changeMyWords(db, {
			userId: 'ming',
			changes: [{ ...bank, isSaved, ageMs: ageMinutes * minuteMs }],
			now: at(minutes),
		})
	const bankWord = { word: bank.word, pinyin: bank.pinyin }
	expect(await change(true, 0, 10)).toMatchObject({ added: 1, saved: [bankWord] })
	expect(await change(false, 5, 11), 'removed offline before it was saved').toMatchObject({
		removed: 0,
		saved: [bankWord],
	})
	expect(await change(false, 1, 20)).toMatchObject({ removed: 1, saved: [] })
	expect(await change(true, 10, 21), 'saved offline before it was removed').toMatchObject({
		added: 0,
		saved: [],
	})
	expect(await change(true, 0, 22)).toMatchObject({ added: 1, saved: [bankWord] })
})

test('words are saved and removed in one request, each once', async () => {
	const db = await withCards()
	await saveWord(db, { userId: 'ming', word: bank })
	const thanks = { ...bank, word: '谢谢', pinyin: 'xiè xie' }
	const changes = [
		{ ...bank, isSaved: false, ageMs: 0 },
		{ ...thanks, isSaved: true, ageMs: 0 },
		{ ...thanks, word: '没有', pinyin: 'méi yǒu', isSaved: true, ageMs: 0 },
	]
	for (const _ of [1, 2]) {
		const { saved, inVocabulary } = await changeMyWords(db, { userId: 'ming', changes })
		expect(saved).toEqual([{ word: '谢谢', pinyin: 'xiè xie' }])
		expect(inVocabulary).toHaveLength(2)
	}
})

test('no deck is made for an account that was deleted meanwhile', async () => {
	const db = await withCards()
	const changes = [{ ...bank, isSaved: true, ageMs: 0 }]
	expect(await changeMyWords(db, { userId: 'gone', changes, now })).toMatchObject({
		added: 0,
		saved: [],
	})
})
