import type { Page } from '@playwright/test'
import { codeFor } from '#tests/support/app-code.ts'
import { expect, login, newUser, password, test } from '#tests/support/journey.ts'

/** Sets up an app in the settings; its secret, and the recovery codes as they are shown. */
async function setUpApp(page: Page) {
	await page.goto('/settings/sign-in')
	await page.getByText('Set up an authenticator app').click()
	await page.getByLabel('Current password').filter({ visible: true }).fill(password)
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
	const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? ''
	await page.getByLabel('Code that the app shows').fill(await codeFor(secret, -1))
	await page.getByRole('button', { name: 'Turn on' }).click()
	const shown = page.getByRole('region', { name: 'Your recovery codes' })
	await expect(shown.getByRole('listitem')).toHaveCount(10)
	return { secret, codes: await shown.getByRole('listitem').allTextContents() }
}

async function typePassword(page: Page, email: string, at = '/login') {
	await page.goto(at)
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
	await page.waitForURL(/\/login\/second-step/)
}

async function signOut(page: Page) {
	await page.getByRole('button', { name: 'Account menu' }).click()
	const menu = page.getByRole('navigation', { name: 'Main' })
	await menu.getByRole('button', { name: 'Sign out' }).click()
	await page.waitForURL('/login')
}

for (const javaScriptEnabled of [true, false]) {
	const name = javaScriptEnabled ? 'with a script' : 'without a script'
	test.describe(name, { tag: javaScriptEnabled ? [] : ['@long'] }, () => {
		test.use({ javaScriptEnabled })

		test('an app is set up; its code signs in, and a recovery code without it', async ({
			page,
		}) => {
			const email = await newUser()
			await login(page, email)
			const { secret, codes } = await setUpApp(page)
			await page.context().clearCookies()
			await typePassword(page, email, '/login?to=/articles')
			const code = page.getByLabel('Code from your authenticator app')
			await code.fill('000000')
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(page.getByText('This code is wrong, too old or used already.')).toBeVisible()
			await code.fill(await codeFor(secret))
			await page.getByRole('button', { name: 'Continue' }).click()
			await page.waitForURL('/articles')

			await page.context().clearCookies()
			await typePassword(page, email)
			await page.getByText('Use a recovery code').click()
			await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '')
			await page.getByRole('button', { name: 'Use this code' }).click()
			await page.waitForURL('/courses')
			await page.goto('/settings/sign-in')
			await expect(page.getByText('You have 9 left.')).toBeVisible()
		})
	})
}

/** A key of the browser's own, which its owner unlocks at once. */
async function addAuthenticator(page: Page, isOwnerKnown = true) {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('WebAuthn.enable')
	await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: isOwnerKnown ? 'internal' : 'usb',
			hasResidentKey: isOwnerKnown,
			hasUserVerification: isOwnerKnown,
			isUserVerified: isOwnerKnown,
			automaticPresenceSimulation: true,
		},
	})
	return devtools
}

async function addPasskey(page: Page, name: string) {
	await page.goto('/settings/sign-in')
	await page.getByText('Add a passkey').click()
	await page.getByLabel('Name').fill(name)
	await page.getByLabel('Current password').filter({ visible: true }).fill(password)
	await page.getByRole('button', { name: 'Add', exact: true }).click()
	await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

test('a passkey signs in without a password, and is removed', { tag: '@long' }, async ({
	page,
}) => {
	const email = await newUser()
	await login(page, email)
	await addAuthenticator(page)
	await addPasskey(page, 'My laptop')
	await expect(page.getByRole('region', { name: 'Your recovery codes' })).toBeVisible()
	await signOut(page)
	await page.goto('/login?to=/articles')
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
	await page.waitForURL('/articles')

	await page.goto('/settings/sign-in')
	await page.getByText('Remove the passkey My laptop').click()
	await page.getByLabel('Current password').filter({ visible: true }).fill(password)
	await page.getByRole('button', { name: 'Remove the passkey' }).click()
	await expect(page.getByText('The passkey was removed.')).toBeVisible()
	await signOut(page)
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
	await expect(page.getByRole('alert')).toHaveText('This passkey was not accepted.')
})

test('a security key is the second step after the password', { tag: '@long' }, async ({ page }) => {
	const email = await newUser()
	await login(page, email)
	await addAuthenticator(page, false)
	await addPasskey(page, 'Blue key')
	await signOut(page)
	await typePassword(page, email, '/login?to=/settings')
	await page.getByRole('button', { name: 'Use a passkey' }).click()
	await page.waitForURL('/settings')
})

test('somebody without a passkey reads why nothing happened', { tag: '@long' }, async ({
	page,
}) => {
	await addAuthenticator(page)
	await page.goto('/login')
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
	await expect(page.getByRole('alert')).toHaveText(
		'No passkey was used. Please try again, or another way.',
	)
})
