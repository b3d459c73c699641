/** Rare but valid: very long words, and an address that leads nowhere. */
import { lessonContents } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const run = crypto.randomUUID().slice(0, 8)
const slug = (name: string) => `${run}-${name}`
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const title = { zh: '很'.repeat(60), en: longWord }
const item = { title, level: 'expert', category: 'novel' } as const

async function makeLongCourse(): Promise<void> {
	const db = platformDatabase()
	const [course, lesson] = [slug('long'), slug('words')]
	await makeLesson(db, { ...item, type: 'course', id: course })
	await makeLesson(db, { ...item, parentId: course, id: lesson })
	await db.insert(lessonContents).values({
		lessonId: lesson,
		content: [{ zh: [{ word: 'A'.repeat(120) }], en: longWord.repeat(2), blank: 'normal' }],
	})
}

test('very long words do not overflow a phone screen', { tag: '@long' }, async ({ page }) => {
	await makeLongCourse()
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
