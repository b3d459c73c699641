/** Opens the link of an invitation. Links that do not exist are counted by network, as mailed links are. */
import { findWait, takeAttempt } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import { findInvitation } from '#app/db/open-invitations.ts'
import { spellWait, wrongLinkRules } from '#app/domain/accounts/attempt-limit.ts'
import { type ProblemWithText, withProblemText } from '#app/domain/problem.ts'

type Opened = {
	invited?: { token: string; email: string; skipsWaitlist: boolean }
	problem?: ProblemWithText
}

/** Neither an invitation nor a problem without a token. */
export async function openInvitation(
	{ db, networkAddress }: { db: Db; networkAddress: string },
	token: string,
): Promise<Opened> {
	if (token === '') return {}
	const now = new Date()
	const query = { rules: wrongLinkRules(networkAddress), now }
	const [waitSeconds, found] = await Promise.all([
		findWait(db, query),
		findInvitation(db, { token, now }),
	])
	if (waitSeconds !== undefined) {
		const values = { wait: spellWait(waitSeconds) }
		return { problem: withProblemText({ code: 'mailed-link.too-many', values }) }
	}
	if (found) return { invited: { token, ...found } }
	await takeAttempt(db, query)
	return { problem: withProblemText({ code: 'invitation.invalid' }) }
}
