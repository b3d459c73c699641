/** Sends the mail of an invitation again, with a new link. */
import { type ExceededLimit, giveBackAttempt } from '#app/db/attempts.ts'
import {
	endInvitation,
	type NewInvitation,
	newInvitation,
	storeInvitation,
} from '#app/db/open-invitations.ts'
import {
	editorMailRules,
	inviteAgainRules,
	inviteFailureRule,
	mostEditorMails,
} from '#app/domain/accounts/attempt-limit.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid, logFailure } from '#app/http/responses.server.ts'
import { type Sender, send } from './send-all.server.ts'

type Invited = { skipsWaitlist: boolean; mailOf: (link: NewInvitation) => Mail }

type Again = {
	/** The course, lesson or group that the address is invited to. */
	of: string
	email: string
	/** Finds out whether the invitation is still there. Once its mail `isSent`, that is noted and logged. */
	invite: (isSent: boolean) => Promise<Result<Invited, Problem>>
	failed: ErrorCode
}

/**
 * Once a minute and five times a day, if the editor's day has room. It counts if it was sent; a mail that fails may
 * be tried again at once, some times an hour. Returns the answer that says why it was not sent.
 */
export async function sendAgain(
	{ context, actor }: Sender,
	{ of, email, invite, failed }: Again,
): Promise<Response | undefined> {
	const { db } = context
	const found = await invite(false)
	if (!found.ok) return invalid([found.error])
	const again = inviteAgainRules(of, email)
	const failure = inviteFailureRule(actor.id, email)
	const admitted = await admit(context, [...again, ...editorMailRules(actor.id, email), failure])
	if (!admitted.ok) return refused(admitted.error, { again, failure, email })
	const { skipsWaitlist, mailOf } = found.value
	const link = await newInvitation(email)
	let isSent = false
	try {
		// Whoever reads the mail finds the link working.
		await storeInvitation(db, link, { skipsWaitlist, now: new Date() })
		isSent = (await send(context, mailOf(link))) === 'sent'
		const noted = isSent ? await invite(true) : undefined
		if (noted?.ok) return undefined
		// The mail failed, or the invitation was taken back meanwhile.
		await endInvitation(db, link).catch(logFailure)
		return invalid([noted?.error ?? { code: failed, values: { emails: email } }])
	} finally {
		// The last one counts failures. The answer is right, whether or not this succeeds.
		const { ids } = admitted.value
		await giveBackAttempt(db, { ids: isSent ? ids.slice(-1) : ids.slice(0, -1) }).catch(logFailure)
	}
}

type Rules = {
	again: ReturnType<typeof inviteAgainRules>
	failure: ReturnType<typeof inviteFailureRule>
	email: string
}

function refused(limit: ExceededLimit, { again, failure, email }: Rules): Response {
	if (again.includes(limit.rule)) return invalidTooMany('share.sent-already', limit)
	if (limit.rule === failure) return invalidTooMany('share.failed-often', limit)
	return invalid([{ code: 'share.mails-too-many', values: { ...mostEditorMails, emails: email } }])
}
