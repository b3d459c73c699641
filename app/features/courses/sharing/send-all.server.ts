import type { Mail, SendMail } from '#app/domain/accounts/mail.ts'
import { logFailure } from '#app/http/responses.server.ts'

/** The addresses whose mail failed. What was changed is saved by then. */
export async function sendAll(mails: readonly Mail[], sendMail: SendMail): Promise<string[]> {
	const sent = await Promise.allSettled(mails.map((mail) => sendMail(mail)))
	return sent.flatMap((outcome, index) => {
		if (outcome.status === 'fulfilled') return []
		logFailure(outcome.reason)
		return mails[index]?.to ?? []
	})
}
