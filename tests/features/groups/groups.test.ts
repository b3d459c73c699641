import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { takeUpInvitations } from '#app/db/open-invitations.ts'
import { purgeDue } from '#app/db/purge-trash.ts'
import {
	attempts,
	groupInvitees,
	groupMembers,
	groups,
	invitations,
	lessonProgress,
	lessonShares,
	lessons,
	userProfiles,
} from '#app/db/schema/index.ts'
import { isSharedWith } from '#app/db/shared-with.ts'
import { mostEditorMails } from '#app/domain/accounts/attempt-limit.ts'
import {
	loader as openApplication,
	action as register,
} from '#app/features/accounts/pages/register.tsx'
import { action as changeUser } from '#app/features/accounts/pages/users.tsx'
import { readCourseProgress } from '#app/features/courses/admin/progress/read-course-progress.server.ts'
import { action as group, loader as readGroupPage } from '#app/features/groups/pages/group.tsx'
import { action as list } from '#app/features/groups/pages/groups.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { recordOf } from '#tests/support/progress-records.ts'
import { sessionOf } from '#tests/support/session.ts'

/** A private course, 奶奶的厨房, the group 3班 of the administrator 沈岚, and a learner, 王小美. */
async function classroom(bindings: Parameters<typeof testOffice>[0] = {}) {
	const office = await testOffice(bindings)
	const { db, visit, cookie } = office
	await makeLesson(db, {
		id: 'kitchen',
		type: 'course',
		isPrivate: true,
		title: { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' },
	})
	await makeLesson(db, { id: 'soup', parentId: 'kitchen' })
	await db.insert(groups).values({ id: 'class', name: '3班', ownerId: 'shen-lan' })
	await makeAccount(db, { id: 'xiaomei', email: 'xiaomei@example.com' })
	const send = (form: Record<string, string>, as = cookie, id = 'class') =>
		answerOf(group({ ...visit(`/admin/groups/${id}`, { form, cookie: as }), params: { id } }))
	const opens = async (userId: string) => {
		const [found] = await db
			.select({ isShared: isSharedWith(userId, lessons.id) })
			.from(lessons)
			.where(eq(lessons.id, 'kitchen'))
		return found?.isShared
	}
	const apply = (token: string, email: string) =>
		answerOf(
			register(
				visit(`/register?invitation=${token}`, {
					form: {
						invitation: token,
						email,
						password: 'mei-learns-daily',
						displayName: '李雷',
						country: 'CN',
						langLevel: 'HSK1',
					},
				}),
			),
		)
	return { ...office, send, opens, apply }
}

const tokenIn = (text: string | undefined) => /invitation=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

test('access follows membership, and stays where it was shared singly too', async () => {
	const { db, send, opens, mails } = await classroom()
	expect(await opens('xiaomei')).toBe(false)
	await send({ intent: 'share', lesson: 'kitchen' })
	await send({ intent: 'add', people: 'XiaoMei@example.com' })
	expect(await opens('xiaomei')).toBe(true)
	expect(mails).toMatchObject([{ to: 'xiaomei@example.com' }])
	await send({ intent: 'remove', user: 'xiaomei' })
	expect(await opens('xiaomei')).toBe(false)
	await send({ intent: 'put-back', user: 'xiaomei' })
	expect(await opens('xiaomei')).toBe(true)
	// One mail for each person and course, however often they come and go.
	await send({ intent: 'unshare', lesson: 'kitchen' })
	expect(await opens('xiaomei')).toBe(false)
	await send({ intent: 'share', lesson: 'kitchen' })
	expect(mails).toHaveLength(1)
	await db.insert(lessonShares).values({ lessonId: 'kitchen', userId: 'xiaomei' })
	await send({ intent: 'remove', user: 'xiaomei' })
	expect(await opens('xiaomei')).toBe(true)
})

test('whose mail could not be sent is told when the course is shared again', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const sent: string[] = []
	let isDown = true
	const EMAIL = {
		send: async ({ to }: { to: string }) => {
			if (isDown) throw new Error('no mail today')
			sent.push(to)
		},
	}
	const { db, send } = await classroom({ EMAIL: EMAIL as unknown as SendEmail })
	await makeAccount(db, { id: 'lilei', email: 'lilei@example.com' })
	await send({ intent: 'add', people: 'xiaomei@example.com' })
	await send({ intent: 'share', lesson: 'kitchen' })
	// 李雷 is added after the course was shared.
	await send({ intent: 'add', people: 'lilei@example.com' })
	isDown = false
	await send({ intent: 'share', lesson: 'kitchen' })
	expect(sent.sort()).toEqual(['lilei@example.com', 'xiaomei@example.com'])
	await send({ intent: 'share', lesson: 'kitchen' })
	expect(sent).toHaveLength(2)
})

