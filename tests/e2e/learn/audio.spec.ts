/** Generating and serving audio: real jobs, real files, only for users with access. */
import type { APIRequestContext } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { auditLog, lessonContents, type lessons } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, hear, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** The same queue makes the first audio, one text after the other. */
const patienceMs = 240_000

async function newLesson(values: Partial<typeof lessons.$inferInsert> = {}): Promise<string> {
	const title = { zh: '还书', en: 'Returning a book' }
	const lessonId = await makeLesson(platformDatabase(), { title, ...values })
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
	const timings = await (await page.request.get(first.replace('.mp3', '.json'))).json()
	expect(timings).toMatchObject({ v: 1, sentences: [{ offset: 0, length: 3 }] })
	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser())
	await theirs.goto(`/courses/lessons/${id}`)
	await theirs.locator('.text [tabindex="0"]').waitFor()
	const second = await makeAudio(page.request, id, '我还书。')
	expect((await page.request.get(first)).status()).toBe(404)
	expect((await page.request.get(first.replace('.mp3', '.json'))).status()).toBe(404)
	expect((await page.request.get(second)).status()).toBe(200)

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

test('audio is sent whole, in part or as not modified', async ({ page }) => {
	test.setTimeout(2 * patienceMs)
	await login(page, 'admin@example.com')
	const path = await makeAudio(page.request, await newLesson(), '还书。')
	const get = (headers: Record<string, string> = {}) => page.request.get(path, { headers })
	const whole = await get()
	const { length } = await whole.body()
	expect(whole.headers()).toMatchObject({
		'content-type': 'audio/mpeg',
		'accept-ranges': 'bytes',
		'cache-control': 'private, max-age=3600',
		'x-content-type-options': 'nosniff',
	})
	const part = await get({ range: 'bytes=100-199' })
	expect(part.status()).toBe(206)
	expect(part.headers()['content-range']).toBe(`bytes 100-199/${length}`)
	expect(await part.body()).toEqual((await whole.body()).subarray(100, 200))
	expect((await get({ range: `bytes=${length}-` })).status()).toBe(416)
	expect((await get({ 'if-none-match': whole.headers().etag ?? '' })).status()).toBe(304)
	const head = await page.request.head(path)
	expect(head.headers()['content-length']).toBe(String(length))
	expect(await head.body()).toHaveLength(0)
})

test('audio requires access to its lesson; jobs require an administrator', {
	tag: '@long',
}, async ({ page, playwright, baseURL }) => {
	test.setTimeout(2 * patienceMs)
	await login(page, 'admin@example.com')
	const id = await newLesson({ isFree: false })
	const path = await makeAudio(page.request, id, '还书。')
	const statusesFor = async (level: number | undefined) => {
		const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
		if (level !== undefined) {
			const form = { email: await newUser('Marta', level), password: 'learn-chinese' }
			await request.post('/login', { form, maxRedirects: 0 })
		}
		const asked = [
			await request.get(path),
			await request.get(path, { headers: { range: 'bytes=0-9' } }),
			await request.get(path.replace('.mp3', '.json')),
			await request.get(`${path}.data`),
			...(await Promise.all(
				['submit', 'query', 'confirm'].map((step) =>
					request.post(`/api/v1/tts/${step}`, { data: { task_id: 'x', lesson_id: id } }),
				),
			)),
		]
		await request.dispose()
		return asked.map((answer) => answer.status())
	}
	expect(await statusesFor(undefined)).toEqual([401, 401, 401, 401, 401, 401, 401])
	expect(await statusesFor(1)).toEqual([403, 403, 403, 403, 403, 403, 403])
	expect(await statusesFor(2)).toEqual([200, 206, 200, 200, 403, 403, 403])
})
