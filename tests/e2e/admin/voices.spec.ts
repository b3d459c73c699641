import { eq } from 'drizzle-orm'
import { audioJobs, lessonContents } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, hear, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

function line(speaker: string, said: string, en: string) {
	const zh = [{ word: speaker }, { word: '：' }, { word: said }, { word: '！' }]
	return { zh, en, blank: 'normal' as const }
}

async function newDialogue(): Promise<string> {
	const db = platformDatabase()
	const id = `tea-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(db, {
		id,
		orderNo: -1,
		title: { zh: '喝茶', en: 'Drinking Tea' },
		config: lessonConfigSchema.parse({ dialogMode: true }),
	})
	const content = [line('小美', '你好', 'Mei: Hello!'), line('王明', '您好', 'Ming: Hello!')]
	await db.insert(lessonContents).values({ lessonId: id, content })
	return id
}

test('the speakers of a dialogue get voices that are heard first, and learners hear them', {
	tag: '@screens',
}, async ({ admin: page, browser }) => {
	test.setTimeout(240_000)
	const id = await newDialogue()
	await page.goto(`/admin/lessons/${id}/audio`)
	const part = page.getByRole('region', { name: 'Read aloud by the computer' })
	await part.getByText('Listen to the voices').click()
	const sample = page.waitForResponse((answer) => answer.url().includes('/admin/voice-sample'))
	await part.getByRole('button', { name: 'Hear Standard voice, woman 1' }).click()
	const heard = await sample
	expect([200, 206]).toContain(heard.status())
	const { loudness, seconds } = await hear(
		page,
		new URL(heard.url()).pathname + new URL(heard.url()).search,
	)
	expect(seconds).toBeGreaterThan(1)
	expect(loudness).toBeGreaterThan(0.01)
	await expectNoBarriersHere(page)

	await part.getByLabel('Voice of 小美').selectOption('Standard voice, woman 1')
	await expect(part.getByLabel('Voice of 王明')).toHaveValue('cmn+f1')
	await part.getByLabel('Voice of 王明').selectOption('Standard voice, man 1')
	await part.getByRole('button', { name: 'Generate' }).click()
	const use = part.getByRole('button', { name: 'Use this audio' })
	await expect(use).toBeVisible({ timeout: 120_000 })
	const voices = '小美 – woman 1, 王明 – man 1'
	await expect(part).toContainText(`Voices: ${voices}`)
	const [job] = await platformDatabase().select().from(audioJobs).where(eq(audioJobs.lessonId, id))
	expect(job?.speakerVoices).toEqual([
		{ speaker: '小美', voice: 'cmn+f1' },
		{ speaker: '王明', voice: 'BV701_V2_streaming' },
	])
	await use.click()
	await expect(page.getByText('Learners hear this audio from now on.')).toBeVisible()
	await expect(page.getByRole('region', { name: 'Current audio' })).toContainText(voices)

	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser('Wang Xiaomei'))
	await theirs.goto(`/courses/lessons/${id}`)
	await theirs.getByRole('button', { name: 'Play' }).click()
	await expect(theirs.getByRole('button', { name: 'Pause' })).toBeVisible()
	await other.close()
})
