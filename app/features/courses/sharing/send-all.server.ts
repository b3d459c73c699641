import type { AppLoadContext } from '@remix-run/cloudflare'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { editorMailRules, mostEditorMails } from '#app/domain/accounts/attempt-limit.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { admitEach } from '#app/http/rate-limit.server.ts'
import { logFailure } from '#app/http/responses.server.ts'

/** A group may have hundreds of members. */
const mostAtOnce = 20

export type Sender = { context: AppLoadContext; actor: { id: string } }

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

/** One mail, whose sender has counted it. */
export async function send(context: AppLoadContext, mail: Mail): Promise<Outcome> {
	try {
		await context.sendMail(mail)
		return 'sent'
	} catch (error) {
		logFailure(error)
		return 'failed'
	}
}
