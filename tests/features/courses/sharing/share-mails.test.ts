import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { findWait } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import {
	attempts,
	auditLog,
	groupMembers,
	groupShares,
	groups,
	invitations,
	lessonShares,
	lessons,
	shareMails,
	userProfiles,
} from '#app/db/schema/index.ts'
import { confirmMailRules, mostEditorMails } from '#app/domain/accounts/attempt-limit.ts'
import { action as changeUser } from '#app/features/accounts/pages/users.tsx'
import { action } from '#app/features/courses/pages/admin-courses.tsx'
import { loader as readCourse } from '#app/features/courses/pages/course.tsx'
import { findShares } from '#app/features/courses/sharing/find-shares.server.ts'
import { sharedMail } from '#app/features/courses/sharing/share-mails.ts'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

const email = 'xiaomei@example.com'

/** A private course, 奶奶的厨房, and a learner, 王小美. */
async function kitchen(bindings: Parameters<typeof testOffice>[0] = {}) {
	const platform = await testOffice(bindings)
	const { db, visit, cookie } = platform
	await makeLesson(db, {
		id: 'kitchen',
		type: 'course',
		isPrivate: true,
		title: { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' },
	})
	await makeAccount(db, { id: 'xiaomei', email })
	const send = (form: Record<string, string>) => {
		const sent = { lesson: 'kitchen', type: 'course', ...form }
		const path = '/admin/courses?ask=shares&of=kitchen'
		return answerOf(action(visit(path, { form: sent, cookie })))
	}
	return { ...platform, send }
}

test('a person is told by mail about a course that is shared, once', async () => {
	const { send, mails } = await kitchen()
	const answer = await send({ intent: 'share', emails: email })
	expect(answer.headers.get('location')).toBe('/admin/courses?ask=shares&of=kitchen&done=share')
	expect(mails).toMatchObject([
		{ to: email, subject: 'A private course at Hanlu 汉路 was shared with you' },
	])
	expect(mails[0]?.text).toContain('Hello 王小美,')
	expect(mails[0]?.text).toContain('奶奶的厨房 · Grandmother’s Kitchen')
	expect(mails[0]?.text).toContain('http://localhost/courses/kitchen')
	await send({ intent: 'unshare', email })
	await send({ intent: 'share', emails: email })
	expect(mails).toHaveLength(1)
})

test('a mail that fails is reported, undoes nothing and is sent with the next try', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const EMAIL = { send: () => Promise.reject(new Error('no mail today')) }
	const { db, send } = await kitchen({ EMAIL })
	const answer = await send({ intent: 'share', emails: email })
	expect(answer.status).toBe(502)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: `Shared, but the mail to ${email} could not be sent.` }],
		typed: { emails: '' },
	})
	expect(await db.$count(lessonShares)).toBe(1)
	expect(await db.$count(shareMails)).toBe(0)
	const invited = await send({ intent: 'invite', emails: 'nobody@example.com' })
	expect(await invited.json()).toMatchObject({
		problems: [{ code: 'share.invite-failed' }],
		typed: { emails: 'nobody@example.com' },
	})
	expect(await db.$count(shareMails)).toBe(0)
})

const mailsOfEditor = 'editor-mail:person:shen-lan'

/** 沈岚 has sent all the mails of a day. */
async function useUpMails(db: Db) {
	const sent = { key: mailsOfEditor, at: new Date() }
	await db.insert(attempts).values(Array.from({ length: mostEditorMails.sent }, () => sent))
}

/** 王小美 has no account; the course is waiting for her. */
async function invited() {
	const platform = await kitchen()
	const { db, send, cookie, visit } = platform
	await db.delete(userProfiles).where(eq(userProfiles.id, 'xiaomei'))
	await send({ intent: 'invite', emails: email })
	const approve = (more: Record<string, string> = {}) => {
		const form = { intent: 'approve', user: 'xiaomei', version: '1', ...more }
		return answerOf(changeUser(visit('/admin/users', { form, cookie })))
	}
	const shares = async () => (await findShares(db, { id: 'kitchen' })) ?? expect.fail()
	return { ...platform, approve, shares }
}

test('a course opens for an invited person once the application is approved', async () => {
	const { db, approve, shares, visit } = await invited()
	expect(await shares()).toMatchObject({ users: [], invitations: [{ email }] })
	await makeAccount(db, { id: 'xiaomei', email, status: 0 })
	expect((await approve()).status).toBe(302)
	expect(await shares()).toMatchObject({ users: [{ email }], invitations: [] })
	const log = await db.select().from(auditLog).where(eq(auditLog.objectId, 'kitchen'))
	expect(log.map(({ action }) => action)).toEqual(['course.invite', 'course.share'])
	const theirs = await sessionOf(db, 'xiaomei')
	const params = { slug: 'kitchen' }
	expect(
		await readCourse({ ...visit('/courses/kitchen', { cookie: theirs }), params }),
	).toBeDefined()
})

test('nothing opens for an address that is not confirmed', async () => {
	const { db, approve, shares } = await invited()
	await makeAccount(db, { id: 'xiaomei', email, status: 0, emailVerified: false })
	expect((await approve({ unconfirmed: 'on' })).status).toBe(302)
	expect(await shares()).toMatchObject({ users: [], invitations: [{ email }] })
})

