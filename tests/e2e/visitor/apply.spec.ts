import { expect, letIn, mailTo, newEmail, password, test } from '#tests/support/journey.ts'

test('a visitor can apply, is approved and signs in', { tag: '@long' }, async ({ page }) => {
	const email = newEmail('applicant')
	await page.goto('/')
	await page.getByRole('link', { name: 'Start Learning Free' }).click()
	await expect(page.getByRole('heading', { name: 'Apply for Access' })).toBeVisible()
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(password)
	await page.getByLabel('Display Name').fill('Wang Xiaomei')
	await page.getByLabel('Country').selectOption({ label: 'Portugal' })
	await page.getByLabel('Language Level').selectOption('HSK7+')
	await page.getByRole('button', { name: 'Submit Application' }).click()
	await expect(page.getByRole('status')).toHaveText(
		'Registration successful! Your application is under review.',
	)
	await page.waitForURL('/register-success')
	await expect(page.getByRole('heading', { name: 'Thank You for Your Application' })).toBeVisible()
	const mail = await mailTo(page, email)
	expect(mail.subject).toContain('We have received your application')

	const link = /http\S+confirm-email\?token=\S+/.exec(mail.text)?.[0] ?? ''
	await page.goto(link)
	await expect(page.getByText(`Did you apply with ${email}?`)).toBeVisible()
	await page.getByRole('button', { name: 'Yes, confirm this address' }).click()
	await expect(page.getByRole('status')).toHaveText('Thank you. Your email address is confirmed.')
	await page.goto(link)
	await expect(page.getByRole('alert')).toContainText('This link is invalid, expired or used')
	await page.goto('/login')
	await signIn()
	await page.waitForURL('/register-success')

	await letIn(email)
	await page.getByRole('link', { name: 'Back to Login' }).click()
	await signIn()
	await page.waitForURL('/courses')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()

	async function signIn() {
		await page.getByLabel('Email').fill(email)
		await page.getByLabel('Password').fill(password)
		await page.getByRole('button', { name: 'Login' }).click()
	}
})
