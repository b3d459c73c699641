import { eq } from 'drizzle-orm'
import { auditLog, lessonContents } from '#app/db/schema/index.ts'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, hear, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'

/** A new short lesson without audio. */
async function shortLesson() {
	const id = `tea-${crypto.randomUUID().slice(0, 8)}`
	const db = platformDatabase()
	await makeLesson(db, {
		id,
		orderNo: -1,
		title: { zh: '喝茶', en: 'Drinking Tea' },
	})
	await db.insert(lessonContents).values({
		lessonId: id,
		content: [
			{
				zh: [
					{ word: '我们', pinyin: 'wǒ men' },
					{ word: '喝茶', pinyin: 'hē chá' },
					{ word: '。' },
				],
				en: 'We drink tea.',
				blank: 'normal',
			},
		],
	})
	const audioPath = async () => {
		const [row] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, id))
		return row?.audioPath ?? undefined
	}
	return { id, audioPath }
}

test('audio can be previewed and confirmed, then heard by learners', { tag: '@screens' }, async ({
	admin: page,
	browser,
}) => {
	test.setTimeout(240_000)
	const { id, audioPath } = await shortLesson()
	await page.goto(`/admin/courses?ask=audio&of=${id}`)
	const dialog = page.getByRole('dialog', { name: 'Audio Management' })
	await expect(dialog).toContainText('There is no audio yet.')
	await expectNoBarriers(page)
	await dialog.getByRole('button', { name: 'Generate' }).click()
	const confirm = dialog.getByRole('button', { name: 'Publish this audio' })
	await expect(dialog.getByText('Generating audio...').or(confirm)).toBeVisible()

	// Closing the page does not stop the job; reopening it shows the progress.
	await page.goto('/admin/overview')
	await page.goto(`/admin/courses?ask=audio&of=${id}`)
	await expect(confirm).toBeVisible({ timeout: 120_000 })
	const waiting = dialog.getByLabel('The audio that was generated')
	const spoken = await hear(page, (await waiting.getAttribute('src')) ?? '')
	expect(spoken.seconds).toBeGreaterThan(0.5)
	expect(spoken.loudness).toBeGreaterThan(0.01)
	expect(await audioPath()).toBeUndefined()
	await confirm.click()
	await expect(dialog).toContainText('Published. Learners hear this audio from now on.')
	await expect(dialog).toContainText('Standard voice, man 1')

	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser('Wang Xiaomei'))
	await theirs.goto(`/courses/lessons/${id}`)
	await expect(theirs.getByRole('button', { name: 'Play' })).toBeVisible()
	expect((await hear(theirs, (await audioPath()) ?? '')).loudness).toBeGreaterThan(0.01)
	await other.close()
})

test('a recording can be uploaded, replaced, outdated and removed', { tag: '@long' }, async ({
	admin: page,
	browser,
}) => {
	const { id, audioPath } = await shortLesson()
	await page.goto(`/admin/courses?ask=audio&of=${id}`)
	const dialog = page.getByRole('dialog', { name: 'Audio Management' })
	const choose = (name: string, buffer: Uint8Array) =>
		dialog
			.getByLabel('Audio file')
			.setInputFiles({ name, mimeType: 'audio/mpeg', buffer: Buffer.from(buffer) })
	const upload = dialog.getByRole('button', { name: 'Upload' })
	await expect(dialog).toContainText('at most 20 MB')
	await upload.click()
	await expect(dialog.getByRole('alert')).toHaveText('Please select an audio file first')
	await choose('喝茶.mp3', new TextEncoder().encode('这不是录音'))
	await upload.click()
	await expect(dialog.getByRole('alert')).toHaveText(
		'Invalid audio file type. Please upload MP3, M4A, WAV, OGG, or AAC files.',
	)
	await choose('喝茶.mp3', new Uint8Array(20 * 1024 * 1024 + 1))
	await upload.click()
	await expect(dialog.getByRole('alert')).toHaveText(
		'The file is too large (20.1 MB). The maximum is 20 MB.',
	)
	await choose('喝茶.mp3', silentMp3(3000))
	await upload.click()
	await expect(dialog).toContainText('The audio was uploaded.')
	await expect(dialog).toContainText('File 喝茶.mp3')
	await expect(dialog).toContainText('0:03')
	await expect(dialog.getByText('Outdated')).toBeHidden()

	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser('Wang Xiaomei'))
	await theirs.goto(`/courses/lessons/${id}`)
	await theirs.getByRole('button', { name: 'Play' }).click()
	await expect(theirs.getByRole('button', { name: 'Pause' })).toBeVisible()
	await other.close()

	await platformDatabase()
		.update(lessonContents)
		.set({ content: [{ zh: [{ word: '喝水', pinyin: 'hē shuǐ' }], en: '', blank: 'normal' }] })
		.where(eq(lessonContents.lessonId, id))
	await page.reload()
	await expect(dialog.getByText('Outdated')).toBeVisible()
	await expectNoBarriersHere(page)
	await dialog.getByText('Remove this audio').click()
	await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
	await expect(dialog).toContainText('The audio was removed.')
	expect(await audioPath()).toBeUndefined()
	const log = await platformDatabase().select().from(auditLog).where(eq(auditLog.objectId, id))
	expect(log.map(({ action }) => action).sort()).toEqual(['audio.remove', 'audio.upload'])
})
