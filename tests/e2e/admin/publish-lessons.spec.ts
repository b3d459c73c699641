/** A save waits for Publish: a draft, a time, changes of a lesson that learners read. */
import { eq } from 'drizzle-orm'
import { publishDue } from '#app/db/publish-due.ts'
import { lessons } from '#app/db/schema/index.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { localTime, publishBar, publishSaved } from '#tests/support/publish-bar.ts'

test('a lesson is written, scheduled, published, changed while learners read it, and published', async ({
	admin: page,
	browser,
}) => {
	const { office, reading } = await newLesson()
	const id = office.split('/').at(-1) ?? ''
	const db = platformDatabase()
	await db.update(lessons).set({ status: 0 }).where(eq(lessons.id, id))
	const learner = await (await browser.newContext()).newPage()
	await login(learner, await newUser())

	// A draft, whose second paragraph still waits for its English.
	await page.goto(`${office}/content`)
	const area = page.getByRole('textbox', { name: 'Content' })
	const { bar, state, publish, takeBack } = publishBar(page)
	await hydrated(area)
	await area.fill('你好！\nHello!\n\n再见！')
	await page.getByRole('button', { name: 'Apply and stay' }).click()
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
	await expect(state).toHaveText('Not published')
	await expect(bar).toContainText('Still without English: paragraph 2.')
	await publish.click()
	await expect(bar.getByRole('alert')).toContainText('Paragraph 2 has no English yet.')
	expect((await learner.request.get(reading)).status()).toBe(404)
	await area.fill('你好！\nHello!\n\n再见！\nBye!')
	await page.getByRole('button', { name: 'Apply and stay' }).click()
	await expect(bar).not.toContainText('Still without English')
	await expect(bar.getByRole('alert')).toHaveCount(0)

	// A time, which comes.
	await bar.getByText('Publish at…').click()
	const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000)
	await bar.getByLabel('Day and time').fill(await localTime(page, at))
	await bar.getByRole('button', { name: 'Set time' }).click()
	await expect(state).toContainText('Goes live on')
	await page.goto(`/admin/courses?keyword=${id}`)
	await expect(page.getByRole('row', { name: id })).toContainText('Scheduled')
	expect((await learner.request.get(reading)).status()).toBe(404)
	await publishDue(db, at)
	expect((await learner.goto(reading))?.status()).toBe(200)
	await expect(learner.getByText('Bye!')).toBeAttached()

	// A change, which learners do not see before it is published.
	await page.goto(`${office}/segment`)
	await expect(state).toHaveText('Published')
	const editor = page.getByLabel('Segment Editor')
	await hydrated(editor)
	await editor.press('Control+End')
	await page.keyboard.insertText(' See you!')
	await expect(bar).not.toContainText('What differs')
	await page.keyboard.press('Control+s')
	await expect(state).toHaveText('Published, with unpublished changes')
	await bar.getByText('What differs').click()
	await expect(bar).toContainText('Text: 1 paragraph changed')
	await learner.reload()
	await expect(learner.getByText('Bye!')).toBeAttached()
	await expect(learner.getByText('See you!')).toHaveCount(0)
	await publishSaved(page)
	await learner.reload()
	await expect(learner.getByText('Bye! See you!')).toBeAttached()

	await takeBack.click()
	await expect(state).toHaveText('Not published')
	expect((await learner.request.get(reading)).status()).toBe(404)
	await learner.context().close()
})

test('nobody publishes unseen what somebody else has saved', { tag: '@long' }, async ({
	admin: page,
	browser,
}) => {
	const { office } = await newLesson('你好 | ！ / Hello!')
	const other = await (await browser.newContext()).newPage()
	await login(other, await newUser('Li Lei', 99))
	const type = async (who: typeof page, text: string) => {
		const editor = who.getByLabel('Segment Editor')
		await hydrated(editor)
		await editor.press('Control+End')
		await who.keyboard.insertText(text)
		await who.keyboard.press('Control+s')
		await expect(publishBar(who).state).toHaveText('Published, with unpublished changes')
	}
	await page.goto(`${office}/segment`)
	await type(page, ' One.')
	await other.goto(`${office}/segment`)
	await type(other, ' Two.')
	const { bar, publish } = publishBar(page)
	await publish.click()
	await expect(bar.getByRole('alert')).toContainText('Someone else has saved changes meanwhile.')
	await publishSaved(other)
	await other.context().close()
})

test('changes are discarded, also without a script', { tag: '@long' }, async ({
	admin: page,
	browser,
}) => {
	const { office, stored } = await newLesson('你好 | ！ / Hello!')
	await page.goto(`${office}/segment`)
	const editor = page.getByLabel('Segment Editor')
	await hydrated(editor)
	await editor.press('Control+End')
	await page.keyboard.insertText(' Again!')
	await page.keyboard.press('Control+s')
	const { bar, state } = publishBar(page)
	await expect(state).toHaveText('Published, with unpublished changes')
	expect(await stored()).toEqual(['你好 | ！ / Hello! Again!'])

	const context = await browser.newContext({ javaScriptEnabled: false })
	const plain = await context.newPage()
	await login(plain, await newUser('Li Lei', 99))
	await plain.goto(`${office}/notes`)
	const other = publishBar(plain)
	await other.bar.getByText('Discard changes').click()
	await other.bar.getByRole('button', { name: 'Discard', exact: true }).click()
	await expect(other.state).toHaveText('Published')
	await expect(plain).toHaveURL(new RegExp(`${office}/notes$`))
	expect(await stored()).toEqual(['你好 | ！ / Hello!'])
	await context.close()
	await expect(bar).toBeVisible()
})
