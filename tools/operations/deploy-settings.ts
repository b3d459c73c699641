/** The settings of a deployment, read from the environment: URL, database, secrets. */
import * as z from 'zod'
import { pushKeys } from '#tools/push-keys.ts'
import { StopReason } from '#tools/stop-reason.ts'

const databaseUrl = z.string().regex(/^(libsql|https):\/\/[^/]/)

const settingsSchema = z.object({
	SITE_URL: z.url({ protocol: /^https$/ }),
	SITE_NAME: z.string().min(1).default('Hanlu 汉路'),
	MAIL_FROM: z.email(),
	LIBSQL_URL: databaseUrl,
	LIBSQL_AUTH_TOKEN: z.string().min(1),
	LIBSQL_COPY_URL: databaseUrl.optional(),
	BETTER_AUTH_SECRET: z.string().min(32),
	PUSH_SECRET: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional(),
})

export type Settings = {
	siteUrl: string
	siteName: string
	mailFrom: string
	databaseUrl: string
	databaseToken: string
	/** Pages are read from it. */
	copyUrl?: string
	/** Signs sessions; changing it signs everybody out. */
	sessionSecret: string
	/** Of the keys for push services; without it no notifications are sent. */
	pushSecret?: string
}

const descriptions: Record<keyof z.infer<typeof settingsSchema>, string> = {
	SITE_URL: 'the address people know: https://hanlu.example',
	SITE_NAME: 'the name of the site',
	MAIL_FROM: 'who mails come from: no-reply@hanlu.example',
	LIBSQL_URL: 'the database: libsql://hanlu.turso.io',
	LIBSQL_AUTH_TOKEN: 'its token',
	LIBSQL_COPY_URL: 'a copy of it that pages are read from: libsql://hanlu-fra.turso.io',
	BETTER_AUTH_SECRET: '32 characters or more that nobody knows: openssl rand -hex 32',
	PUSH_SECRET: 'for notifications, 64 hexadecimal digits: openssl rand -hex 32',
}

/** Lists all missing or malformed variables at once, never their values. */
export function settingsOf(env: Record<string, string | undefined>): Settings {
	const read = settingsSchema.safeParse(env)
	if (!read.success) {
		const names = Object.entries(descriptions).filter(([name]) =>
			read.error.issues.some(({ path }) => path[0] === name),
		)
		const lines = names.map(([name, meaning]) => `  ${name.padEnd(18)} ${meaning}`)
		throw new StopReason(['These variables are missing or malformed:', ...lines].join('\n'))
	}
	const { data } = read
	return {
		siteUrl: data.SITE_URL.replace(/\/$/, ''),
		siteName: data.SITE_NAME,
		mailFrom: data.MAIL_FROM,
		databaseUrl: data.LIBSQL_URL,
		databaseToken: data.LIBSQL_AUTH_TOKEN,
		...(data.LIBSQL_COPY_URL && { copyUrl: data.LIBSQL_COPY_URL }),
		sessionSecret: data.BETTER_AUTH_SECRET,
		...(data.PUSH_SECRET && { pushSecret: data.PUSH_SECRET }),
	}
}

/** The variables and secrets of one worker. */
export function variablesOf(worker: string, settings: Settings) {
	const database = { LIBSQL_URL: settings.databaseUrl }
	const copy = settings.copyUrl ? { LIBSQL_COPY_URL: settings.copyUrl } : {}
	const secret = { LIBSQL_AUTH_TOKEN: settings.databaseToken }
	const push = settings.pushSecret ? pushKeys(settings.pushSecret) : undefined
	if (worker !== 'web') return { variables: database, secrets: secret }
	return {
		variables: {
			...database,
			...copy,
			SITE_URL: settings.siteUrl,
			SITE_NAME: settings.siteName,
			MAIL_FROM: settings.mailFrom,
			...(push && { PUSH_PUBLIC_KEY: push.PUSH_PUBLIC_KEY }),
		},
		secrets: {
			...secret,
			BETTER_AUTH_SECRET: settings.sessionSecret,
			...(push && { PUSH_PRIVATE_KEY: push.PUSH_PRIVATE_KEY }),
		},
	}
}
