/** The start of a browser test: its own network, a user and a way to sign in. */
import { writeFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { passkeys, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { anyPasskey, makeAccount, password } from './factories.ts'
import { keepDiary } from './page-diary.ts'
import { platformDatabase, platformSecret, platformUrl } from './platform.ts'
import { sessionOf } from './session.ts'

type SignedIn = {
	/** A page of a new learner, deleted when the test ends. */
	learner: Page
	/** The same for an administrator, Shen Lan. */
	admin: Page
}

/** Each test has its own IP address, so that rate limits do not mix. */
export const test = base.extend<SignedIn>({
	context: async ({ context }, use) => {
		const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
		await context.setExtraHTTPHeaders({ 'cf-connecting-ip': `10.${a}.${b}.${c}` })
		await use(context)
	},
	page: async ({ page }, use, info) => {
		const readDiary = keepDiary(page)
		await use(page)
		if (info.status === info.expectedStatus) return
		const diary = info.outputPath('diary.txt')
		writeFileSync(diary, await readDiary())
		await info.attach('diary', { path: diary })
	},
	learner: async ({ page }, use) => {
		const email = await newUser()
		await login(page, email)
		await use(page)
		await forget(email)
	},
	admin: async ({ page }, use) => {
		const email = await newUser('Shen Lan', 99)
		await login(page, email)
		await use(page)
		await forget(email)
	},
})

/** Deletes the user with all their data. */
async function forget(email: string): Promise<void> {
	await platformDatabase().delete(userProfiles).where(eq(userProfiles.email, email))
}

export { expect, password }

export function newEmail(name: string): string {
	return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** A user who can sign in. The lists that other tests import colour nothing here. */
export async function newUser(displayName = 'Wang Xiaomei', level = 1): Promise<string> {
	const email = newEmail('person')
	await makeAccount(platformDatabase(), { email, displayName, level, hskEdition: '2.0' })
	return email
}

/** Gives the account a passkey that no device has: the second step is asked for, and never taken. */
export async function newPasskeyOf(email: string): Promise<void> {
	const db = platformDatabase()
	const [person] = await db
		.select({ id: userProfiles.id })
		.from(userProfiles)
		.where(eq(userProfiles.email, email))
	const userId = person?.id ?? ''
	await db.insert(passkeys).values({ ...anyPasskey(), userId, name: 'Phone' })
}

/** Approves an application, as an administrator would. */
export async function letIn(email: string): Promise<void> {
	await platformDatabase()
		.update(userProfiles)
		.set({ status: accountStatuses.normal })
		.where(eq(userProfiles.email, email))
}

/**
 * Gives the browser a session of its own, for tests about something else. Signing in costs the platform
 * a third of a second, as checking a password must.
 */
export async function login(page: Page, email: string): Promise<void> {
	const db = platformDatabase()
	const [person] = await db
		.select({ id: userProfiles.id })
		.from(userProfiles)
		.where(eq(userProfiles.email, email))
	if (!person) throw new Error(`Nobody has the address ${email}`)
	const cookie = await sessionOf(db, person.id, { url: platformUrl, secret: platformSecret() })
	const [name = '', value = ''] = cookie.split('=', 2)
	await page
		.context()
		.addCookies([{ name, value, url: platformUrl, httpOnly: true, sameSite: 'Lax' }])
}

/** The host may close an idle connection just as it is used; a browser opens another. */
export const likeABrowser = { maxRetries: 1 }

/** Signs in with a password, without the page. */
export async function signIn(page: Page, email: string, typed = password): Promise<void> {
	const answer = await page.request.post(`${platformUrl}/login`, {
		form: { email, password: typed },
		...likeABrowser,
		maxRedirects: 0,
	})
	expect(answer.status()).toBe(302)
}

/** Waits until React has hydrated a part of the page; until then nothing answers. */
export async function hydrated(part: Locator): Promise<void> {
	const isTaken = () =>
		part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
	await expect.poll(isTaken).toBe(true)
}

/**
 * Replaces the text of a text area, which gets its first text once more right after it is hydrated:
 * what was selected to be replaced is not selected then.
 */
export async function rewrite(area: Locator, text: string): Promise<void> {
	await expect(async () => {
		await area.fill(text)
		await expect(area).toHaveValue(text, { timeout: 1000 })
	}).toPass()
}

const outboxSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** Waits for the newest mail to an address. */
export async function mailTo(page: Page, email: string) {
	let found: z.infer<typeof outboxSchema>[number] | undefined
	await expect(async () => {
		const answer = await page.request.get(`${platformUrl}/dev/outbox`, {
			...likeABrowser,
			headers: { accept: 'application/json' },
		})
		found = outboxSchema.parse(await answer.json()).find(({ to }) => to === email)
		expect(found).toBeDefined()
	}).toPass()
	if (!found) throw new Error(`No mail to ${email}`)
	return found
}

/** Decodes a sound and returns its length and average loudness (0 to 1). */
export function hear(page: Page, url: string): Promise<{ seconds: number; loudness: number }> {
	return page.evaluate(async (address) => {
		const answer = await fetch(address)
		if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
		const decoder = new OfflineAudioContext(1, 1, 44_100)
		const sound = await decoder.decodeAudioData(await answer.arrayBuffer())
		const samples = sound.getChannelData(0)
		const energy = samples.reduce((sum, sample) => sum + sample * sample, 0)
		return { seconds: sound.duration, loudness: Math.sqrt(energy / samples.length) }
	}, url)
}

/** Scrolls, and moves the page's clock on: a place is noted when scrolling has come to rest. */
export async function rested(page: Page, scroll: () => Promise<void>): Promise<void> {
	await page.clock.install()
	// The page hears of it with a later frame, or not at all where it has nowhere to scroll.
	const heard = page.evaluate(
		() =>
			new Promise((resolve) => {
				addEventListener('scroll', resolve, { once: true })
				setTimeout(resolve, 200)
			}),
	)
	await scroll()
	await heard
	await page.clock.runFor(500)
}
