/** 小美, who asked to be reminded at 19 in Shanghai and has two cards due, and the cron that reminds her. */

import { cardStates, reminders, reviews, studySettings } from '#app/db/schema/index.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import { remindDue } from '#app/features/reminders/remind-due.server.ts'
import type { Pusher } from '#app/http/push.server.ts'
import { makeDeck, makeWord } from './content-factories.ts'
import { testPlatform } from './context.ts'
import { makeAccount } from './factories.ts'
import { siteSecret, siteUrl } from './session.ts'

/** 19:00 in Shanghai. */
export const evening = new Date('2026-11-25T11:00:00Z')

export function daysLater(days: number, from = evening): Date {
	return new Date(+from + days * 86_400_000)
}

/** What the mail service says of a mail that it does not take. */
export function refused(message: string): Error {
	return Object.assign(new Error(message), { code: 'E_RATE_LIMIT_EXCEEDED' })
}

type Options = {
	timeZone?: string
	hour?: number
	push?: Pusher | undefined
	/** What happens while a mail is on its way. */
	whileSending?: (mail: Mail) => Promise<unknown>
}

export async function reminded({
	timeZone = 'Asia/Shanghai',
	hour = 19,
	push,
	whileSending,
}: Options = {}) {
	const platform = await testPlatform()
	const { db, mails } = platform
	const failing: Error[] = []
	const words = [
		await makeWord(db, { word: '喝茶', pinyin: 'hē chá' }),
		await makeWord(db, { word: '下雨', pinyin: 'xià yǔ' }),
	]

	/** Somebody with cards that are due. */
	async function addPerson(userId: string, values: Partial<typeof reminders.$inferInsert> = {}) {
		await makeAccount(db, { id: userId, email: `${userId}@example.com`, displayName: userId })
		const deckId = await makeDeck(db, words, { ownerId: userId })
		await db.batch([
			db.insert(studySettings).values({ userId, timeZone, newPerDay: 0 }),
			db.insert(cardStates).values(
				words.map((_, index) => ({
					userId,
					cardId: `${deckId}-${index + 1}`,
					state: 'review' as const,
					due: new Date('2020-01-01'),
					stability: 3.5,
					difficulty: 5,
					logLength: 1,
				})),
			),
			db.insert(reminders).values({ userId, hour, byMail: true, ...values }),
		])
		return deckId
	}
	const deckId = await addPerson('xiaomei')

	return {
		...platform,
		addPerson,
		/** Mails that are sent from now on fail, one for each error. */
		failing,
		remind: (now = evening) =>
			remindDue(db, {
				now,
				site: { name: 'Hanlu 汉路', url: siteUrl },
				secret: siteSecret,
				push,
				sendMail: async (mail: Mail) => {
					await whileSending?.(mail)
					const error = failing.pop()
					if (error) throw error
					mails.push(mail)
				},
			}),
		answerAt: (at: Date) =>
			db.insert(reviews).values({
				userId: 'xiaomei',
				id: crypto.randomUUID(),
				cardId: `${deckId}-1`,
				mode: 'recall',
				grade: 'good',
				durationMs: 1000,
				at,
			}),
		row: async () => (await db.select().from(reminders))[0],
	}
}
