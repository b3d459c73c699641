/** Pages that a visitor can see. */
import { signedQuery } from '#app/http/signed-link.server.ts'
import { makeAccount } from '#tests/support/factories.ts'
import {
	expect,
	likeABrowser,
	mailTo,
	newEmail,
	newPasskeyOf,
	newUser,
	password,
} from '#tests/support/journey.ts'
import { platformDatabase, platformSecret } from '#tests/support/platform.ts'
import type { Looks } from './look.ts'

export const visitorLooks: Looks = {
	'features/site/pages/landing.tsx': () => [{ at: '/' }],
	'features/accounts/pages/login.tsx': () => [
		{ at: '/login' },
		{
			at: '/login',
			async show(page) {
				await page.getByLabel('Email').fill('rejected@example.com')
				await page.getByLabel('Password').fill(password)
				await page.getByRole('button', { name: 'Login' }).click()
				await expect(page.getByRole('alert')).toBeVisible()
			},
		},
	],
	'features/accounts/pages/register.tsx': () => [
		{
			at: '/register',
			async show(page) {
				await page.locator('form').evaluate((form: HTMLFormElement) => {
					form.noValidate = true
				})
				await page.getByRole('button', { name: 'Submit Application' }).click()
				await expect(page.getByText('Email is required.')).toBeVisible()
			},
		},
	],
	'features/accounts/pages/register-success.tsx': () => [{ at: '/register-success' }],
	'features/my-data/pages/goodbye.tsx': () => [
		{ at: '/goodbye' },
		{ at: '/goodbye?until=2026-12-23' },
	],
	'features/accounts/pages/forgot-password.tsx': () => [
		{ at: '/forgot-password' },
		{
			at: '/forgot-password',
			async show(page) {
				await page.getByLabel('Email Address').fill('nobody@example.com')
				await page.getByRole('button', { name: 'Send Reset Email' }).click()
				await expect(page.getByRole('status')).toContainText('We have sent an email')
			},
		},
	],
	'features/accounts/pages/reset-password.tsx': () => [
		{ at: '/reset-password' },
		{
			at: '/forgot-password',
			async show(page) {
				const email = await newUser()
				await page.request.post('/forgot-password', { ...likeABrowser, form: { email } })
				const { text } = await mailTo(page, email)
				await page.goto(/http\S+token=\S+/.exec(text)?.[0] ?? '')
				await page.getByLabel('New password', { exact: true }).fill('abcde')
				await page.getByRole('button', { name: 'Update Password' }).click()
				await expect(page.getByText('Passwords do not match')).toBeVisible()
			},
		},
	],
	'features/accounts/pages/confirm-email.tsx': () => [
		{ at: '/confirm-email?token=no-such-link' },
		{
			at: '/confirm-email',
			async show(page) {
				const email = newEmail('applicant')
				await makeAccount(platformDatabase(), { email, emailVerified: false, status: 0 })
				await page.request.post('/confirm-email', {
					...likeABrowser,
					form: { intent: 'send', email },
				})
				const { text } = await mailTo(page, email)
				await page.goto(/http\S+token=\S+/.exec(text)?.[0] ?? '')
				await expect(page.getByRole('button', { name: 'Yes, confirm' })).toBeVisible()
			},
		},
	],
	'features/accounts/pages/second-step.tsx': () => [
		{ at: '/login/second-step' },
		{
			at: '/login',
			async show(page) {
				const email = await newUser()
				await newPasskeyOf(email)
				await page.getByLabel('Email').fill(email)
				await page.getByLabel('Password').fill(password)
				await page.getByRole('button', { name: 'Login' }).click()
				await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
			},
		},
	],
	'features/accounts/pages/email-change.tsx': () => [
		{ at: '/email-change?token=no-such-link&keep=yes' },
	],
	'features/reminders/pages/reminder-off.tsx': () => [
		{
			at: '/reminder/off',
			async show(page) {
				const userId = await makeAccount(platformDatabase(), { email: newEmail('reminded') })
				const signed = { purpose: 'reminder-off', userId } as const
				await page.goto(`/reminder/off?${await signedQuery(signed, platformSecret())}`)
				await expect(page.getByRole('button', { name: 'Stop the mails' })).toBeVisible()
			},
		},
		{ at: '/reminder/off' },
	],
	'features/site/pages/not-found.tsx': () => [{ at: '/no-such-page' }],
	'root.tsx': () => [
		{
			at: '/login',
			async show(page) {
				// The root handles requests that no page handles.
				await page.locator('form').evaluate((form: HTMLFormElement) => {
					form.action = '/register-success'
					form.submit()
				})
				await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible()
			},
		},
	],
}
