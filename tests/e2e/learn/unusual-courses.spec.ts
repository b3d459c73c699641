/** Rare but valid content: no lessons, no text, very long words, a private lesson in an open course. */
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const run = crypto.randomUUID().slice(0, 8)
const slug = (name: string) => `${run}-${name}`
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const item = {
	title: { zh: '你好', en: 'Hello' },
	description: { zh: '', en: '' },
	level: 'expert' as const,
	category: 'novel' as const,
	config: lessonConfigSchema.parse({}),
}
const long = { title: { zh: '很'.repeat(60), en: longWord } }

// One worker, so that the courses are created once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
	const db = platformDatabase()
	const course = { ...item, type: 'course' as const }
	const lesson = { ...item, type: 'lesson' as const, parentId: slug('long') }
	await db.insert(lessons).values([
		{ ...course, ...long, id: slug('long'), slug: slug('long') },
		{ ...course, id: slug('empty'), slug: slug('empty') },
		{ ...course, id: slug('coming'), slug: slug('coming'), status: 2 },
		{ ...lesson, ...long, id: slug('words'), slug: slug('words') },
		{ ...lesson, id: slug('invited'), slug: slug('invited'), isPrivate: true },
		{ ...lesson, id: slug('no-row'), slug: slug('no-row') },
		{ ...lesson, id: slug('no-text'), slug: slug('no-text') },
	])
	await db.insert(lessonContents).values([
		{ lessonId: slug('no-text'), content: [] },
		{
			lessonId: slug('words'),
			content: [{ zh: [{ word: 'A'.repeat(120) }], en: longWord.repeat(2), blank: 'normal' }],
		},
	])
})

test('very long words do not overflow a phone screen', { tag: '@long' }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await login(page, await newUser('W'.repeat(50)))
	const paths = [
		'/courses/category/others',
		`/courses/${slug('long')}`,
		`/courses/lessons/${slug('words')}`,
		'/settings',
	]
	for (const path of paths) {
		await page.goto(path)
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(overflow, path).toBeLessThanOrEqual(0)
	}
	await page.getByRole('button', { name: 'Account menu' }).click()
	const name = page.locator('#account-menu p').first()
	expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
})

test('empty courses, lessons without text and upcoming courses say so', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto(`/courses/${slug('empty')}`)
	await expect(page.getByText('No lessons available.')).toBeVisible()
	await page.goto(`/courses/lessons/${slug('no-text')}`)
	await expect(page.getByText('No content available.')).toBeVisible()
	const missing = await page.goto(`/courses/lessons/${slug('no-row')}`)
	expect(missing?.status()).toBe(404)
	await expect(page.getByText('Lesson content not found.')).toBeVisible()
	const coming = await page.goto(`/courses/${slug('coming')}`)
	expect(coming?.status()).toBe(403)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon')
})

test('a private lesson of an open course asks for an invitation, not payment', {
	tag: '@long',
}, async ({ learner: page }) => {
	await page.goto(`/courses/${slug('long')}`)
	const row = page.locator('[data-access=private]')
	await expect(row).toContainText('Requires an invitation')
	await expect(row).not.toContainText('Upgrade')
	await page.goto(`/courses/lessons/${slug('invited')}`)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Lesson')
	await expect(page.getByRole('main')).toContainText('requires an invitation')
})

test('a page that does not exist shows the signed-in user', { tag: '@long' }, async ({ page }) => {
	await login(page, await newUser('éva'))
	const answer = await page.goto('/no-such-page')
	expect(answer?.status()).toBe(404)
	await expect(page).toHaveTitle('Page not found – Hanlu 汉路')
	await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('É')
})

test('administrators can open a lesson that is coming soon', { tag: '@long' }, async ({ page }) => {
	await login(page, 'admin@example.com')
	await page.goto('/courses/first-steps')
	await page.getByRole('link', { name: /New Year.*Coming Soon/ }).click()
	await expect(page.getByRole('region', { name: 'Lesson text' })).toBeVisible()
})

test('a course that is coming soon opens from the list, for administrators alone', {
	tag: '@long',
}, async ({ page }) => {
	await login(page, 'admin@example.com')
	await page.goto('/courses/category/others?level=expert')
	await page.locator(`a[href="/courses/${slug('coming')}"]`).click()
	await expect(page.getByText('No lessons available.')).toBeVisible()
	await page.context().clearCookies()
	await login(page, await newUser())
	await page.goto('/courses/category/others?level=expert')
	await expect(page.locator(`a[href="/courses/${slug('long')}"]`)).toBeVisible()
	await expect(page.locator(`a[href="/courses/${slug('coming')}"]`)).toHaveCount(0)
	await expect(page.locator(`a[href="/courses/${slug('empty')}"]`)).toHaveCount(0)
})
