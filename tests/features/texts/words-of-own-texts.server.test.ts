/** Words that were saved or marked in an own text keep their sentence, with its reading and its text. */
import { expect, test } from 'vitest'
import { cards, userWords } from '#app/db/schema/index.ts'
import { readMyWordSearch } from '#app/domain/my-words/word-search.ts'
import { hashOfSentence } from '#app/domain/progress/sentence-hash.ts'
import { findSession } from '#app/features/flashcards/study-session.server.ts'
import { keepMarks } from '#app/features/known-words/change-marks.server.ts'
import { listMyWords } from '#app/features/my-words/list-my-words.server.ts'
import { findSpokenCard } from '#app/features/speech/find-spoken-card.server.ts'
import { deleteText } from '#app/features/texts/change-text.server.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { saveWord } from '#tests/support/my-words.ts'
import { withOwnTexts } from '#tests/support/own-texts.ts'
import { now } from '#tests/support/own-words.ts'

const text = '我每天学习。\n他去银行，不爬山。'
const bank = { word: '银行', pinyin: 'yín háng', sentence: '他去银行，不爬山。', lessonId: null }

async function withText(of?: string) {
	const own = await withOwnTexts()
	const { db, userId, learner } = own
	if (of) await makeAccount(db, { id: of, email: `${of}@example.com` })
	const id = await own.add(text, { title: 'My diary', ...(of && { of }) })
	const [part] = await own.partsOfText(id)
	const partId = part?.id ?? ''
	const card = async () => {
		const found = await findSession(db, { userId, slug: 'my-words', mode: 'recall', now })
		return found?.cards[0] ?? expect.fail()
	}
	const listed = async () => {
		const search = readMyWordSearch(new URLSearchParams())
		return (await listMyWords(db, { learner, search, now })).words[0]
	}
	return { ...own, id, partId, card, listed }
}

test('a word saved from an own text has its sentence with reading and text', async () => {
	const { db, userId, reader, id, partId, card, listed } = await withText()
	await saveWord(db, { userId, word: { ...bank, partId } })
	const path = `/texts/${id}/1${hashOfSentence('他去银行，不爬山。')}`
	expect(await card()).toMatchObject({
		sentence: '他去银行，不爬山。',
		example: { at: 2, pinyin: 'Tā qù yínháng, bù páshān.', en: '' },
		foundIn: { path, title: 'My diary' },
	})
	expect(await listed()).toMatchObject({ foundIn: { path, title: 'My diary' } })
	const [saved] = await db.select({ id: cards.id }).from(cards)
	const spoken = await findSpokenCard(db, { reader, cardId: saved?.id ?? '' })
	expect(spoken?.pinyin).toBe('Tā qù yínháng, bù páshān.')
})

test('a mark in an own text leads back to it', async () => {
	const { db, userId, id, partId, listed } = await withText()
	const mark = { ...bank, said: 'learning', articleId: null, partId, ageMs: 0 } as const
	await keepMarks(db, { userId, marks: [mark], now })
	expect(await listed()).toMatchObject({
		sentence: bank.sentence,
		foundIn: { title: 'My diary', path: `/texts/${id}/1${hashOfSentence('他去银行，不爬山。')}` },
	})
})

test('the sentence stays when its text is deleted', async () => {
	const { db, userId, id, partId, card } = await withText()
	await saveWord(db, { userId, word: { ...bank, partId } })
	await deleteText(db, { userId, id })
	expect(await card()).toMatchObject({ sentence: bank.sentence, example: null, foundIn: null })
})

test('somebody else’s text is no source', async () => {
	const { db, userId, partId } = await withText('marta')
	await saveWord(db, { userId, word: { ...bank, partId } })
	const mark = { ...bank, said: 'learning', articleId: null, partId, ageMs: 0 } as const
	await keepMarks(db, { userId, marks: [mark], now })
	const [mine] = await db.select({ partId: userWords.partId }).from(userWords)
	const [card] = await db.select({ partId: cards.partId }).from(cards)
	expect([mine, card]).toEqual([{ partId: null }, { partId: null }])
})
