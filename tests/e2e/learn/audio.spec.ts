/** Generating and serving audio: real jobs, real files. */
import type { APIRequestContext } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { auditLog, lessonContents } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, hear, likeABrowser, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** The same queue makes the first audio, one text after the other. */
const patienceMs = 240_000

async function newLesson(): Promise<string> {
	const title = { zh: '还书', en: 'Returning a book' }
	const lessonId = await makeLesson(platformDatabase(), { title })
	const content = contentFrom('还[huán] | 书 | 。 / Return the book.')
	await platformDatabase().insert(lessonContents).values({ lessonId, content })
	return lessonId
}

/** Submits, waits and confirms like the audio dialog; returns the audio’s path. */
async function makeAudio(admin: APIRequestContext, lesson_id: string, text: string) {
	const ask = async (step: string, data: object) => {
		const answer = await admin.post(`/api/v1/tts/${step}`, { data })
		expect(answer.status(), await answer.text()).toBe(200)
		return answer.json()
	}
	const { task_id } = await ask('submit', { text, lesson_id })
	await expect
		.poll(async () => (await ask('query', { task_id })).status, { timeout: patienceMs })
		.toBe('completed')
	const { audio_path } = await ask('confirm', { task_id, lesson_id })
	return String(audio_path)
}

test('a job makes a lesson’s audio and another job replaces it', { tag: '@long' }, async ({
	page,
	browser,
}) => {
	test.setTimeout(2 * patienceMs)
	await login(page, 'admin@example.com')
	const id = await newLesson()
	const first = await makeAudio(page.request, id, '还书。')
	await page.goto(`/courses/lessons/${id}`)
	const sound = await hear(page, first)
	expect(sound.seconds).toBeGreaterThan(0.4)
	expect(sound.loudness).toBeGreaterThan(0.02)
	await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
	const timings = await (
		await page.request.get(first.replace('.mp3', '.json'), likeABrowser)
	).json()
	expect(timings).toMatchObject({ v: 1, sentences: [{ offset: 0, length: 3 }] })
	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser())
	await theirs.goto(`/courses/lessons/${id}`)
	await theirs.locator('.text [tabindex="0"]').waitFor()
	const second = await makeAudio(page.request, id, '我还书。')
	expect((await page.request.get(first, likeABrowser)).status()).toBe(404)
	expect((await page.request.get(first.replace('.mp3', '.json'), likeABrowser)).status()).toBe(404)
	expect((await page.request.get(second, likeABrowser)).status()).toBe(200)

	// A page left open finds the new audio when the old one is gone.
	await theirs.getByRole('button', { name: 'Play', exact: true }).click()
	await expect(theirs.getByText('The audio can’t be played. Please try again.')).toBeVisible()
	await expect(theirs.locator('audio')).toHaveAttribute('src', second)
	await theirs.getByRole('button', { name: 'Play', exact: true }).click()
	await expect
		.poll(() => theirs.locator('audio').evaluate((audio: HTMLAudioElement) => audio.played.length))
		.toBe(1)
	await other.close()
	const changes = await platformDatabase()
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.objectId, id), eq(auditLog.action, 'audio.confirm')))
	expect(changes.map(({ actorEmail, after }) => [actorEmail, after])).toEqual([
		['admin@example.com', { audioPath: first }],
		['admin@example.com', { audioPath: second }],
	])
})
