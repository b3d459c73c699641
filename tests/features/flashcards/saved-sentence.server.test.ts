import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { hashOfSentence } from '#app/domain/progress/sentence-hash.ts'
import { listDeckCards } from '#app/features/flashcards/list-decks.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { saveWord } from '#tests/support/my-words.ts'
import { morning, session, withDeck } from '#tests/support/number-deck.ts'

type Found = { sentence: string | null; lessonId?: string; articleId?: string }

const books = contentFrom(
	'你[nǐ] | 好[hǎo] | 。 / Hello.',
	'三[sān] | ： | 我[wǒ] | 有[yǒu] | 三[sān] | 本[běn] | 书[shū] | 。 | 你[nǐ] | 呢[ne] | ？ / San: I have three books. And you?',
)

/** 明 saved 三 from a lesson or an article. */
async function withSaved({ sentence, lessonId, articleId }: Found) {
	const db = await withDeck()
	const config = lessonConfigSchema.parse({ dialogMode: true })
	await makeLesson(db, { id: 'books', title: { zh: '书', en: 'Three Books' }, config })
	await db.insert(lessonContents).values({ lessonId: 'books', content: books })
	await makeArticle(db, { id: 'tea', enTitle: 'Tea', content: books })
	const word = { word: '三', pinyin: 'sān', sentence, lessonId: lessonId ?? null }
	await saveWord(db, { userId: 'ming', word: { ...word, articleId: articleId ?? null } })
	const card = async (mode?: StudyMode) => {
		const { cards } = await session(db, morning, 'my-words', mode)
		return cards[0] ?? expect.fail()
	}
	return { db, card }
}

test('a word saved from a lesson has its sentence with reading, English and lesson', async () => {
	const { card } = await withSaved({ sentence: '我有三本书。', lessonId: 'books' })
	expect(await card()).toMatchObject({
		sentence: '我有三本书。',
		example: {
			zh: '我有三本书。',
			at: 2,
			pinyin: 'Wǒ yǒu sān běn shū.',
			en: 'I have three books.',
		},
		foundIn: {
			path: `/courses/lessons/books${hashOfSentence('我有三本书。')}`,
			title: 'Three Books',
		},
	})
	expect((await card('cloze')).gap).toMatchObject({
		parts: ['我有', '本书。'],
		en: 'I have three books.',
	})
})

test('the speaker that was saved with a line is left out', async () => {
	const { db, card } = await withSaved({ sentence: '三：我有三本书。', lessonId: 'books' })
	expect((await card()).example).toMatchObject({ zh: '我有三本书。', at: 2 })
	const asked = { userId: 'ming', slug: 'my-words', chosen: 'all', page: 1 } as const
	const list = await listDeckCards(db, asked)
	expect(list?.cards.map(({ sentence }) => sentence)).toEqual(['我有三本书。'])
})

test('an article reads its sentences as well, as long as it may be opened', async () => {
	const { db, card } = await withSaved({ sentence: '你呢？', articleId: 'tea' })
	const path = '/articles/tea'
	expect(await card()).toMatchObject({
		example: { en: 'And you?' },
		foundIn: { path: `${path}${hashOfSentence('你呢？')}`, title: 'Tea' },
	})
	await db.update(articles).set({ status: 0 })
	expect(await card()).toMatchObject({ sentence: '你呢？', example: null, foundIn: null })
})

test('the English of a lesson is for those who may open it; the sentence stays the person’s', async () => {
	const { db, card } = await withSaved({ sentence: '我有三本书。', lessonId: 'books' })
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'books'))
	expect(await card()).toMatchObject({ sentence: '我有三本书。', example: null, foundIn: null })
})

test('a sentence that its lesson no longer has is shown as it was saved', async () => {
	const { db, card } = await withSaved({ sentence: '我有三本书。', lessonId: 'books' })
	await db.update(lessonContents).set({ content: books.slice(0, 1) })
	const foundIn = {
		path: `/courses/lessons/books${hashOfSentence('我有三本书。')}`,
		title: 'Three Books',
	}
	expect(await card()).toMatchObject({ sentence: '我有三本书。', example: null, foundIn })
})

test('the texts of saved sentences are asked for with their cards, in one round trip', async () => {
	const { db, card } = await withSaved({ sentence: '我有三本书。', lessonId: 'books' })
	const { $client: client } = db
	const batch = vi.spyOn(client, 'batch')
	const execute = vi.spyOn(client, 'execute')
	expect((await card()).example).not.toBeNull()
	expect(batch.mock.calls.length + execute.mock.calls.length).toBe(1)
})
