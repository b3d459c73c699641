import type { Page } from '@playwright/test'

/** Signs in as a person does, by the form. */
export async function login(page: Page, email: string, password: string): Promise<void> {
	await page.goto('/login')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Login', exact: true }).click()
	await page.waitForURL('**/courses')
}