test('a check says what adding would do, and changes nothing', async () => {
	const { db, send, mails } = await classroom()
	const people = '王小美\txiaomei@example.com\n李雷\tlilei@example.com\nnobody@nowhere'
	const answer = await send({ intent: 'check', people })
	expect(await answer.json()).toMatchObject({
		adding: {
			intent: 'check',
			rows: [
				{ email: 'xiaomei@example.com', outcome: 'added' },
				{ email: 'lilei@example.com', outcome: 'invited' },
				{ email: 'nobody@nowhere', outcome: 'invalid' },
			],
		},
		typed: { people },
	})
	expect([mails.length, await db.$count(groupMembers), await db.$count(groupInvitees)]).toEqual([
		0, 0, 0,
	])
})

test('somebody who is invited applies with the link once, and joins when approved', async () => {
	const { db, send, opens, apply, mails, visit, cookie } = await classroom()
	await send({ intent: 'share', lesson: 'kitchen' })
	await send({ intent: 'add', people: 'lilei@example.com' })
	const token = tokenIn(mails[0]?.text)
	expect(mails[0]).toMatchObject({ to: 'lilei@example.com' })
	const [stored] = await db.select().from(invitations)
	expect(stored?.tokenHash).not.toContain(token)
	expect((await apply(token, 'hanmei@example.com')).status).toBe(410)
	expect((await apply(token, 'lilei@example.com')).status).toBe(200)
	const [lilei] = await db
		.select()
		.from(userProfiles)
		.where(eq(userProfiles.email, 'lilei@example.com'))
	expect(lilei).toMatchObject({ status: 0, emailVerified: true })
	expect(await opens(lilei?.id ?? '')).toBe(false)
	// The link is used up.
	expect((await apply(token, 'lilei@example.com')).status).toBe(410)
	const form = { intent: 'approve', user: lilei?.id ?? '', version: '1' }
	await answerOf(changeUser(visit('/admin/users', { form, cookie })))
	expect(await opens(lilei?.id ?? '')).toBe(true)
	expect(await db.$count(groupInvitees)).toBe(0)
})

test('an administrator may let the invited skip the waitlist, an editor may not', async () => {
	const { db, send, opens, apply, mails } = await classroom()
	await send({ intent: 'share', lesson: 'kitchen' })
	await send({ intent: 'add', people: 'lilei@example.com', skipsWaitlist: 'on' })
	const answer = await apply(tokenIn(mails[0]?.text), 'lilei@example.com')
	expect(await answer.json()).toMatchObject({ next: '/login?ready=yes' })
	const [lilei] = await db
		.select()
		.from(userProfiles)
		.where(eq(userProfiles.email, 'lilei@example.com'))
	expect(lilei?.status).toBe(1)
	expect(await opens(lilei?.id ?? '')).toBe(true)

	const editor = await makeAccount(db, { id: 'editor', email: 'editor@example.com', level: 98 })
	await db.insert(groups).values({ id: 'own', name: '4班', ownerId: editor })
	const cookie = await sessionOf(db, editor)
	await send({ intent: 'add', people: 'hanmei@example.com', skipsWaitlist: 'on' }, cookie, 'own')
	expect(await db.select().from(invitations)).toMatchObject([{ skipsWaitlist: false }])
})

test('a link ends after two weeks, and when the invitation is taken back', async () => {
	const { db, send, apply, mails } = await classroom()
	await send({ intent: 'add', people: 'lilei@example.com' })
	await db.update(invitations).set({ expiresAt: new Date(Date.now() - 1) })
	expect((await apply(tokenIn(mails[0]?.text), 'lilei@example.com')).status).toBe(410)
	await send({ intent: 'send-again', email: 'lilei@example.com' })
	expect(mails).toHaveLength(2)
	await send({ intent: 'withdraw', email: 'lilei@example.com' })
	expect(await db.$count(invitations)).toBe(0)
	expect((await apply(tokenIn(mails[1]?.text), 'lilei@example.com')).status).toBe(410)
})

