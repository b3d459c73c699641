import { like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { attempts } from '#app/db/schema/index.ts'
import { mostEditorMails } from '#app/domain/accounts/attempt-limit.ts'
import { problemText } from '#app/domain/problem.ts'
import { sendAll } from '#app/features/courses/sharing/send-all.server.ts'
import { testPlatform } from '#tests/support/context.ts'

const failed = 'share.mail-failed'
const tooMany = 'share.unmailed'

const actor = { id: 'shen-lan' }

const mailsTo = (addresses: readonly string[]) =>
	addresses.map((to) => ({ to, subject: '奶奶的厨房', text: 'Soup', html: '<p>Soup</p>' }))

const addressesOf = (count: number) =>
	Array.from({ length: count }, (_, index) => `reader-${index}@example.com`)

/** A mail service that refuses these addresses, and the most mails it was given at once. */
async function office(refused: readonly string[] = []) {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	const seen = { sent: [] as string[], atOnce: 0, most: 0 }
	const EMAIL = {
		send: async ({ to }: { to: string }) => {
			seen.atOnce += 1
			seen.most = Math.max(seen.most, seen.atOnce)
			await new Promise((resolve) => setTimeout(resolve, 1))
			seen.atOnce -= 1
			if (refused.includes(to)) throw new Error('no mail today')
			seen.sent.push(to)
		},
	}
	const { db, visit } = await testPlatform({ EMAIL: EMAIL as unknown as SendEmail })
	const { context } = visit('/admin/courses')
	const send = (addresses: readonly string[]) =>
		sendAll({ context, actor }, mailsTo(addresses), { failed, tooMany })
	const counted = () => db.$count(attempts, like(attempts.key, 'editor-mail:account:%'))
	return { db, send, seen, counted }
}

test('the mails to a group go out in lots of twenty, each counted in one round trip', async () => {
	const { db, send, seen, counted } = await office()
	const batch = vi.spyOn(db.$client, 'batch')
	const addresses = addressesOf(45)
	expect(await send(addresses)).toEqual({ emails: [], problem: undefined })
	expect(seen.sent.toSorted()).toEqual(addresses.toSorted())
	expect(seen.most).toBe(20)
	expect(batch).toHaveBeenCalledTimes(3)
	expect(await counted()).toBe(45)
})

test('a mail that fails is not counted, and the others are sent', async () => {
	const [first = '', second = '', third = ''] = addressesOf(3)
	const { db, send, seen, counted } = await office([second])
	const { emails, problem } = await send([first, second, third])
	expect(emails).toEqual([second])
	expect(problem && problemText(problem)).toBe(
		`Shared, but the mail to ${second} could not be sent.`,
	)
	expect(seen.sent).toEqual([first, third])
	expect([await counted(), await db.$count(attempts)]).toEqual([2, 4])
})

test('the last room of a day is filled in the order of the mails', async () => {
	const { db, send, seen } = await office()
	const key = 'editor-mail:person:shen-lan'
	const full = Array.from({ length: mostEditorMails.sent - 2 }, () => ({ key, at: new Date() }))
	await db.insert(attempts).values(full)
	const addresses = addressesOf(4)
	const { emails, problem } = await send(addresses)
	expect(seen.sent).toEqual(addresses.slice(0, 2))
	expect(emails).toEqual(addresses.slice(2))
	expect(problem && problemText(problem)).toContain(
		`Shared, but no mail was sent to ${emails.join(', ')}.`,
	)
})

test('mails that could not be counted are not sent', async () => {
	const { db, send, seen } = await office()
	vi.spyOn(db.$client, 'batch').mockRejectedValueOnce(new Error('no database today'))
	expect(await send(['xiaomei@example.com'])).toMatchObject({
		emails: ['xiaomei@example.com'],
		problem: { code: failed },
	})
	expect(seen.sent).toEqual([])
})
