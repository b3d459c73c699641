/** A request for loaders and actions: a real in-memory database, and mails in a list. */
import { personHeader } from '#app/contracts/person-header.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { getLoadContext } from '#app/http/load-context.server.ts'
import { memoryDatabase } from './memory-database.ts'
import { siteSecret, siteUrl } from './session.ts'
import { staticFiles } from './static-files.ts'

type Visit = {
	/** The form fields; without them the request is a GET. */
	form?: Record<string, string>
	cookie?: string | undefined
	/** Where the request comes from. */
	network?: string
	/** The user in whose name the page asks. */
	asking?: string
}

/** A platform for one test, with the services and storage it needs. */
export async function testPlatform(bindings: Partial<Bindings> = {}) {
	const db = await memoryDatabase()
	const mails: Mail[] = []
	const pending: Promise<unknown>[] = []
	const silent = { fetch: async () => new Response(null, { status: 404 }) }
	const env = {
		SITE_NAME: 'Hanlu 汉路',
		SITE_URL: siteUrl,
		MAIL_FROM: 'no-reply@example.com',
		LIBSQL_URL: 'http://localhost',
		BETTER_AUTH_SECRET: siteSecret,
		EMAIL: { send: async (mail: Mail) => mails.push(mail) },
		TOKENIZE: silent,
		TTS: silent,
		ARTICLES: silent,
		TRAINING: silent,
		MEDIA: {},
		ASSETS: staticFiles,
		...bindings,
		// Only the parts that accounts and the test use are real.
	} as unknown as Bindings

	function visit(path: string, { form, cookie, network = '203.0.113.7', asking }: Visit = {}) {
		const headers = new Headers({ 'cf-connecting-ip': network })
		if (cookie) headers.set('cookie', cookie)
		if (asking !== undefined) headers.set(personHeader, asking)
		const request = new Request(`${siteUrl}${path}`, {
			headers,
			...(form && { method: 'POST', body: new URLSearchParams(form) }),
		})
		const waitUntil = (work: Promise<unknown>) => void pending.push(work)
		const context = getLoadContext({ env, request, waitUntil, nonce: 'nonce', db })
		return { context, request, params: {} }
	}

	/** Waits for work that continues after the response. */
	async function settled(): Promise<void> {
		while (pending.length > 0) await pending.shift()
	}

	return { db, env, mails, visit, settled }
}

/** The Cookie header for the next request, from a response’s cookies. */
export function cookieOf(answer: Response): string {
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ')
}

/** A thrown or returned Response. */
export async function answerOf(work: Promise<unknown>): Promise<Response> {
	const answer = await work.catch((thrown: unknown) => thrown)
	if (answer instanceof Response) return answer
	throw answer
}
