/**
 * A sign-in that waits for its second step: the right password was typed, and a cookie says so for ten
 * minutes. Its token works as a mailed link does, so a new password ends it.
 */

import { eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { userProfiles } from '#app/db/schema/index.ts'
import { findLinkOwner, newLink, storeLink } from './mailed-link.server.ts'
import { cookieOptions, forgetCookie, hostCookieName } from './session.server.ts'

const purpose = 'second-step'

/** The browser forgets the cookie no sooner than the server forgets the token. */
const cookieSeconds = 10 * 60

type Site = { siteUrl: string }

/** Begins to wait; the Set-Cookie header. */
export async function awaitSecondStep(
	db: Db,
	{ userId, siteUrl, now }: Site & { userId: string; now: Date },
): Promise<string> {
	const link = await newLink(purpose)
	await db.run(storeLink(link, { owner: eq(userProfiles.id, userId), now }))
	return serialize(secondStepCookieName(siteUrl), link.token, {
		...cookieOptions(siteUrl),
		maxAge: cookieSeconds,
	})
}

type Asked = Site & { request: Pick<Request, 'headers'> }

/** The account that waits in this browser, and its token. */
export async function findWaiting(db: Db, { now, ...asked }: Asked & { now: Date }) {
	const token = secondStepToken(asked)
	if (!token) return undefined
	const owner = await findLinkOwner(db, { purpose, token, now })
	return owner && { ...owner, token }
}

function secondStepToken({ request, siteUrl }: Asked): string | undefined {
	const name = secondStepCookieName(siteUrl)
	return parse(request.headers.get('cookie') ?? '', name)[name] || undefined
}

export function forgetSecondStep({ siteUrl }: Site): string {
	return forgetCookie(secondStepCookieName(siteUrl), siteUrl)
}

function secondStepCookieName(siteUrl: string): string {
	return hostCookieName('second_step', siteUrl)
}
