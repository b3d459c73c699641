/** A course to keep on a device: lessons with a text, audio and a question. */

import type { Page } from '@playwright/test'
import { lessonContents } from '#app/db/schema/index.ts'
import { makeExercises, makeLesson } from './content-factories.ts'
import { contentFrom } from './content-notation.ts'
import { expect, hydrated, likeABrowser, login, newUser } from './journey.ts'
import { platformDatabase } from './platform.ts'
import { silentMp3 } from './silent-mp3.ts'

const audioMs = 6000

/** Its lessons are free and public. The page's browser opens another window for an administrator. */
export async function makeCourseToKeep(page: Page, lessonCount = 2) {
	const db = platformDatabase()
	const id = `kept-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(db, { id, type: 'course', title: { zh: '坐火车', en: `By Train ${id}` } })
	const lessons = Array.from({ length: lessonCount }, (_, index) => `${id}-${index + 1}`)
	for (const [index, lesson] of lessons.entries()) {
		const title = { zh: '火车', en: `Train ${index + 1}` }
		await makeLesson(db, { id: lesson, parentId: id, title, orderNo: index })
		const content = contentFrom(
			'火车[huǒ chē] | 来[lái] | 了[le] | 。 / The train is coming.',
			'我[wǒ] | 去[qù] | 北京[běi jīng] | 。 / I am going to Beijing.',
		)
		await db.insert(lessonContents).values({ lessonId: lesson, content })
		await makeExercises(db, lesson, '[true_false]\nzh: 火车来了。\n* true')
	}
	await uploadAudio(
		page,
		lessons.map((lesson) => ({ lesson })),
	)
	return { id, path: `/courses/${id}`, lessons }
}

type TextToHear = { lesson: string } | { article: string }

/** An administrator in a window of their own uploads six seconds of silence for each. */
export async function uploadAudio(page: Page, texts: readonly TextToHear[]): Promise<void> {
	const context = await page.context().browser()?.newContext()
	const admin = await context?.newPage()
	if (!context || !admin) throw new Error('There is no browser')
	await login(admin, await newUser('Shen Lan', 99))
	for (const text of texts) {
		const search = new URLSearchParams({ ...text, name: '火车.mp3', ms: String(audioMs) })
		const answer = await admin.request.post(`/admin/audio?${search}`, {
			...likeABrowser,
			data: Buffer.from(silentMp3(audioMs)),
			headers: { 'content-type': 'audio/mpeg' },
		})
		expect(answer.status(), await answer.text()).toBe(201)
	}
	await context.close()
}

/** Opens the question with or without audio, on the course's page. */
export async function openChoice(page: Page, path: string): Promise<void> {
	await page.goto(path)
	const button = page.getByRole('button', { name: 'Keep on this device' })
	await hydrated(button)
	await button.click()
	await page.getByRole('radio').first().waitFor()
}

export async function beginKeeping(page: Page, path: string, what: 'With audio' | 'Texts only') {
	await openChoice(page, path)
	await page.getByRole('radio', { name: what }).check()
	await page.getByRole('button', { name: 'Keep', exact: true }).click()
}

/** The addresses among the kept pages of this browser: paths, with their query. */
export function keptAddresses(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		if (!(await caches.has('hanlu-kept-1'))) return []
		const requests = await (await caches.open('hanlu-kept-1')).keys()
		return requests.map(({ url }) => url.slice(new URL(url).origin.length))
	})
}
