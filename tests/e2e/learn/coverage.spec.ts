/** How well a text fits: on cards and at its head. */
import { eq } from 'drizzle-orm'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import { lessonContents, lessons, userProfiles, userWords, vocab } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { test as base, expect, login, newUser } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const now = new Date()

/** A learner at HSK 1, with a song of twenty running words of their own: 我 is being learned, 研究 new. */
async function withSong() {
	const db = platformDatabase()
	const title = `Research ${crypto.randomUUID().slice(0, 8)}`
	const id = await makeLesson(db, {
		title: { zh: '研究', en: title },
		category: 'song',
		orderNo: 900,
	})
	const line = `${'我[wǒ] | '.repeat(19)}研究[yán jiū] / I research.`
	await db.insert(lessonContents).values({ lessonId: id, content: contentFrom(line) })
	await countWaitingTexts(db, { most: 1000, now })
	const email = await newUser()
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	const know = async (word: string) => {
		const [row] = await db.select({ id: vocab.id }).from(vocab).where(eq(vocab.word, word)).limit(1)
		await db
			.insert(userWords)
			.values({ userId: person?.id ?? '', vocabId: row?.id ?? 0, status: 'known', changedAt: now })
	}
	const remove = async () => {
		await db.delete(lessons).where(eq(lessons.id, id))
		await db.delete(userProfiles).where(eq(userProfiles.email, email))
	}
	return { id, title, email, know, remove }
}

/** The song and its learner go when the test ends. */
const test = base.extend<{ song: Awaited<ReturnType<typeof withSong>> }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
	song: async ({}, use) => {
		const song = await withSong()
		await use(song)
		await song.remove()
	},
})

test('a card, a course and a text say how much of it a person knows', async ({ page, song }) => {
	const { id, title, email, know } = song
	await login(page, email)
	await page.goto('/courses/category/song')
	const card = page.getByRole('link', { name: title })
	await expect(card).toContainText('0% known · 1 new word')
	await know('我')
	await page.reload()
	await expect(card).toContainText('95% known · 1 new word')
	await page.goto(`/courses/lessons/${id}`)
	await expect(page.getByText('95% known · 1 new word')).toBeVisible()
	await know('研究')
	await page.reload()
	await expect(page.getByText('100% known · no new words')).toBeVisible()

	await page.goto('/courses/first-steps')
	const rows = page.getByRole('region', { name: 'Lessons' }).getByRole('listitem')
	await expect(rows.first()).toContainText(
		/\d+% known · (no new words|\d+ new words?|learning the rest)|All words at your level/,
	)
	await page.goto('/articles/the-slow-train')
	await expect(page.getByText(/^\d+% known · \d+ new words$/)).toBeVisible()
})
