/** The first lesson of From Zero on a telephone: read, looked up, practised. */
import { devices, type Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import { exercises, lessons } from '#app/db/schema/index.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import { button, question, submitButton } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use(phone)

/** The exercises of a lesson with their right answers. */
async function exercisesOf(slug: string) {
	const rows = await platformDatabase()
		.select()
		.from(exercises)
		.innerJoin(lessons, eq(lessons.id, exercises.lessonId))
		.where(eq(lessons.slug, slug))
		.orderBy(asc(exercises.orderNo))
	return rows.flatMap(({ exercises: row }) => {
		const listed = asListed(row.id, row)
		if (!listed) throw new Error(`${row.id} cannot be answered`)
		return listed.way === 'spoken' ? [] : listed
	})
}

async function answerRightly(page: Page, slug: string): Promise<void> {
	const tasks = await exercisesOf(slug)
	for (const [index, task] of tasks.entries()) {
		const card = question(page, index + 1)
		if (task.way === 'picks') {
			for (const letter of task.answer) await card.locator(`input[value="${letter}"]`).check()
		} else if (task.way === 'slots') {
			const words = card.getByRole('group', { name: 'Words to choose from' }).getByRole('button')
			for (const letter of task.answers[0] ?? '') {
				await words.nth(task.bank.findIndex((word) => word.letter === letter)).tap()
			}
		} else {
			const [accepted] = task.accepted
			const text = accepted && ('hanzi' in accepted ? accepted.hanzi : accepted.pinyin)
			await card.getByLabel('Your answer').fill(text ?? '')
		}
		await submitButton(page, index + 1).tap()
		await expect(card.getByRole('status')).toContainText('Correct!')
		// A telephone shows one question at a time.
		await button(page, index + 1 < tasks.length ? 'Next question' : 'See your grade').tap()
	}
}

test('a newcomer reads the first lesson of From Zero and goes on to the next', async ({ page }) => {
	await login(page, await newUser())
	await page.goto('/courses/zero')
	const db = platformDatabase()
	const [course] = await db.select().from(lessons).where(eq(lessons.slug, 'zero'))
	const [first, second] = await db
		.select({ slug: lessons.slug })
		.from(lessons)
		.where(eq(lessons.parentId, course?.id ?? ''))
		.orderBy(asc(lessons.orderNo))
		.limit(2)
	await page.locator(`main a[href="/courses/lessons/${first?.slug}"]`).first().tap()
	await expect(page).toHaveURL(new RegExp(`/courses/lessons/${first?.slug}$`))
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await expect(page.getByRole('heading', { name: 'Notes', exact: true })).toBeVisible()
	await page.locator('.text ruby').first().tap()
	await expect(page.getByRole('dialog')).toBeVisible()
	await page.keyboard.press('Escape')
	const translated = page.locator('.text .en').first()
	await expect(translated).toBeHidden()
	await button(page, 'Start Exercises').tap()
	// A beginner reads the questions in English, and the text without.
	const english = page.getByRole('switch', { name: 'English in exercises' })
	await expect(english).toBeChecked()
	const question1 = (await exercisesOf(first?.slug ?? ''))[0]?.question.en ?? ''
	await expect(question(page, 1).getByText(question1)).toBeVisible()
	await expect(translated).toBeHidden()
	await english.tap()
	await expect(question(page, 1).getByText(question1)).toHaveCount(0)
	await page.reload()
	await expect(english).not.toBeChecked()
	await english.tap()
	await answerRightly(page, first?.slug ?? '')
	await expect(page.getByText('Grade A')).toBeVisible()
	await page.locator(`a[href="/courses/lessons/${second?.slug}"]`).first().tap()
	await expect(page).toHaveURL(new RegExp(`/courses/lessons/${second?.slug}$`))
})

test('不 and 一 stand as spoken in From Zero, until a reader wants the dictionary’s readings', async ({
	page,
}) => {
	await login(page, await newUser())
	await page.goto('/courses/lessons/say-it-again')
	await page.locator('.text [tabindex="0"]').first().waitFor()
	// 不是
	const spoken = page.locator('section.text .as-spoken', { hasText: 'bú' }).first()
	const stored = page.locator('section.text .as-stored', { hasText: 'bù' }).first()
	await expect(spoken).toBeVisible()
	await expect(stored).toBeHidden()
	await page.getByRole('link', { name: 'Display' }).tap()
	const dialog = page.getByRole('dialog', { name: 'Display' })
	await dialog
		.getByRole('group', { name: '不 and 一 as spoken' })
		.getByRole('radio', { name: 'Never' })
		.check()
	await expect(stored).toBeVisible()
	await expect(spoken).toBeHidden()
	await page.reload()
	await expect(stored).toBeVisible()
	await expect(spoken).toBeHidden()
})
