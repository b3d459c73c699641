import type { Mail } from '#app/domain/accounts/mail.ts'

/** The bindings of the web worker in wrangler.toml. */
export type Bindings = {
	SITE_NAME: string
	/** The public URL, for links in mails: https://hanlu.example */
	SITE_URL: string
	MAIL_FROM: string
	LIBSQL_URL: string
	LIBSQL_AUTH_TOKEN?: string
	/** A copy near the readers, from which pages are read. */
	LIBSQL_COPY_URL?: string
	BETTER_AUTH_SECRET: string
	/** For notifications (VAPID), as base64url. Unset: none are sent. */
	PUSH_PUBLIC_KEY?: string
	PUSH_PRIVATE_KEY?: string
	ASSETS: Fetcher
	MEDIA: R2Bucket
	EMAIL: { send(message: Mail & { from: string }): Promise<unknown> }
	TOKENIZE: Fetcher
	TTS: Fetcher
	ARTICLES: Fetcher
	TRAINING: Fetcher
	/** `workers-ai` translates by the binding AI. Unset: no translations. */
	TRANSLATION_PROVIDER?: string
	AI?: Ai
	/** Local platform only: the mails that would have been sent. */
	OUTBOX?: Fetcher
}
