import type { SendMail } from '#app/domain/accounts/mail.ts'
import type { Bindings } from './bindings.ts'

/** Sends mail through Cloudflare's mail service; the local platform binds an outbox in its place. */
export function mailer(env: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>): SendMail {
	return async (mail) => {
		await env.EMAIL.send({ from: env.MAIL_FROM, ...mail })
	}
}