test('an invitation is sent again once a minute, and mails of an editor are counted', async () => {
	const { db, send, mails, settled } = await classroom()
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	await send({ intent: 'add', people: 'lilei@example.com' })
	const again = () => send({ intent: 'send-again', email: 'lilei@example.com' })
	expect((await again()).status).toBe(302)
	const refused = await again()
	expect(refused.status).toBe(429)
	expect(JSON.stringify(await refused.json())).toContain('sent again a moment ago')
	expect([mails.length, await db.$count(invitations)]).toEqual([2, 2])

	const key = 'editor-mail:person:shen-lan'
	const full = Array.from({ length: mostEditorMails.sent }, () => ({ key, at: new Date() }))
	await db.insert(attempts).values(full)
	const added = await send({ intent: 'add', people: 'hanmei@example.com' })
	expect(await added.json()).toMatchObject({
		adding: { unsent: expect.stringContaining('No mail was sent to hanmei@example.com.') },
	})
	expect(mails).toHaveLength(2)

	await makeAccount(db, { id: 'member', email: 'member@example.com' })
	await db.insert(groupMembers).values({ groupId: 'class', userId: 'member' })
	const shared = await send({ intent: 'share', lesson: 'kitchen' })
	expect(await shared.json()).toMatchObject({
		problems: [
			{ text: expect.stringContaining('Shared, but no mail was sent to member@example.com.') },
		],
	})
	await settled()
})

test('sending again an invitation to a group that is not there does not count', async () => {
	const { db, send } = await classroom()
	expect((await send({ intent: 'send-again', email: 'lilei@example.com' })).status).toBe(404)
	expect(await db.$count(attempts)).toBe(0)
})

test('an editor puts back former members alone, and makes no group with the id of another', async () => {
	const { db, send, visit, mails } = await classroom()
	await makeAccount(db, { id: 'editor', email: 'editor@example.com', level: 98 })
	await db.insert(groups).values({ id: 'own', name: '4班', ownerId: 'editor' })
	const cookie = await sessionOf(db, 'editor')
	expect((await send({ intent: 'put-back', user: 'xiaomei' }, cookie, 'own')).status).toBe(409)
	expect(await db.$count(groupMembers)).toBe(0)

	await send({ intent: 'add', people: 'xiaomei@example.com' }, cookie, 'own')
	expect(mails).toMatchObject([{ text: expect.stringContaining('Nothing is shared with it yet.') }])

	const id = crypto.randomUUID()
	await db.insert(groups).values({ id, name: '5班', ownerId: 'shen-lan' })
	const form = { intent: 'create', id, name: '6班' }
	const made = await answerOf(list(visit('/admin/groups', { form, cookie })))
	expect(made.status).toBe(409)
})

test('an invitation that an editor sends again waits for an approval', async () => {
	const { db, send } = await classroom()
	await makeAccount(db, { id: 'editor', email: 'editor@example.com', level: 98 })
	await db.update(groups).set({ ownerId: 'editor' })
	await send({ intent: 'add', people: 'lilei@example.com', skipsWaitlist: 'on' })
	await send({ intent: 'send-again', email: 'lilei@example.com' }, await sessionOf(db, 'editor'))
	const links = await db.select().from(invitations)
	expect(links.map(({ skipsWaitlist }) => skipsWaitlist)).toEqual([true, false])
})

test('guessing links is limited by network', async () => {
	const { send, apply, mails, visit } = await classroom()
	await send({ intent: 'add', people: 'lilei@example.com' })
	for (let tries = 0; tries < 20; tries += 1) {
		expect(await openApplication(visit(`/register?invitation=guess-${tries}`))).toMatchObject({
			invited: undefined,
			invitationProblem: expect.stringContaining('expired'),
		})
	}
	// Even the right one is not looked at then.
	const answer = await apply(tokenIn(mails[0]?.text), 'lilei@example.com')
	expect(answer.status).toBe(429)
})