test('an invitation is sent again once a minute, apart from the mails of its applicant', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	const { db, send, mails } = await invited()
	const again = () => send({ intent: 'send-again', email })
	expect((await again()).headers.get('location')).toContain('done=send-again')
	const refused = await again()
	expect(await refused.json()).toMatchObject({ problems: [{ code: 'share.sent-already' }] })
	expect(refused.headers.get('retry-after')).not.toBeNull()
	expect([mails.length, await db.$count(invitations)]).toEqual([2, 2])
	expect(await findWait(db, { rules: confirmMailRules(email), now: new Date() })).toBeUndefined()
	// One that is gone is said to be gone, however often it was sent.
	await send({ intent: 'withdraw', email })
	expect(await (await again()).json()).toMatchObject({ problems: [{ code: 'share.not-invited' }] })
})

test('sending an invitation again that is gone does not count', async () => {
	const { db, send } = await kitchen()
	expect((await send({ intent: 'send-again', email })).status).toBe(404)
	expect(await db.$count(attempts)).toBe(0)
})

test('a share without room for its mail says that it was done, alone and with a group', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	const { db, send, mails } = await kitchen()
	await db.batch([
		db.insert(groups).values({ id: 'class', name: '三班', ownerId: null }),
		db.insert(groupMembers).values({ groupId: 'class', userId: 'xiaomei' }),
	])
	await useUpMails(db)
	for (const how of ['share', 'share-group']) {
		const answer = await send({ intent: how, emails: email, group: 'class' })
		expect(answer.status).toBe(429)
		expect(await answer.json()).toMatchObject({
			problems: [{ text: expect.stringContaining(`Shared, but no mail was sent to ${email}.`) }],
		})
	}
	expect([await db.$count(lessonShares), await db.$count(groupShares)]).toEqual([1, 1])
	// Later the mail is sent all the same.
	await db.delete(attempts)
	await send({ intent: 'share-group', group: 'class' })
	expect(mails).toMatchObject([{ to: email }])
})

test('an invitation that was taken back opens nothing', async () => {
	const { db, send, approve, shares } = await invited()
	expect((await send({ intent: 'withdraw', email })).status).toBe(302)
	expect(await shares()).toMatchObject({ invitations: [] })
	await makeAccount(db, { id: 'xiaomei', email, status: 0 })
	await approve()
	expect(await shares()).toMatchObject({ users: [] })
	const log = await db.select().from(auditLog).where(eq(auditLog.objectId, 'kitchen'))
	expect(log.map(({ action }) => action)).toEqual(['course.invite', 'course.withdraw'])
})

test('an invitation to a course that is public or deleted by now opens nothing', async () => {
	const { db, approve, shares } = await invited()
	await makeAccount(db, { id: 'xiaomei', email, status: 0 })
	await db.update(lessons).set({ isDeleted: true })
	expect((await approve()).status).toBe(302)
	await db.update(lessons).set({ isDeleted: false })
	expect(await shares()).toMatchObject({ users: [] })
})

test('sharing with somebody who was invited closes the invitation', async () => {
	const { db, send, shares } = await invited()
	await makeAccount(db, { id: 'xiaomei', email })
	await send({ intent: 'share', emails: email })
	expect(await shares()).toMatchObject({ users: [{ email }], invitations: [] })
})

test('the share dialog shares with a group, tells its members once, and stops again', async () => {
	const { db, send, mails } = await kitchen()
	await db.batch([
		db.insert(groups).values({ id: 'class', name: '三班', ownerId: null }),
		db.insert(groupMembers).values({ groupId: 'class', userId: 'xiaomei' }),
	])
	const shares = async () => (await findShares(db, { id: 'kitchen' })) ?? expect.fail()
	const offered = [{ id: 'class', name: '三班', members: 1 }]
	expect(await shares()).toMatchObject({ groups: [], otherGroups: offered })
	const shared = await send({ intent: 'share-group', group: 'class' })
	expect(shared.headers.get('location')).toContain('done=share-group')
	expect(await shares()).toMatchObject({ groups: offered, otherGroups: [] })
	expect(mails).toMatchObject([{ to: email }])
	await send({ intent: 'unshare-group', group: 'class' })
	await send({ intent: 'share-group', group: 'class' })
	expect(mails).toHaveLength(1)
})

test('an invitation says when the course opens: once approved, or as soon as they have applied', async () => {
	const { send, mails } = await kitchen()
	const opens = async (to: string, more: Record<string, string> = {}) => {
		const answer = await send({ intent: 'invite', emails: to, ...more })
		const done = new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams
		return [done.get('done'), /You can read it (.*):/.exec(mails.at(-1)?.text ?? '')?.[1]]
	}
	expect(await opens('lilei@example.com')).toEqual(['invite', 'once your account is approved'])
	expect(await opens('hanmei@example.com', { skipsWaitlist: 'on' })).toEqual([
		'invite-approved',
		'as soon as you have applied',
	])
	await send({ intent: 'send-again', email: 'hanmei@example.com' })
	expect(mails.at(-1)?.text).toContain('as soon as you have applied')
})

test('the mail about a single lesson speaks of that lesson', () => {
	const item = { type: 'lesson' as const, slug: 'soup', title: { zh: '汤', en: 'Soup' } }
	const site = { name: 'Hanlu 汉路', url: 'http://localhost' }
	const mail = sharedMail({ email, displayName: '王小美', isConfirmed: true }, { item, site })
	expect(mail.text).toContain('see whether you have learned it, and when you last opened it.')
})
