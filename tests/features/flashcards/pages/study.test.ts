import { beforeAll, expect, test } from 'vitest'
import { cardStates } from '#app/db/schema/index.ts'
import { makeDeck, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

const db = await memoryDatabase()
const product = productOn(db)
let cookie = ''

/** 学习, answered now and due again in a week. */
beforeAll(async () => {
	const userId = await makeAccount(db)
	const deck = await makeDeck(db, [await makeWord(db)], { slug: 'my-words', ownerId: userId })
	cookie = await sessionOf(db, userId)
	const now = new Date()
	await db.insert(cardStates).values({
		userId,
		cardId: `${deck}-1`,
		state: 'review',
		stability: 7,
		due: new Date(+now + 7 * 86_400_000),
		introducedAt: now,
		lastReviewedAt: now,
		logLength: 1,
	})
})

async function study(from: string): Promise<string> {
	const search = new URLSearchParams({ from })
	const page = await product.ask(`/flashcards/study/my-words?${search}`, { cookie })
	return page.text()
}

test('the end of a session leads back to the lesson it began in, and to nothing else', async () => {
	const from = '/courses/lessons/first-coffee'
	const html = await study(from)
	expect(html).toContain('Session Complete!')
	expect(html).toMatch(/1 card comes back on \w+/)
	expect(html.indexOf('Session Complete!')).toBeLessThan(html.indexOf('Back to the lesson'))
	expect(html).toMatch(new RegExp(`href="${from}"[^>]*>.*Back to the lesson`))
	for (const wrong of ['https://evil.example/articles/repair', '/sign-out', '']) {
		expect(await study(wrong)).not.toMatch(/Back to the|evil/)
	}
})
