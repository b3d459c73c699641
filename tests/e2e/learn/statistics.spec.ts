/** Statistics of words, texts and cards to come, as charts and as tables. */
import type { Page } from '@playwright/test'
import { and, eq, inArray } from 'drizzle-orm'
import {
	cardStates,
	cards,
	studyTime,
	userProfiles,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

// The person’s day is the server’s.
test.use({ timezoneId: 'UTC' })

const dayMs = 24 * 60 * 60_000

/** A person at HSK 1 who marked 爱 and 爱好, knows the card of 书, has 茶 due, and read for half an hour. */
async function signInStudied(page: Page): Promise<void> {
	const email = await newUser()
	await login(page, email)
	const db = platformDatabase()
	const [person] = await db
		.select({ id: userProfiles.id })
		.from(userProfiles)
		.where(eq(userProfiles.email, email))
	const userId = person?.id ?? ''
	const words = await db
		.select({ id: vocab.id, word: vocab.word, cardId: cards.id })
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.where(
			and(
				inArray(cards.deckId, ['demo-hsk-level-1', 'demo-hsk-level-3']),
				inArray(vocab.word, ['爱', '爱好', '书', '茶']),
			),
		)
	const [love, hobby, book, tea] = ['爱', '爱好', '书', '茶'].map((wanted) => {
		const found = words.find(({ word }) => word === wanted)
		if (!found) throw new Error(`${wanted} is in no deck`)
		return found
	})
	const now = new Date()
	const studied = { userId, state: 'review' as const, introducedAt: now, lastReviewedAt: now }
	await db.batch([
		db.update(userProfiles).set({ langLevel: 'HSK1' }).where(eq(userProfiles.id, userId)),
		db
			.insert(userWords)
			.values(
				[love, hobby].flatMap((word) =>
					word ? [{ userId, vocabId: word.id, status: 'known' as const, changedAt: now }] : [],
				),
			),
		db.insert(cardStates).values([
			{
				...studied,
				cardId: book?.cardId ?? '',
				stability: 40,
				knownSince: new Date(+now - 21 * dayMs),
				due: new Date(+now + 40 * dayMs),
				logLength: 1,
			},
			{ ...studied, cardId: tea?.cardId ?? '', stability: 2, due: now, logLength: 1 },
		]),
		db.insert(studyTime).values({
			userId,
			device: 'desk',
			day: now.toISOString().slice(0, 10),
			readMs: 30 * 60_000,
			listenedMs: 90_000,
			updatedAt: now,
		}),
	])
}

function section(page: Page, name: string) {
	return page.getByRole('region', { name })
}

async function expectFigures(page: Page): Promise<void> {
	await expect(section(page, 'Words known')).toContainText('3 words, 2 of them new this week')
	await expect(section(page, 'Words by HSK level')).toContainText(
		'2 of 150 words known at your level, HSK 1',
	)
	await expect(section(page, 'Reading and listening this week')).toContainText(
		'30 min of reading, 2 min of listening',
	)
	await expect(section(page, 'The last 26 weeks')).toContainText(
		'1 day, 32 min with cards and texts',
	)
	await expect(section(page, 'Cards due in the next 14 days')).toContainText(
		'1 card, 1 of them today',
	)
}

test('charts show words, texts and cards to come, and each opens as a table', {
	tag: '@screens',
}, async ({ page }) => {
	await signInStudied(page)
	await page.goto('/flashcards/stats')
	await expectFigures(page)
	for (const name of ['Words known', 'Words by HSK level', 'The last 26 weeks']) {
		await page.getByText(`As a table: ${name}`).press('Enter')
	}
	const levels = page.getByRole('table', { name: 'Words by HSK level' })
	await expect(levels.getByRole('row').nth(1)).toHaveText('HSK 1 (yours)21147150')
	await expect(levels.getByRole('row').nth(3)).toHaveText('HSK 3100300')
	await expect(
		page.getByRole('table', { name: /^Minutes of each day/ }).getByRole('row'),
	).toHaveCount(2)
	await expectNoBarriers(page)
})
