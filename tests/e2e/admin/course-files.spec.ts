/** A course leaves as a zip, and comes back from the trash of its platform as another one. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, hydrated, likeABrowser, test } from '#tests/support/journey.ts'
import { longSound } from '#tests/support/long-sound.ts'
import { platformDatabase, platformUrl } from '#tests/support/platform.ts'

/** A course with one lesson; their slugs are new. */
async function makeCourse() {
	const db = platformDatabase()
	const id = await makeLesson(db, { type: 'course', title: { zh: '茶馆', en: 'Tea Houses' } })
	const lesson = await makeLesson(db, { parentId: id, status: 0 })
	const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
	await db.insert(lessonContents).values({ lessonId: lesson, content })
	return { id, lesson }
}

async function download(page: Page, slug: string, link = 'Export'): Promise<Buffer> {
	await page.goto(`/admin/courses?keyword=${slug}`)
	await page.getByRole('button', { name: /^More/ }).click()
	const waiting = page.waitForEvent('download')
	await page.getByRole('link', { name: link, exact: true }).click()
	const file = await waiting
	expect(file.suggestedFilename()).toBe(`${slug}.zip`)
	return readFile(await file.path())
}

/** A course of two lessons with 28 MB of sound. */
async function makeSpokenCourse(page: Page) {
	const { id, lesson } = await makeCourse()
	const second = await makeLesson(platformDatabase(), { parentId: id, status: 0, orderNo: 2 })
	for (const one of [lesson, second]) {
		const answer = await page.request.post(`/admin/audio?lesson=${one}&name=tea.mp3`, {
			...likeABrowser,
			headers: { origin: platformUrl },
			data: Buffer.from(longSound(14 * 1024 * 1024)),
		})
		expect(answer.status()).toBe(201)
	}
	return id
}

test('a course with much audio is sent in parts, goes on after a break, and exports the same bytes @long', async ({
	admin: page,
}) => {
	test.slow()
	const id = await makeSpokenCourse(page)
	const zip = await download(page, id, 'Export with audio')
	const path = test.info().outputPath('course.zip')
	await writeFile(path, zip)
	await platformDatabase()
		.update(lessons)
		.set({ isDeleted: true, deletedAt: new Date() })
		.where(eq(lessons.id, id))
	await page.goto('/admin/courses/import')
	await hydrated(page.getByRole('button', { name: 'Check' }))
	await page.getByLabel('Course or lesson').setInputFiles(path)

	let tries = 0
	await page.route('**/import/parts?part=*', (route) => {
		tries += 1
		return tries === 1 ? route.continue() : route.abort()
	})
	await page.getByRole('button', { name: 'Check' }).click()
	await expect(page.getByText('Sending the file: 2')).toBeVisible({ timeout: 20_000 })
	await expectNoBarriersHere(page)
	const broken = page.getByText('The file could not be sent: no connection.')
	await expect(broken).toBeVisible({ timeout: 40_000 })
	await page.unroute('**/import/parts?part=*')

	const sent: string[] = []
	page.on('request', (request) => request.url().includes('?part=') && sent.push(request.url()))
	await page.getByRole('button', { name: 'Check' }).click()
	await expect(page.getByText('Nothing was changed yet. New: 3.')).toBeVisible({ timeout: 40_000 })
	await expect(broken).toBeHidden()
	expect(sent.length).toBe(3)
	await page.getByRole('button', { name: 'Import', exact: true }).click()
	await expect(page.getByText('The file was imported. New: 3.')).toBeVisible({ timeout: 40_000 })
	expect(sent.length).toBe(3)
	expect(Buffer.compare(await download(page, id, 'Export with audio'), zip)).toBe(0)
})
