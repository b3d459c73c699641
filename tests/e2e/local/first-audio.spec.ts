/** The running platform generates the audio of the first content once, by itself. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, isNotNull, like, ne } from 'drizzle-orm'
import { articles, audioJobs, lessonContents, seedSteps } from '#app/db/schema/index.ts'
import { demoAccounts } from '#app/seed/accounts.ts'
import { readArticles, readCourses, readSingles } from '#app/seed/content-files.ts'
import type { SeedDb } from '#app/seed/seed.ts'
import { expect, likeABrowser, login, test } from '#tests/support/journey.ts'
import { databaseUrlOf, ended, start, startMs, stopAll } from '#tests/support/npm-start.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { openForSeeding } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'

/** Speech is slow on a machine busy with the other browser tests. */
test.setTimeout(3 * startMs)

test.afterEach(stopAll)

const lessons = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]
const texts = [...lessons.map(({ slug }) => slug), ...readArticles().map(({ id }) => id)]

async function spokenCount(db: SeedDb): Promise<number> {
	const steps = db.select({ n: count() }).from(seedSteps).where(like(seedSteps.name, 'audio/%'))
	return (await steps)[0]?.n ?? 0
}

test('every lesson and article gets its audio and offers it on its page', { tag: '@long' }, async ({
	page,
}) => {
	const db = platformDatabase()
	await expect.poll(() => spokenCount(db), { timeout: startMs }).toBe(texts.length)
	await login(page, demoAccounts[0].email)
	const paths = [
		...(await db
			.select({ path: lessonContents.audioPath })
			.from(lessonContents)
			.where(like(lessonContents.lessonId, 'demo-%'))),
		...(await db
			.select({ path: articles.audioPath })
			.from(articles)
			.where(isNotNull(articles.audioPath))),
	]
	expect(paths.length).toBeGreaterThanOrEqual(texts.length)
	for (const { path } of paths) {
		const answer = await page.request.get(String(path), {
			...likeABrowser,
			headers: { range: 'bytes=0-99' },
		})
		expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
			path,
			206,
			'audio/mpeg',
		])
	}
	for (const { slug } of lessons) {
		await page.goto(`/courses/lessons/${slug}`)
		await expect(page.getByRole('region', { name: 'Audio' })).toBeVisible()
	}
})

test('a start after an interruption resumes and orders nothing twice', {
	tag: '@long',
}, async () => {
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-audio-'))
	const first = start(await freePort(), dataPath)
	await expect.poll(first.output, { timeout: startMs }).toContain('Hanlu is ready')
	const before = databaseOf(dataPath)
	await expect.poll(() => spokenCount(before), { timeout: startMs }).toBeGreaterThan(1)
	await expect.poll(() => openJobs(before), { timeout: startMs }).toBeGreaterThan(0)
	first.child.kill('SIGINT')
	expect(await ended(first.child)).toBe(0)
	expect(first.output()).not.toMatch(/has no audio|Error/)

	const second = start(await freePort(), dataPath)
	await expect.poll(second.output, { timeout: startMs }).toContain('Hanlu is ready')
	const after = databaseOf(dataPath)
	const spoken = await spokenCount(after)
	await expect.poll(() => spokenCount(after), { timeout: startMs }).toBeGreaterThan(spoken + 1)
	const owners = await after
		.select({ lessonId: audioJobs.lessonId, articleId: audioJobs.articleId })
		.from(audioJobs)
	const names = owners.map(({ lessonId, articleId }) => lessonId ?? articleId)
	expect(names).toEqual([...new Set(names)])
	second.child.kill('SIGINT')
	expect(await ended(second.child)).toBe(0)
	expect(second.output()).not.toMatch(/has no audio|Error/)
})

async function openJobs(db: SeedDb): Promise<number> {
	return (await db.select().from(audioJobs).where(ne(audioJobs.status, 'confirmed'))).length
}

function databaseOf(dataPath: string): SeedDb {
	return openForSeeding({ url: databaseUrlOf(dataPath) })
}
