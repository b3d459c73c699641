/** A text is explained beside it: notes stand after it, new words before it. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { cards, decks, lessonNotes, lessons, userProfiles, vocab } from '#app/db/schema/index.ts'
import { countWords, makeLesson } from '#tests/support/content-factories.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test.use({ serviceWorkers: 'allow' })

const notes = (page: Page) => page.getByRole('region', { name: 'Notes' })
const newWords = (page: Page) => page.locator('details').filter({ hasText: /^New words/ })

/** A lesson 我研究环境。, the first of its course, with a note on 研究. */
async function reading(page: Page) {
	const email = await newUser()
	await login(page, email)
	const db = platformDatabase()
	const lesson = await newLesson(
		'我[wǒ] | 研究[yán jiū] | 环境[huán jìng] | 。 / I study the environment.',
	)
	const id = lesson.reading.split('/').at(-1) ?? ''
	const course = await makeLesson(db, { type: 'course', title: { zh: '课', en: `Course ${id}` } })
	await db.update(lessons).set({ parentId: course }).where(eq(lessons.id, id))
	const rows = []
	for (const word of ['研究', '环境']) {
		const [row] = await db.select({ id: vocab.id }).from(vocab).where(eq(vocab.word, word)).limit(1)
		rows.push(row?.id ?? 0)
	}
	await countWords(db, { lessonId: id, vocabIds: rows })
	await db.insert(lessonNotes).values({
		lessonId: id,
		source: 'zh: 你研究什么？\nen: What do you study?',
		blocks: [
			{ type: 'heading', spans: [{ text: '研究 takes an object' }] },
			{ type: 'paragraph', spans: [{ text: 'Ask with 什么 [shén me].' }] },
			{
				type: 'example',
				zh: [
					{ word: '你', pinyin: 'nǐ' },
					{ word: '研究', pinyin: 'yán jiū' },
					{ word: '什么', pinyin: 'shén me' },
					{ word: '？' },
				],
				en: 'What do you study?',
			},
		],
	})
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	const saved = async () => {
		const found = await db
			.select({ word: vocab.word })
			.from(cards)
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.where(eq(decks.ownerId, person?.id ?? ''))
		return found.map(({ word }) => word).sort()
	}
	return { at: lesson.reading, saved }
}

test('notes stand after the text: words answer by touch and by keyboard, pinyin by its switch', async ({
	page,
}) => {
	const { at } = await reading(page)
	await page.goto(at)
	const example = notes(page).locator('.example')
	await expect(example).toContainText('What do you study?')
	await notes(page).locator('[tabindex="0"]').waitFor()
	const what = example.locator('ruby').filter({ hasText: '什么' })
	await what.click()
	await expect(page.getByRole('dialog')).toContainText('what')
	await page.keyboard.press('Escape')

	await expect(what).toBeFocused()
	await page.keyboard.press('ArrowLeft')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog')).toContainText('研究')
	await page.keyboard.press('Escape')

	await expect(what.locator('rt')).toBeVisible()
	await page.getByRole('button', { name: 'Pinyin', exact: true }).click()
	await expect(what.locator('rt')).toBeHidden()
	await page.getByRole('button', { name: 'Chinese', exact: true }).click()
	await expect(what).toBeVisible()
})

test('new words stand before the text, with sound and one tap to save', async ({ page }) => {
	const { at, saved } = await reading(page)
	await page.goto(at)
	const list = newWords(page)
	await expect(list.locator('summary')).toContainText('New words · 2')
	await expect(list.getByRole('listitem').first()).toBeHidden()
	await list.locator('summary').click()
	await expect(list.getByRole('listitem')).toContainText(['研究yánjiū', '环境huánjìng'])
	await expect(list.getByRole('button', { name: 'Hear 研究' })).toBeVisible()
	await list.getByRole('button', { name: 'Save 研究' }).click()
	await expect.poll(saved).toEqual(['研究'])
	await list.getByRole('button', { name: '研究 is in My Words. Remove it' }).click()
	await list.getByRole('button', { name: 'Save all 2' }).click()
	await expect.poll(saved).toEqual(['环境', '研究'])
})

test('notes and new words need no script', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	const { at } = await reading(page)
	await page.goto(at)
	await expect(notes(page).getByRole('heading', { name: '研究 takes an object' })).toBeVisible()
	await expect(notes(page).locator('.example')).toContainText('你nǐ')
	await newWords(page).locator('summary').click()
	await expect(newWords(page).getByRole('listitem')).toContainText(['研究yánjiū', '环境huánjìng'])
	await context.close()
})

test('a character is taken apart, and a button shows its strokes', async ({ page }) => {
	await login(page, await newUser())
	await page.goto('/courses/lessons/the-phone-rings')
	const mother = notes(page)
		.locator('.character')
		.filter({ has: page.getByText('woman, its meaning') })
		.first()
	await expect(mother).toContainText('mǎ, its sound')
	await mother.getByRole('button', { name: /^Strokes of/ }).click()
	const dialog = page.getByRole('dialog', { name: 'Strokes of 妈' })
	await expect(dialog.getByRole('button', { name: 'Write' })).toBeVisible()
	await dialog.getByRole('button', { name: 'Close' }).click()
	await notes(page).getByRole('link', { name: 'All parts of characters' }).click()
	await expect(page.getByRole('heading', { name: 'Parts of characters' })).toBeVisible()
	await expect(page.getByRole('listitem').filter({ hasText: '三点水' })).toContainText('water')
})
