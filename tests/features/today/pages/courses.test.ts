import { expect, test } from 'vitest'
import { makeDeck, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

test('saved words that were never studied are something to do today', async () => {
	const db = await memoryDatabase()
	const product = productOn(db)
	const userId = await makeAccount(db)
	const cookie = await sessionOf(db, userId)
	const page = async () => (await product.ask('/courses', { cookie })).text()
	expect(await page()).toContain('Nothing due')
	const words = [await makeWord(db), await makeWord(db, { word: '可惜', pinyin: 'kě xī' })]
	await makeDeck(db, words, { slug: 'my-words', ownerId: userId })
	const html = await page()
	expect(html).toMatch(/href="\/flashcards\/study\/my-words".*2 new words to study/)
	expect(html).toContain('2 new<')
})
