/** How well a text fits: on cards and at its head. */

import type { Locator } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import {
	articles,
	lessonContents,
	lessons,
	userProfiles,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { test as base, expect, login, newUser } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const now = new Date()

/** A learner at HSK 1, with a song of twenty running words of their own: both are new. */
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

/** What a test reads goes when it ends. */
const test = base.extend<{
	song: Awaited<ReturnType<typeof withSong>>
	teahouse: Awaited<ReturnType<typeof withTeahouse>>
}>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
	song: async ({}, use) => {
		const song = await withSong()
		await use(song)
		await song.remove()
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
	teahouse: async ({}, use) => {
		const teahouse = await withTeahouse()
		await use(teahouse)
		await teahouse.remove()
	},
})

test('a card, a course and a text say how much of it a person knows', async ({ page, song }) => {
	const { id, title, email, know } = song
	await login(page, email)
	await page.goto('/courses/category/song')
	const card = page.getByRole('link', { name: title })
	await expect(card).toContainText('2 new words')
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
	await expect(rows.first()).toContainText(/\d+ new words?/)
	await page.goto('/articles/the-slow-train')
	await expect(page.getByText(/^(\d+% known · )?\d+ new words$/)).toBeVisible()
})

/** 小林很喜欢研究茶馆。 as a lesson and as an article: a name, and four words that are new at HSK 1. */
async function withTeahouse() {
	const db = platformDatabase()
	const name = `Teahouse ${crypto.randomUUID().slice(0, 8)}`
	const content = contentFrom(
		'小林[Xiǎo lín] | 很[hěn] | 喜欢[xǐ huan] | 研究[yán jiū] | 茶馆[chá guǎn] | 。 / Xiaolin likes to study teahouses.',
	)
	const title = { zh: '茶馆', en: name }
	const lesson = await makeLesson(db, { title, category: 'song', orderNo: 900 })
	await db.insert(lessonContents).values({ lessonId: lesson, content })
	const article = await makeArticle(db, { title: '茶馆', enTitle: name, content })
	await countWaitingTexts(db, { most: 1000, now })
	const remove = async () => {
		await db.delete(lessons).where(eq(lessons.id, lesson))
		await db.delete(articles).where(eq(articles.id, article))
	}
	return { name, lesson, article, remove }
}

test('every page counts the same new words of one text, before and after they are known', async ({
	page,
	teahouse,
}) => {
	const { name, lesson, article } = teahouse
	await login(page, await newUser())
	await page.goto('/texts/new')
	await page.getByLabel('Chinese text').fill('小林很喜欢研究茶馆。')
	await page.getByLabel('Title').fill(name)
	await page.getByRole('button', { name: 'Save and read' }).click()
	await page.waitForURL(/\/texts\/[^/]+\/1$/)
	const own = page.url()

	const counts = async () => {
		const found: Record<string, string | undefined> = {}
		const see = async (place: string, locator: Locator) => {
			found[place] = /(\d+|no) new words/.exec((await locator.textContent()) ?? '')?.[1]
		}
		const head = page.getByText(/(\d+|no) new words$/).first()
		/** The new words among those of the list after a text: "4", "4 new · 6 in all". */
		const seeList = async (place: string, title: string) => {
			await page.mouse.move(100, 100)
			await page.mouse.move(120, 120)
			const list = page.locator('summary', { hasText: title })
			if (found[place.replace(' list', '')] === 'no') return expect(list).toHaveCount(0)
			await expect(list).toBeVisible()
			found[place] = /(\d+)(?= new|$)/.exec((await list.textContent()) ?? '')?.[1]
		}
		const listBefore = page.locator('summary', { hasText: 'New words' })
		const seeBefore = async (place: string) => {
			if (await listBefore.isVisible()) {
				found[`${place} before`] = /· (\d+)$/.exec((await listBefore.textContent()) ?? '')?.[1]
			}
		}
		await page.goto(own)
		await see('own text', head)
		await seeBefore('own text')
		await seeList('own text list', 'Words of this text')
		await page.goto('/texts')
		await see(
			'own texts',
			page
				.getByRole('listitem')
				.filter({ hasText: name })
				.getByText(/new word/),
		)
		await page.goto('/courses/category/song')
		await see('lessons', page.getByRole('link', { name }).getByText(/new word/))
		await page.goto(`/articles/${article}`)
		await see('article', head)
		await page.goto('/tools/analyzer')
		await page.getByRole('textbox', { name: 'Chinese text' }).fill('小林很喜欢研究茶馆。')
		const analysed = page.getByRole('region', { name: 'Analyzed text' })
		await expect(analysed).toContainText('茶馆')
		const toLearn = page.getByRole('region', { name: 'Words to learn' })
		await expect(page.getByRole('region', { name: 'Text statistics' })).toBeVisible()
		if (await toLearn.isVisible()) await see('analyser', toLearn.getByText(/new word/))
		await page.goto(`/courses/lessons/${lesson}`)
		await see(
			'lesson',
			page
				.getByRole('main')
				.getByText(/(\d+|no) new words$/)
				.first(),
		)
		await seeBefore('lesson')
		await seeList('lesson list', 'Words of this lesson')
		return found
	}
	const before = await counts()
	expect(Object.values(before)).toEqual(Array(10).fill('4'))
	await page.locator('summary', { hasText: 'Words of this lesson' }).click()
	await page.getByRole('button', { name: 'Mark these 4 as known' }).click()
	await expect(page.getByText('4 words are known')).toBeVisible()
	await expect(async () => {
		// The analyser lists no words any more.
		expect(Object.values(await counts())).toEqual(Array(5).fill('no'))
	}).toPass()
})
