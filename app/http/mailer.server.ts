import type { SendMail } from '#app/domain/accounts/mail.ts'
import type { Bindings } from './bindings.ts'

/** Sends mail through Cloudflare's mail service, or to the outbox of the local platform. */
export function mailer({ EMAIL, MAIL_FROM }: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>): SendMail {
	return async (mail) => {
		await EMAIL.send({ from: MAIL_FROM, ...mail })
	}
}
