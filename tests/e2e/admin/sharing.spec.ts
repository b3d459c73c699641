import { eq } from 'drizzle-orm'
import { auditLog } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import {
	expect,
	likeABrowser,
	login,
	mailTo,
	newEmail,
	newUser,
	test,
} from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** A new private course. */
async function privateCourse() {
	const id = `kitchen-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(platformDatabase(), {
		id,
		type: 'course',
		isPrivate: true,
		orderNo: -1,
		title: { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' },
	})
	return id
}

test('a private course is open to added users until they are removed', {
	tag: '@screens',
}, async ({ page, browser }) => {
	const id = await privateCourse()
	const learner = await newUser('Wang Xiaomei')
	const stranger = newEmail('stranger')
	const other = await browser.newContext()
	await login(await other.newPage(), learner)
	// The status says it; no page need be drawn.
	const opened = async () => (await other.request.get(`/courses/${id}`, likeABrowser)).status()
	expect(await opened()).toBe(403)

	await login(page, await newUser('Shen Lan', 99))
	await page.goto(`/admin/courses?ask=shares&of=${id}`)
	const dialog = page.getByRole('dialog', { name: 'Share Course' })
	await expect(dialog).toContainText('Shared with 0 people')
	await dialog.getByRole('button', { name: 'Share', exact: true }).click()
	await expect(dialog.getByRole('alert')).toHaveText('No emails provided')

	// Enter, commas and pasting make chips; text left in the field counts too.
	const box = dialog.getByLabel('Emails')
	await box.fill(learner.toUpperCase())
	await box.press('Enter')
	await box.fill(`${stranger},`)
	await expect(dialog.getByRole('button', { name: `Remove ${stranger}` })).toBeVisible()
	await box.fill('xiaomei')
	await expectNoBarriers(page)
	await dialog.getByRole('button', { name: 'Share', exact: true }).click()
	await expect(dialog.getByRole('alert')).toHaveText(
		`2 errors: ${stranger}: User not found; xiaomei: Please enter a valid email address.`,
	)
	await expect(dialog).toContainText(`Shared with: ${learner}.`)
	await expect(dialog).toContainText('Shared with 1 person')
	await expect(dialog.getByRole('button', { name: `Remove ${learner}` })).toBeHidden()
	await expect(dialog.getByRole('button', { name: `Remove ${stranger}` })).toBeVisible()
	expect(await opened()).toBe(200)
	expect((await mailTo(page, learner)).subject).toContain('was shared with you')
	await expectNoBarriers(page)
	await dialog.getByRole('button', { name: 'Invite by email' }).click()
	await expect(dialog.getByRole('status')).toContainText('Invited.')
	await expect(
		dialog.getByRole('button', { name: `Take back the invitation of ${stranger}` }),
	).toBeVisible()
	expect((await mailTo(page, stranger)).text).toContain('/register')

	await dialog.getByRole('button', { name: `Remove Wang Xiaomei (${learner})` }).click()
	await expect(dialog).toContainText('Shared with 0 people')
	expect(await opened()).toBe(403)
	const log = await platformDatabase().select().from(auditLog).where(eq(auditLog.objectId, id))
	expect(log.map(({ action }) => action).sort()).toEqual([
		'course.invite',
		'course.share',
		'course.unshare',
	])
	await other.close()
})
