import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	auditLog,
	lessonShares,
	type lessons,
	shareMails,
	userProfiles,
} from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { findShares } from '#app/features/courses/sharing/find-shares.server.ts'
import {
	inviteToApply,
	shareLesson,
	unshareLesson,
} from '#app/features/courses/sharing/share-course.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T12:00:00Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }

/** A private course, 奶奶的厨房; two learners, 王小美 and 李雷, and an administrator, 沈岚. */
async function kitchen(values: Partial<typeof lessons.$inferInsert> = {}) {
	const db = await memoryDatabase()
	await makeAdmin(db, actor)
	await makeAccount(db, { id: 'xiaomei' })
	await makeAccount(db, { id: 'lilei', displayName: '李雷', email: 'lilei@example.com' })
	await makeLesson(db, {
		id: 'kitchen',
		type: 'course',
		isPrivate: true,
		...values,
		title: { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' },
	})
	const target = { lesson: 'kitchen', type: 'course', actor, now } as const
	const share = (emails: string, changes: Partial<typeof target> & { unconfirmed?: string } = {}) =>
		shareLesson(db, { ...target, ...changes, emails })
	const invite = (emails: string) => inviteToApply(db, { ...target, emails })
	const unshare = (email: string, at = now) => unshareLesson(db, { ...target, email, now: at })
	const invited = async () =>
		(await findShares(db, { id: 'kitchen' }))?.users.map(({ email }) => email)
	const log = async () =>
		(await db.select().from(auditLog)).map(({ action, objectType, before, after }) => ({
			action,
			objectType,
			before,
			after,
		}))
	return { db, share, invite, unshare, invited, log }
}

const item = {
	type: 'course',
	slug: 'kitchen',
	title: { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' },
}

const told = (email: string, displayName: string, isConfirmed = true) => ({
	email,
	displayName,
	isConfirmed,
})

test('an invitation is stored and logged, whatever the case of the address', async () => {
	const { db, share, invited, log } = await kitchen()
	expect(await share('XiaoMei@Example.com')).toEqual(
		ok({ count: 1, refused: [], item, toTell: [told('xiaomei@example.com', '王小美')] }),
	)
	expect(await invited()).toEqual(['xiaomei@example.com'])
	expect(await db.select().from(lessonShares)).toMatchObject([
		{ lessonId: 'kitchen', userId: 'xiaomei', sharedBy: 'shen-lan', createdAt: now },
	])
	expect(await log()).toEqual([
		{
			action: 'course.share',
			objectType: 'course',
			before: null,
			after: { email: 'xiaomei@example.com' },
		},
	])
})

test('refused addresses don’t affect the others', async () => {
	const { share, invited, log } = await kitchen()
	await share('xiaomei@example.com')
	expect(
		await share(
			'nobody@example.com, xiaomei@example.com, lilei@example.com, lilei@example.com, li',
		),
	).toEqual(
		ok({
			count: 1,
			refused: [
				{ email: 'nobody@example.com', code: 'share.user-not-found' },
				{ email: 'xiaomei@example.com', code: 'share.already' },
				{ email: 'li', code: 'email.invalid' },
			],
			item,
			toTell: [told('lilei@example.com', '李雷')],
		}),
	)
	expect((await invited())?.sort()).toEqual(['lilei@example.com', 'xiaomei@example.com'])
	expect(await log()).toHaveLength(2)
})

test('the newest invitations come first', async () => {
	const { share, invited } = await kitchen()
	await share('xiaomei@example.com')
	await share('lilei@example.com', { now: new Date(+now + 1000) })
	expect(await invited()).toEqual(['lilei@example.com', 'xiaomei@example.com'])
})

test.each([
	['', 'share.no-emails'],
	[' , ;', 'share.no-emails'],
	[Array.from({ length: 101 }, (_, index) => `${index}@example.com`).join(), 'share.too-many'],
])('%.20j is refused', async (emails, code) => {
	const { share } = await kitchen()
	expect(await share(emails)).toMatchObject(err({ code }))
})

test.each([
	['is not private', { isPrivate: false }, 'share.not-private'],
	['is deleted', { isDeleted: true }, 'course.not-found'],
	['has another type', { type: 'lesson' }, 'share.not-private'],
] as const)('an item that %s cannot be shared', async (_, values, code) => {
	const { share, unshare, db } = await kitchen(values)
	expect(await share('xiaomei@example.com')).toEqual(err({ code }))
	expect(await unshare('xiaomei@example.com')).toEqual(err({ code }))
	expect(await db.select().from(lessonShares)).toEqual([])
	expect(await db.select().from(auditLog)).toEqual([])
})

test('an invitation is taken back once', async () => {
	const { share, unshare, invited, log } = await kitchen()
	await share('xiaomei@example.com, lilei@example.com')
	expect(await unshare('xiaomei@example.com')).toEqual(ok(undefined))
	expect(await unshare('xiaomei@example.com')).toEqual(ok(undefined))
	expect(await invited()).toEqual(['lilei@example.com'])
	expect((await log()).filter(({ action }) => action === 'course.unshare')).toEqual([
		{
			action: 'course.unshare',
			objectType: 'course',
			after: null,
			before: { email: 'xiaomei@example.com' },
		},
	])
})

test('an address that is not confirmed is shared with only where that is meant', async () => {
	const { db, share, invited } = await kitchen()
	await db.update(userProfiles).set({ emailVerified: false }).where(eq(userProfiles.id, 'lilei'))
	const both = 'lilei@example.com, xiaomei@example.com'
	expect(await share(both)).toMatchObject(
		ok({ count: 1, refused: [{ email: 'lilei@example.com', code: 'share.unconfirmed' }] }),
	)
	expect(await invited()).toEqual(['xiaomei@example.com'])
	// Meaning one address means no other.
	const other = await share('lilei@example.com', { unconfirmed: 'other@example.com' })
	expect(other).toMatchObject(ok({ count: 0 }))
	const meant = await share('lilei@example.com', { unconfirmed: 'lilei@example.com' })
	expect(meant).toMatchObject(
		ok({ count: 1, refused: [], toTell: [told('lilei@example.com', '李雷', false)] }),
	)
	expect(await invited()).toHaveLength(2)
})

test('a person is told about a course once, however often it is shared', async () => {
	const { db, share, unshare } = await kitchen()
	await share('xiaomei@example.com')
	await unshare('xiaomei@example.com')
	expect(await share('xiaomei@example.com')).toMatchObject(ok({ count: 1, toTell: [] }))
	expect(await db.select().from(shareMails)).toMatchObject([
		{ lessonId: 'kitchen', email: 'xiaomei@example.com', about: 'shared' },
	])
})

test('an account that cannot sign in is not told', async () => {
	const { db, share } = await kitchen()
	await db.update(userProfiles).set({ status: 3 }).where(eq(userProfiles.id, 'lilei'))
	expect(await share('lilei@example.com')).toMatchObject(ok({ count: 1, toTell: [] }))
})

test('the owner of an address without an account is invited to apply, once', async () => {
	const { db, invite, log } = await kitchen()
	const email = 'nobody@example.com'
	expect(await invite(`${email}, xiaomei@example.com, li`)).toEqual(
		ok({
			count: 1,
			refused: [
				{ email: 'xiaomei@example.com', code: 'share.has-account' },
				{ email: 'li', code: 'email.invalid' },
			],
			item,
			toInvite: [{ email, token: expect.any(String), hash: expect.any(String) }],
		}),
	)
	expect(await invite(email)).toMatchObject(
		ok({ count: 0, refused: [{ email, code: 'share.invited-already' }], toInvite: [] }),
	)
	expect(await log()).toEqual([
		{ action: 'course.invite', objectType: 'course', before: null, after: { email } },
	])
	expect(await db.select().from(lessonShares)).toEqual([])
})
