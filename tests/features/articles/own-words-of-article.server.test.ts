import { expect, test } from 'vitest'
import { articles, userWords } from '#app/db/schema/index.ts'
import { ownWordsOfArticle } from '#app/features/articles/own-words-of-article.server.ts'
import { countWords, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

test('a reader’s own words among those of an article are found', async () => {
	const db = await memoryDatabase()
	const userId = await makeAccount(db)
	const { id: vocabId } = await makeWord(db)
	const other = await makeWord(db, { word: '火车', pinyin: 'huǒ chē' })
	const slowTrain = { title: '慢火车', enTitle: 'The Slow Train', level: 'elementary' as const }
	await db.insert(articles).values({ ...slowTrain, id: 'train', content: [] })
	await countWords(db, { articleId: 'train', vocabIds: [vocabId] })
	await db.insert(userWords).values([
		{ userId, vocabId, status: 'known', changedAt: new Date() },
		{ userId, vocabId: other.id, status: 'known', changedAt: new Date() },
	])
	const found = await ownWordsOfArticle(db, { id: 'train', userId })
	expect(found).toMatchObject([
		{ vocabId, word: '学习', pinyin: 'xué xí', said: 'known', stability: null },
	])
	expect(await ownWordsOfArticle(db, { id: 'elsewhere', userId })).toEqual([])
})
