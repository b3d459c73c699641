/** Replaces the mail service on the local platform: stores mails instead of sending them. */
import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Mail } from '#app/domain/accounts/mail.ts'

/** Limited to one page of a bucket listing. */
const shown = 200

export default class Outbox extends WorkerEntrypoint<{ MAILS: R2Bucket }> {
	/** Same signature as the EMAIL binding of Cloudflare's mail service. */
	async send(mail: Mail & { from: string }): Promise<void> {
		const now = new Date()
		// Buckets list in key order, so count down to put the newest first.
		const key = `${String(1e14 - now.getTime()).padStart(15, '0')}-${crypto.randomUUID()}`
		await this.env.MAILS.put(key, JSON.stringify({ ...mail, createdAt: now.toISOString() }))
	}

	/** All mails, newest first. */
	override async fetch(): Promise<Response> {
		const { objects } = await this.env.MAILS.list({ limit: shown })
		const mails = await Promise.all(objects.map(({ key }) => this.env.MAILS.get(key)))
		return Response.json(await Promise.all(mails.map((mail) => mail?.json())))
	}
}
