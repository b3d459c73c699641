import type { SendMail } from '#app/domain/accounts/mail.ts'
import type { Bindings } from './bindings.ts'

/** Sends mail through Cloudflare's mail service, or to the outbox of the local platform. */
export function mailer({ EMAIL, MAIL_FROM }: Pick<Bindings, 'EMAIL' | 'MAIL_FROM'>): SendMail {
	return async (mail) => {
		await EMAIL.send({ from: MAIL_FROM, ...mail })
	}
}

/** Whether the mail service said that it does not send a mail: its errors have codes like E_RATE_LIMIT_EXCEEDED. */
export function isRefusedMail(error: unknown): boolean {
	return error instanceof Error && 'code' in error && String(error.code).startsWith('E_')
}
