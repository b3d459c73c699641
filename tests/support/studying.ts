/** Steps of browser tests on the page of a deck. */

import type { Page } from '@playwright/test'
import { and, asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { reviews, userProfiles } from '#app/db/schema/index.ts'
import { likeABrowser, login, newUser } from './journey.ts'
import { platformDatabase } from './platform.ts'

const undo = alias(reviews, 'undo')

/** Opens a deck as a user with this many new cards a day; returns their address. */
export async function study(
	page: Page,
	path: string,
	{ newPerDay = 2 }: { newPerDay?: number } = {},
): Promise<string> {
	const email = await newUser()
	await login(page, email)
	await page.request.post('/settings', {
		...likeABrowser,
		form: { intent: 'newPerDay', newPerDay: String(newPerDay) },
	})
	await openDeck(page, path)
	return email
}

/** Keys work once the page is hydrated, which is when it has sent its time zone. */
export async function openDeck(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: 'networkidle' })
}

export function modeButton(page: Page) {
	return page.getByRole('navigation', { name: 'Mode' }).getByRole('button')
}

export async function chooseMode(page: Page, name: string): Promise<void> {
	await modeButton(page).click()
	const menu = page.getByRole('navigation', { name: 'Mode' })
	await menu.getByRole('link', { name: new RegExp(`^${name}\\b(?!,)`) }).click()
}

/**
 * A person's answers in their order, with what was taken back. The undo itself names its answer and counts
 * wherever it stands in the log: one that was slow on its way stands after the next answer.
 */
export async function logOf(email: string): Promise<string[]> {
	const rows = await platformDatabase()
		.select({ mode: reviews.mode, grade: reviews.grade, undo: undo.id })
		.from(reviews)
		.leftJoin(undo, and(eq(undo.userId, reviews.userId), eq(undo.undoes, reviews.id)))
		.innerJoin(userProfiles, eq(userProfiles.id, reviews.userId))
		.where(and(eq(userProfiles.email, email), ne(reviews.grade, 'undo')))
		.orderBy(asc(reviews.at))
	return rows.map(({ mode, grade, undo }) => `${mode} ${grade}${undo ? ' (undone)' : ''}`)
}
