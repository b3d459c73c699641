/** Turns a request's bindings into product words, once. */

import QuickLru from 'quick-lru'
import { personHeader } from '#app/contracts/person-header.ts'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import type { User } from '#app/domain/accounts/user.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import { type Auth, createAuth } from './auth.server.ts'
import type { Bindings } from './bindings.ts'
import { mailer } from './mail.server.ts'
import { serviceClients } from './service-clients.server.ts'
import {
	endAllSessions,
	endSession,
	findSessionOwner,
	forgetSessionCookie,
	readSessionToken,
} from './session.server.ts'
import { translatorOf } from './translation/translator.server.ts'

type Arguments = {
	env: Bindings
	request: Request
	/** Lets work go on after the answer is sent. */
	waitUntil: (work: Promise<unknown>) => void
	/** What this answer's own scripts carry, so that no others run. */
	nonce: string
	/** The database of the bindings, unless a test brings its own. */
	db?: Db
	lessonCache?: LessonCache
}

type LessonCache = QuickLru<string, RenderedLesson>

/**
 * Shared by the requests of one worker. A lesson of 1,000 words takes half a megabyte; a worker has
 * 128 in all.
 */
const workersLessonCache: LessonCache = new QuickLru({ maxSize: 16 })

export function getLoadContext({
	env,
	request,
	waitUntil,
	nonce,
	db = databaseOf(env),
	lessonCache = workersLessonCache,
}: Arguments) {
	const responseHeaders = new Headers()
	const pageHtml = new Map<string, string>()
	const isDocument = !new URL(request.url).pathname.endsWith('.data')
	const sendMail = mailer(env)
	const site = { name: env.SITE_NAME, url: env.SITE_URL }

	const auth = once((): Auth => createAuth({ db, site, secret: env.BETTER_AUTH_SECRET }))

	function sessionToken(): Promise<string | undefined> {
		return readSessionToken(request, { siteUrl: env.SITE_URL, secret: env.BETTER_AUTH_SECRET })
	}

	/** Pages kept in the browser are this person's, and nobody else's (public/sw.js). */
	async function findAndNameUser(): Promise<User | undefined> {
		const user = await findUser()
		responseHeaders.set(personHeader, user?.id ?? 'nobody')
		const asking = request.headers.get(personHeader)
		return asking === null || asking === user?.id ? user : undefined
	}

	async function findUser(): Promise<User | undefined> {
		const token = await sessionToken()
		if (!token) return undefined
		const owner = await findSessionOwner(db, token, new Date())
		if (owner.kind === 'user') {
			if (owner.needsRenewal) await renewSession()
			return owner.user
		}
		if (owner.kind === 'refused') await endAllSessions(db, owner.userId)
		responseHeaders.append('set-cookie', forgetSessionCookie(env.SITE_URL))
		return undefined
	}

	/** Ends the request's own session, here and in the browser. */
	async function signOut(): Promise<void> {
		const token = await sessionToken()
		if (token) await endSession(db, token)
		responseHeaders.append('set-cookie', forgetSessionCookie(env.SITE_URL))
	}

	async function renewSession(): Promise<void> {
		const { headers } = await auth().api.getSession({
			headers: request.headers,
			returnHeaders: true,
		})
		for (const cookie of headers.getSetCookie()) responseHeaders.append('set-cookie', cookie)
	}

	return {
		db,
		lessonCache,
		site,
		nonce,
		auth,
		sendMail,
		waitUntil,
		services: serviceClients(env),
		/** Where somebody is configured who translates. */
		translator: once(() => translatorOf(env)),
		media: env.MEDIA,
		/** Whoever is signed in; looked up once, however many loaders ask. */
		user: once(findAndNameUser),
		signOut,
		/** Sent with whatever the request is answered. */
		responseHeaders,
		/** Where the request comes from, as Cloudflare saw it. */
		networkAddress: request.headers.get('cf-connecting-ip') ?? 'local',
		/** A page asked for by address, not by a click inside the app: its text is in its HTML. */
		isDocument,
		/** Long HTML texts by name, for the page that is being rendered. */
		pageHtml,
		/**
		 * Hands a long HTML text over: on a first load it goes into the page's own HTML, on client
		 * navigation it is returned, to be sent in the data.
		 */
		placeHtml(name: string, html: string): string | undefined {
			if (!isDocument) return html
			pageHtml.set(name, html)
			return undefined
		},
	}
}

export type LoadContext = ReturnType<typeof getLoadContext>

declare module '@remix-run/cloudflare' {
	interface AppLoadContext extends LoadContext {}
}

function databaseOf(env: Bindings): Db {
	return openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN })
}

function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined
	return () => {
		made ??= { value: make() }
		return made.value
	}
}
