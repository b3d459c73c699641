/**
 * The challenge that a passkey signs, in a signed cookie: so nothing is stored for visitors who only look.
 * It counts for five minutes, for the account that it was made for, and at sign-in once.
 */
import { sql } from 'drizzle-orm'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { verifications } from '#app/db/schema/index.ts'
import { toBase64Url } from '#app/domain/bytes.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'
import { cookieOptions, forgetCookie, hostCookieName } from '#app/http/session.server.ts'

const validSeconds = 5 * 60

/** `userId` is empty for a sign-in, where the passkey says who it is. */
type About = { siteUrl: string; secret: string; userId: string; now: Date }

export async function newChallenge({ siteUrl, secret, userId, now }: About) {
	const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
	const value = [challenge, +now + validSeconds * 1000, userId].join('.')
	const cookie = await serializeSigned(nameAt(siteUrl), value, secret, {
		...cookieOptions(siteUrl),
		maxAge: validSeconds,
	})
	return { challenge, cookie }
}

type Asked = About & { request: Pick<Request, 'headers'> }

/** Undefined where there is none, or it is too old or another account's. */
export async function readChallenge(asked: Asked): Promise<string | undefined> {
	const { request, siteUrl, secret, userId, now } = asked
	const name = nameAt(siteUrl)
	const cookies = await parseSigned(request.headers.get('cookie') ?? '', secret, name)
	const [challenge, until = '', owner] = (cookies[name] || '').split('.')
	return Number(until) > +now && owner === userId ? challenge : undefined
}

/** False if the challenge was used before. */
export async function spendChallenge(db: Db, challenge: string, now: Date): Promise<boolean> {
	const identifier = `passkey-challenge:${await sha256(challenge)}`
	const { rowsAffected } = await db.run(sql`
		insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
		select ${newId()}, ${identifier}, '', ${+now + validSeconds * 1000}, ${+now}, ${+now}
		where not exists (select 1 from ${verifications} where identifier = ${identifier})
	`)
	return rowsAffected > 0
}

export function forgetChallenge(siteUrl: string): string {
	return forgetCookie(nameAt(siteUrl), siteUrl)
}

function nameAt(siteUrl: string): string {
	return hostCookieName('passkey_challenge', siteUrl)
}
