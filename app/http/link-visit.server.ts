/** Somebody opens a mailed link. Only links that do not exist are counted, by network. */
import { findWait, takeAttempt } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import { wrongLinkRules } from '#app/domain/accounts/attempt-limit.ts'
import { findLinkOwner, type LinkPurpose } from './mailed-link.server.ts'

type Visit = { db: Db; networkAddress: string }
type Opened = { purpose: LinkPurpose; request: Pick<Request, 'url'>; now: Date }

type LinkVisit =
	| { kind: 'valid'; owner: NonNullable<Awaited<ReturnType<typeof findLinkOwner>>> }
	| { kind: 'invalid' }
	| { kind: 'too-many'; waitSeconds: number }

/** While a network is over its limit, no link of it is looked at: guessing on teaches nothing. */
export async function openLink(
	{ db, networkAddress }: Visit,
	{ purpose, request, now }: Opened,
): Promise<LinkVisit> {
	const token = tokenOf(request)
	if (!token) return { kind: 'invalid' }
	const query = { rules: wrongLinkRules(networkAddress), now }
	const [waitSeconds, owner] = await Promise.all([
		findWait(db, query),
		findLinkOwner(db, { purpose, token, now }),
	])
	if (waitSeconds !== undefined) return { kind: 'too-many', waitSeconds }
	if (owner) return { kind: 'valid', owner }
	await takeAttempt(db, query)
	return { kind: 'invalid' }
}

/** The token in the address of a mailed link. */
export function tokenOf({ url }: Pick<Request, 'url'>): string {
	return new URL(url).searchParams.get('token') ?? ''
}
