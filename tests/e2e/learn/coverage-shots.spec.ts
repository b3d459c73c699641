import { eq } from 'drizzle-orm'
import { userProfiles, userWords, vocab } from '#app/db/schema/index.ts'
import { login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { sql } from 'drizzle-orm'

test('shots', async ({ page }) => {
	test.setTimeout(240_000)
	const db = platformDatabase()
	const email = await newUser()
	await db.update(userProfiles).set({ langLevel: 'HSK3' }).where(eq(userProfiles.email, email))
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	await db.run(sql`insert into user_words (uid, vocab_id, status, changed_at) select ${person?.id}, id, 'known', 0 from vocab order by frequency desc limit 1500`)
	await login(page, email)
	const pages = { courses: '/courses', category: '/courses/category/daily-life', right: '/courses/category/story?fit=right', course: '/courses/first-steps', lesson: '/courses/lessons/ni-hao', articles: '/articles?fit=closest', article: '/articles/the-slow-train', analyzer: '/tools/analyzer' }
	for (const scheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme: scheme })
		for (const width of [360, 768, 1280]) {
			await page.setViewportSize({ width, height: 900 })
			for (const [name, path] of Object.entries(pages)) {
				if (scheme === 'dark' && width === 768) continue
				await page.goto(path)
				await page.screenshot({ path: `/tmp/cov-shots/${name}-${width}-${scheme}.png` })
			}
		}
	}
})
