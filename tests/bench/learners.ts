/**
 * Learners who are already signed in. They are created in the database: checking a password is slow
 * on purpose, and the rate limit forbids two hundred sign-ins from one network.
 */
import { serializeSigned } from 'hono/utils/cookie'
import { newId } from '#app/db/columns.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { sessionCookieName } from '#app/http/session.server.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'

export type SignedIn = { id: string; cookie: string }

const hourMs = 3_600_000

/** Members, who can open every lesson that is not private. */
export async function signInLearners(
	{ url, databaseUrl, folder }: Platform,
	count: number,
): Promise<SignedIn[]> {
	const db = openForSeeding({ url: databaseUrl })
	const users = Array.from({ length: count }, () => ({ id: newId(), token: newId() }))
	const expiresAt = new Date(Date.now() + hourMs)
	await db.batch([
		db.insert(userProfiles).values(
			users.map(({ id }) => ({
				id,
				displayName: '学生',
				email: `${id}@example.com`,
				country: 'CN',
				level: 2,
				status: accountStatuses.normal,
			})),
		),
		db.insert(sessions).values(users.map(({ id, token }) => ({ userId: id, token, expiresAt }))),
	])
	const name = sessionCookieName(url)
	return Promise.all(
		users.map(async ({ id, token }) => ({
			id,
			cookie: await serializeSigned(name, token, folder.secret),
		})),
	)
}
