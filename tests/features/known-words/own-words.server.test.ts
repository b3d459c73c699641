import { expect, test } from 'vitest'
import { userWords } from '#app/db/schema/index.ts'
import { ownWordsNamed } from '#app/features/known-words/own-words.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

test('a person’s own words are found as they are written, each reading by itself', async () => {
	const db = await memoryDatabase()
	const userId = await makeAccount(db)
	const [long, grow, study] = [
		await makeWord(db, { word: '长', pinyin: 'cháng' }),
		await makeWord(db, { word: '长', pinyin: 'zhǎng' }),
		await makeWord(db),
	]
	const changedAt = new Date()
	await db.insert(userWords).values([
		{ userId, vocabId: long.id, status: 'known', changedAt },
		{ userId, vocabId: grow.id, status: null, changedAt },
		{ userId, vocabId: study.id, status: 'ignored', changedAt },
	])
	expect(await ownWordsNamed(db, { userId, words: ['长', '你好'] })).toEqual([
		{
			vocabId: long.id,
			word: '长',
			pinyin: 'cháng',
			said: 'known',
			stability: null,
			isForgotten: false,
			isMet: false,
		},
	])
	expect(await ownWordsNamed(db, { userId, words: [] })).toEqual([])
})
