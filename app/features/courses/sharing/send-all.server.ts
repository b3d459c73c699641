import type { AppLoadContext } from '@remix-run/cloudflare'
import { editorMailRules, mostEditorMails } from '#app/domain/accounts/attempt-limit.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { admit } from '#app/http/rate-limit.server.ts'
import { logFailure } from '#app/http/responses.server.ts'

type Sender = { context: AppLoadContext; actor: { id: string } }

export type Unsent = {
	/** The addresses that got no mail. */
	emails: string[]
	/** What to say of them; undefined if there are none. */
	problem: Problem | undefined
}

/**
 * Sends the mails that an editor causes, as many as a day has. What was changed is saved by then. `failed` names
 * {emails}.
 */
export async function sendAll(
	{ context, actor }: Sender,
	mails: readonly Mail[],
	failed: ErrorCode,
): Promise<Unsent> {
	const sent = await Promise.all(mails.map((mail) => send({ context, actor }, mail)))
	const unsent = mails.filter((_, index) => sent[index] !== 'sent')
	const emails = unsent.map(({ to }) => to)
	if (emails.length === 0) return { emails, problem: undefined }
	const code = sent.includes('failed') ? failed : 'share.mails-too-many'
	return { emails, problem: { code, values: { ...mostEditorMails, emails: emails.join(', ') } } }
}

async function send({ context, actor }: Sender, mail: Mail) {
	try {
		const admitted = await admit(context, editorMailRules(actor.id, mail.to))
		if (!admitted.ok) return 'too-many'
		await context.sendMail(mail)
		return 'sent'
	} catch (error) {
		logFailure(error)
		return 'failed'
	}
}