test('an account that is confirmed after it was approved joins then', async () => {
	const { db } = await classroom()
	await makeAccount(db, { id: 'lilei', email: 'lilei@example.com', emailVerified: false })
	await db.insert(groupInvitees).values({ groupId: 'class', email: 'lilei@example.com' })
	const take = () =>
		db.batch([
			db.select().from(groups),
			...takeUpInvitations(db, { userId: 'lilei', now: new Date() }),
		])
	await take()
	expect(await db.$count(groupMembers)).toBe(0)
	await db.update(userProfiles).set({ emailVerified: true }).where(eq(userProfiles.id, 'lilei'))
	await take()
	expect(await db.select().from(groupMembers)).toMatchObject([{ userId: 'lilei' }])
})

test('an editor looks after groups of their own, and sees no others', async () => {
	const { db, send, visit } = await classroom()
	await makeAccount(db, { id: 'editor', email: 'editor@example.com', level: 98 })
	const cookie = await sessionOf(db, 'editor')
	const others = await answerOf(
		readGroupPage({ ...visit('/admin/groups/class', { cookie }), params: { id: 'class' } }),
	)
	expect(others.headers.get('location')).toBe('/admin/groups')
	expect((await send({ intent: 'add', people: 'xiaomei@example.com' }, cookie)).status).toBe(404)
	const reader = { id: 'editor', level: 98 }
	expect(await readCourseProgress(db, { id: 'kitchen', group: 'class', reader })).toBeUndefined()
	expect(await readCourseProgress(db, { id: 'kitchen', group: undefined, reader })).toBeUndefined()
	const id = crypto.randomUUID()
	const form = { intent: 'create', id, name: ' 4班 ' }
	const made = await answerOf(list(visit('/admin/groups', { form, cookie })))
	expect(made.headers.get('location')).toBe(`/admin/groups/${id}`)
	await send({ intent: 'add', people: 'xiaomei@example.com' }, cookie, id)
	expect(await db.select().from(groupMembers)).toMatchObject([{ groupId: id, userId: 'xiaomei' }])
})

test('a deleted group opens nothing until it is restored, and goes after thirty days', async () => {
	const { db, send, opens, visit, cookie } = await classroom()
	await send({ intent: 'share', lesson: 'kitchen' })
	await send({ intent: 'add', people: 'xiaomei@example.com' })
	const settle = (form: Record<string, string>) =>
		answerOf(list(visit('/admin/groups', { form, cookie })))
	await settle({ intent: 'delete', id: 'class', version: '1' })
	expect(await opens('xiaomei')).toBe(false)
	await settle({ intent: 'restore', id: 'class' })
	expect(await opens('xiaomei')).toBe(true)
	await settle({ intent: 'delete', id: 'class', version: '3' })
	const day = 24 * 60 * 60_000
	await purgeDue(db, { now: new Date(Date.now() + 29 * day), most: 10 })
	expect(await db.$count(groups)).toBe(1)
	await purgeDue(db, { now: new Date(Date.now() + 31 * day), most: 10 })
	expect([await db.$count(groups), await db.$count(groupMembers)]).toEqual([0, 0])
})

test('the progress of a group has a row for each person and a cell for each lesson', async () => {
	const { db, send } = await classroom()
	await makeAccount(db, { id: 'lilei', email: 'lilei@example.com', displayName: '李雷' })
	await send({ intent: 'share', lesson: 'kitchen' })
	await send({ intent: 'add', people: 'xiaomei@example.com, lilei@example.com' })
	const at = new Date('2026-11-22T08:00:00Z')
	await db.insert(lessonProgress).values({
		userId: 'xiaomei',
		lessonId: 'soup',
		learnedAt: at,
		updatedAt: at,
		record: recordOf('xiaomei', [[at.toISOString(), { learned: true }]]),
	})
	const reader = { id: 'shen-lan', level: 99 }
	await makeAccount(db, { id: 'rejected', email: 'rejected@example.com', status: 2 })
	await db.insert(groupMembers).values({ groupId: 'class', userId: 'rejected' })
	const progress = await readCourseProgress(db, { id: 'kitchen', group: 'class', reader })
	expect(progress?.lessons.map(({ id }) => id)).toEqual(['soup'])
	expect(progress?.people).toMatchObject([
		{ id: 'lilei', cells: [{ learnedAt: null, openedAt: null }] },
		{ id: 'xiaomei', cells: [{ learnedAt: at, openedAt: at }] },
	])
	await db.delete(groupMembers).where(and(eq(groupMembers.userId, 'xiaomei')))
	const left = await readCourseProgress(db, { id: 'kitchen', group: undefined, reader })
	expect(left?.people.map(({ id }) => id)).toEqual(['lilei'])
})
