import type { Mail } from '#app/domain/accounts/mail.ts'

/** What Cloudflare hands the web worker, as named in wrangler.toml. */
export type Bindings = {
	SITE_NAME: string
	/** The address people know, for links in mails: https://hanlu.example */
	SITE_URL: string
	MAIL_FROM: string
	LIBSQL_URL: string
	LIBSQL_AUTH_TOKEN?: string
	BETTER_AUTH_SECRET: string
	ASSETS: Fetcher
	MEDIA: R2Bucket
	EMAIL: { send(message: Mail & { from: string }): Promise<unknown> }
	TOKENIZE: Fetcher
	TTS: Fetcher
	ARTICLES: Fetcher
	/** Who translates: workers-ai, by the binding AI. Nobody where it is not set. */
	TRANSLATION_PROVIDER?: string
	AI?: Ai
	/** Only the local platform has one: the mails that would have been sent. */
	OUTBOX?: Fetcher
}
