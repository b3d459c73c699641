/** Cards are set aside: by hand, as known, and because they were forgotten too often. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { userProfiles } from '#app/db/schema/index.ts'
import type { LogEntry } from '#app/domain/flashcards/review.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, likeABrowser, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { makeStudiedCards } from '#tests/support/studied-cards.ts'

const dayMs = 24 * 60 * 60_000

/** Learned long ago, then forgotten seven times; due by now. */
function oftenForgotten(): LogEntry[] {
	const grades = ['good', 'good', ...Array.from({ length: 7 }, () => ['forgot', 'good']).flat()]
	return grades.map((grade, index) => ({
		id: crypto.randomUUID(),
		grade: grade === 'forgot' ? 'forgot' : 'good',
		undoes: null,
		at: new Date(Date.now() - (10 + 3 * (grades.length - index)) * dayMs),
	}))
}

/** A learner with a deck of their own: the first card is due and was forgotten seven times. */
async function withDeck(page: Page): Promise<string> {
	const email = await newUser()
	const db = platformDatabase()
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	const userId = person?.id ?? ''
	await makeStudiedCards(db, { userId, isNew: false, logs: [oftenForgotten(), [], []] })
	await login(page, email)
	return `${userId}-deck`
}

function word(page: Page) {
	return page.getByRole('region', { name: 'Card' }).getByRole('heading')
}

async function turn(page: Page) {
	await page.getByRole('button', { name: 'Show Answer' }).click()
}

test('a card forgotten eight times is set aside with advice; others by hand, and all are resumed', {
	tag: '@screens',
}, async ({ page }) => {
	const deck = await withDeck(page)
	await page.goto(`/flashcards/study/${deck}`, { waitUntil: 'networkidle' })
	await expect(word(page)).toHaveText('词0')
	await turn(page)
	await page.getByRole('button', { name: /^Forgot/ }).click()
	const hint = page.getByRole('complementary', { name: '词0 is set aside' })
	await expect(hint).toContainText('You have forgotten it 8 times.')
	await expectNoBarriersHere(page)

	await expect(word(page)).toHaveText('词1')
	await turn(page)
	await page.getByRole('button', { name: 'Suspend' }).click()
	await expect(page.getByText('词1 is suspended.')).toBeVisible()
	await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
	await expect(async () => {
		const session = await page.request.get(`/flashcards/decks/${deck}?cards=aside`, likeABrowser)
		expect(await session.text()).not.toContain('词1')
	}).toPass()
	await expect(word(page)).toHaveText('词2')
	await turn(page)
	await page.getByRole('button', { name: 'I know it' }).click()
	await expect(page.getByText('词2 is marked as known.')).toBeVisible()

	await page.goto(`/flashcards/decks/${deck}?cards=aside`)
	await expect(page.getByRole('listitem').filter({ hasText: '词0' })).toContainText(
		'Set aside: forgotten 8 times',
	)
	await expect(page.getByRole('listitem').filter({ hasText: '词2' })).toContainText(
		'Set aside: you know it',
	)
	await expectNoBarriersHere(page)
	await page.getByRole('button', { name: 'Resume all' }).click()
	await expect(page.getByText('2 cards come again.')).toBeVisible()
	await expect(page.getByText('No card of this deck is set aside.')).toBeVisible()
	await page.getByRole('button', { name: 'Undo', exact: true }).click()
	await expect(page.getByRole('listitem').filter({ hasText: '词0' })).toBeVisible()
})
