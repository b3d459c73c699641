import type { AppLoadContext } from '@remix-run/cloudflare'
import { giveBackAttempt } from '#app/db/attempts.ts'
import {
	editorMailRules,
	inviteAgainRules,
	mostEditorMails,
} from '#app/domain/accounts/attempt-limit.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { Result } from '#app/domain/result.ts'
import { admit, admitEach, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid, logFailure } from '#app/http/responses.server.ts'

/** A group may have hundreds of members. */
const mostAtOnce = 20

type Sender = { context: AppLoadContext; actor: { id: string } }

/** What to say of mails that failed, or for which the day has no room. Both texts name {emails}. */
type Texts = { failed: ErrorCode; tooMany?: ErrorCode }

export type Unsent = {
	/** The addresses that got no mail. */
	emails: string[]
	/** What to say of them; undefined if there are none. */
	problem: Problem | undefined
}

/**
 * Sends the mails that an editor causes, as many as a day has, some at once. What was changed is saved by then. A
 * mail that fails does not count.
 */
export async function sendAll(
	sender: Sender,
	mails: readonly Mail[],
	{ failed, tooMany = 'share.mails-too-many' }: Texts,
): Promise<Unsent> {
	const outcomes: Outcome[] = []
	for (let start = 0; start < mails.length; start += mostAtOnce) {
		outcomes.push(...(await sendLot(sender, mails.slice(start, start + mostAtOnce))))
	}
	const unsent = mails.filter((_, index) => outcomes[index] !== 'sent')
	const emails = unsent.map(({ to }) => to)
	if (emails.length === 0) return { emails, problem: undefined }
	const code = outcomes.includes('failed') ? failed : tooMany
	return { emails, problem: { code, values: { ...mostEditorMails, emails: emails.join(', ') } } }
}

type Outcome = 'sent' | 'too-many' | 'failed'

async function sendLot({ context, actor }: Sender, mails: readonly Mail[]): Promise<Outcome[]> {
	const rules = mails.map(({ to }) => editorMailRules(actor.id, to))
	const admitted = await admitEach(context, rules).catch(logFailure)
	if (!admitted) return mails.map(() => 'failed')
	const outcomes = await Promise.all(
		mails.map((mail, index) => (admitted[index]?.ok ? send(context, mail) : 'too-many')),
	)
	const ids = admitted.flatMap((attempt, index) =>
		attempt.ok && outcomes[index] === 'failed' ? attempt.value.ids : [],
	)
	// The others are sent, whether or not this succeeds.
	if (ids.length > 0) await giveBackAttempt(context.db, { ids }).catch(logFailure)
	return outcomes
}

async function send(context: AppLoadContext, mail: Mail): Promise<Outcome> {
	try {
		await context.sendMail(mail)
		return 'sent'
	} catch (error) {
		logFailure(error)
		return 'failed'
	}
}

type Again = {
	email: string
	/** The mail with a new link. A check only finds out whether the invitation is still there. */
	invite: (isCheck: boolean) => Promise<Result<Mail, Problem>>
	failed: ErrorCode
}

/**
 * Sends an invitation again, once a minute and five times a day. It counts if it was sent. Returns the answer that
 * says why it was not.
 */
export async function sendAgain(
	sender: Sender,
	{ email, invite, failed }: Again,
): Promise<Response | undefined> {
	const { context } = sender
	const found = await invite(true)
	if (!found.ok) return invalid([found.error])
	const admitted = await admit(context, inviteAgainRules(email))
	if (!admitted.ok) return invalidTooMany('share.sent-already', admitted.error)
	let isSent = false
	try {
		const invited = await invite(false)
		if (!invited.ok) return invalid([invited.error])
		const { problem } = await sendAll(sender, [invited.value], { failed })
		if (problem) return invalid([problem])
		isSent = true
		return undefined
	} finally {
		if (!isSent) await giveBackAttempt(context.db, admitted.value)
	}
}
