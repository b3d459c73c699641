import { eq, like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
	attempts,
	auditLog,
	groupInvitees,
	groups,
	invitations,
	shareMails,
} from '#app/db/schema/index.ts'
import { mostEditorMails } from '#app/domain/accounts/attempt-limit.ts'
import { action } from '#app/features/courses/pages/admin-courses.tsx'
import { action as groupPage } from '#app/features/groups/pages/group.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'

const email = 'lilei@example.com'
const longAgo = new Date('2026-01-01T12:00:00Z')

/** 李雷 has no account. He was invited to two private courses and to a group, long ago. */
async function invitedLongAgo() {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	/** What the mail service does besides; it may fail. */
	const service = { sent: 0, onSend: async () => {} }
	const EMAIL = {
		send: async () => {
			await service.onSend()
			service.sent += 1
		},
	}
	const platform = await testOffice({ EMAIL: EMAIL as unknown as SendEmail })
	const { db, visit, cookie } = platform
	for (const id of ['kitchen', 'garden']) {
		await makeLesson(db, { id, type: 'course', isPrivate: true })
		await db.insert(shareMails).values({ lessonId: id, email, about: 'invited', at: longAgo })
	}
	await db.insert(groups).values({ id: 'class', name: '3班', ownerId: 'shen-lan' })
	await db.insert(groupInvitees).values({ groupId: 'class', email })
	const press = (intent: string, lesson = 'kitchen') => {
		const form = { intent, email, lesson, type: 'course' }
		return answerOf(action(visit(`/admin/courses?ask=shares&of=${lesson}`, { form, cookie })))
	}
	const again = (lesson?: string) => press('send-again', lesson)
	const againInGroup = () => {
		const form = { intent: 'send-again', email }
		const params = { id: 'class' }
		return answerOf(groupPage({ ...visit('/admin/groups/class', { form, cookie }), params }))
	}
	const codeOf = async (answer: Response) => {
		const { problems } = await answer.json<{ problems: { code: string }[] }>()
		return problems[0]?.code
	}
	const sentAt = async () => {
		const [mail] = await db.select().from(shareMails).where(eq(shareMails.lessonId, 'kitchen'))
		return mail?.at
	}
	const stored = async () => [await db.$count(invitations), await db.$count(auditLog)]
	return { ...platform, service, press, again, againInGroup, codeOf, sentAt, stored }
}

type Place = Awaited<ReturnType<typeof invitedLongAgo>>

const noMail = () => Promise.reject(new Error('no mail today'))

const places: [string, (place: Place) => () => Promise<Response>, string][] = [
	['a course', ({ again }) => again, 'share.invite-failed'],
	['a group', ({ againInGroup }) => againInGroup, 'group.mails-failed'],
]

test.each(places)(
	'an invitation to %s whose mail fails leaves nothing, and can be sent again at once',
	async (_, pressed, failed) => {
		const place = await invitedLongAgo()
		const { service, codeOf, sentAt, stored } = place
		const again = pressed(place)
		service.onSend = noMail
		for (let tries = 0; tries < 6; tries += 1) expect(await codeOf(await again())).toBe(failed)
		expect([await stored(), await sentAt()]).toEqual([[0, 0], longAgo])
		service.onSend = async () => {}
		expect((await again()).status).toBe(302)
		expect(await stored()).toEqual([1, 1])
	},
)

test.each(places)('after ten mails of an hour that failed, %s has to wait', async (_, pressed) => {
	const place = await invitedLongAgo()
	const { db, service, codeOf, stored } = place
	const again = pressed(place)
	service.onSend = noMail
	for (let tries = 0; tries < 10; tries += 1) expect((await again()).status).toBe(502)
	service.onSend = async () => {}
	const refused = await again()
	expect(await codeOf(refused)).toBe('share.failed-often')
	expect(refused.headers.get('retry-after')).not.toBeNull()
	expect([service.sent, await db.$count(attempts), await stored()]).toEqual([0, 10, [0, 0]])
})

test.each(places)('for %s nothing is stored where the day has no room', async (_, pressed) => {
	const place = await invitedLongAgo()
	const { db, service, codeOf, sentAt, stored } = place
	const again = pressed(place)
	const sent = { key: 'editor-mail:person:shen-lan', at: new Date() }
	await db.insert(attempts).values(Array.from({ length: mostEditorMails.sent }, () => sent))
	const storing = vi.spyOn(db, 'insert')
	for (let tries = 0; tries < 12; tries += 1) {
		expect(await codeOf(await again())).toBe('share.mails-too-many')
	}
	expect(storing.mock.calls.filter(([table]) => table === invitations)).toEqual([])
	expect([service.sent, await stored(), await sentAt()]).toEqual([0, [0, 0], longAgo])
	await db.delete(attempts).where(eq(attempts.key, sent.key))
	expect((await again()).status).toBe(302)
})

test('the link is there before its mail, and the day of the invitation once it was sent', async () => {
	const { db, service, again, sentAt, stored } = await invitedLongAgo()
	const seen: unknown[] = []
	service.onSend = async () => {
		seen.push(await db.$count(invitations), await db.$count(auditLog), await sentAt())
	}
	await again()
	expect(seen).toEqual([1, 0, longAgo])
	expect(await stored()).toEqual([1, 1])
	expect(+((await sentAt()) ?? 0)).toBeGreaterThan(+longAgo)
	// A failure that did not come is not counted.
	expect(await db.$count(attempts, like(attempts.key, 'invite-failed:%'))).toBe(0)
	expect(await db.$count(attempts)).toBe(4)
})

test('an invitation that is taken back while its mail is sent leaves no link', async () => {
	const { db, service, press, again, codeOf } = await invitedLongAgo()
	service.onSend = async () => {
		await press('withdraw')
	}
	expect(await codeOf(await again())).toBe('share.not-invited')
	expect(await db.$count(invitations)).toBe(0)
	const log = await db.select().from(auditLog)
	expect(log.map(({ action }) => action)).toEqual(['course.withdraw'])
})

test('the answer is the same where the attempt cannot be given back', async () => {
	const { db, service, again, codeOf } = await invitedLongAgo()
	const remove = db.delete.bind(db)
	vi.spyOn(db, 'delete').mockImplementation((table) => {
		if (Object.is(table, attempts)) throw new Error('no database today')
		return remove(table)
	})
	service.onSend = noMail
	expect(await codeOf(await again())).toBe('share.invite-failed')
	service.onSend = async () => {}
	expect((await again('garden')).status).toBe(302)
})

test('an invitation to another course or group is sent again at once', async () => {
	const { again, againInGroup, codeOf } = await invitedLongAgo()
	expect((await again('kitchen')).status).toBe(302)
	expect((await again('garden')).status).toBe(302)
	expect((await againInGroup()).status).toBe(302)
	for (const answer of [await again('kitchen'), await againInGroup()]) {
		expect(await codeOf(answer)).toBe('share.sent-already')
	}
})
