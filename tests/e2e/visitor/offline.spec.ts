import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('a page not opened before says that there is no connection', { tag: '@screens' }, async ({
	page,
	context,
}) => {
	await page.goto('/login')
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
	await context.setOffline(true)
	await page.goto('/register')
	await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
	await expectNoBarriers(page)
	await context.setOffline(false)
	await page.getByRole('link', { name: 'Try again' }).click()
	await expect(page).toHaveURL(/\/register/)
	await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden()
})
