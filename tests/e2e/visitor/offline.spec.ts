import { expect, login, test } from '#tests/support/journey.ts'

test('without network a page says so, and none that was read by somebody is kept', async ({
	page,
	context,
}) => {
	await login(page, 'learner@example.com')
	await page.goto('/courses')
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
	await page.goto('/courses/lessons/ni-hao')

	const kept = await page.evaluate(async () => {
		const paths: string[] = []
		for (const name of await caches.keys()) {
			const cache = await caches.open(name)
			for (const { url } of await cache.keys()) paths.push(new URL(url).pathname)
		}
		return paths
	})
	expect(kept).toContain('/offline.html')
	expect(kept.filter((path) => !/^\/(assets\/|offline|favicon|site)/.test(path))).toEqual([])

	await context.setOffline(true)
	await page.goto('/courses')
	await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
	await context.setOffline(false)
	await page.getByRole('link', { name: 'Try again' }).click()
	await expect(page.getByRole('heading', { name: 'Courses', exact: true })).toBeVisible()
})
