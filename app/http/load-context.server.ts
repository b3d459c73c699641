/** Builds the load context of a request from its bindings. */

import QuickLru from 'quick-lru'
import { personHeader } from '#app/contracts/person-header.ts'
import type { Db } from '#app/db/client.server.ts'
import { needsSecondStep, type User } from '#app/domain/accounts/user.ts'
import { type CountedTextsMemory, noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import type { Bindings } from './bindings.ts'
import { commonPasswords } from './common-passwords.server.ts'
import { readKnownDevice, rememberDevice } from './known-device.server.ts'
import { databaseFor } from './last-change.server.ts'
import { mailer } from './mailer.server.ts'
import { logFailure } from './responses.server.ts'
import { findWaiting } from './second-step.server.ts'
import { securityLog } from './security-log.server.ts'
import { serviceClients } from './service-clients.server.ts'
import {
	endAllSessions,
	endSession,
	findSessionOwner,
	forgetSessionCookie,
	readSessionToken,
	renewSession,
} from './session.server.ts'
import { translatorOf } from './translation/translator.server.ts'
import { wantedPage } from './wanted-page.server.ts'

type Arguments = {
	env: Bindings
	request: Request
	/** Keeps work running after the response is sent. */
	waitUntil: (work: Promise<unknown>) => void
	/** The CSP nonce of this response's own scripts. */
	nonce: string
	/** Overridden by tests. */
	db?: Db
	lessonCache?: LessonCache
	countedTexts?: CountedTextsMemory
}

type LessonCache = QuickLru<string, RenderedLesson>

const freshMs = 10 * 60_000

/**
 * Shared by the requests of one worker. A lesson of 1,000 words takes half a megabyte; a worker has
 * 128 in all.
 */
const workersLessonCache: LessonCache = new QuickLru({ maxSize: 16 })

/** Also shared: numbers alone, some kilobytes a text. */
const workersCountedTexts: CountedTextsMemory = { kept: noCountedTexts }

export function getLoadContext({
	env,
	request,
	waitUntil,
	nonce,
	db: given,
	lessonCache = workersLessonCache,
	countedTexts = workersCountedTexts,
}: Arguments) {
	const { db: nearest, changeCookie } = databaseFor(request, env)
	const db = given ?? nearest
	const responseHeaders = new Headers()
	const pageHtml = new Map<string, string>()
	const isDocument = !new URL(request.url).pathname.endsWith('.data')
	const sendMail = mailer(env)
	const networkAddress = request.headers.get('cf-connecting-ip') ?? 'local'
	const cookies = { siteUrl: env.SITE_URL, secret: env.BETTER_AUTH_SECRET }
	const note = securityLog({
		secret: env.BETTER_AUTH_SECRET,
		networkAddress,
		path: new URL(request.url).pathname,
		method: request.method,
		waitUntil,
	})
	const site = { name: env.SITE_NAME, url: env.SITE_URL }

	const sessionOwner = once(async () => {
		const token = await sessionToken()
		return token ? findSessionOwner(db, token, new Date()) : undefined
	})

	/** The session that began with this request. */
	let begun: string | undefined

	/** Checked once: a signature takes longer than many a query. */
	const sentToken = once(() => readSessionToken(request, cookies))

	async function sessionToken(): Promise<string | undefined> {
		return begun ?? sentToken()
	}

	/** Names the person in a header, by which public/sw.js keeps cached pages apart. */
	async function identifyPerson(): Promise<User | undefined> {
		const user = await findUser()
		responseHeaders.set(personHeader, user?.id ?? 'nobody')
		const expected = request.headers.get(personHeader)
		return expected === null || expected === user?.id ? user : undefined
	}

	async function findUser(): Promise<User | undefined> {
		const [token, owner] = await Promise.all([sessionToken(), sessionOwner()])
		if (!token || !owner) return undefined
		if (owner.kind === 'user') {
			if (owner.needsRenewal) await renew(token, owner.signedInAt)
			return owner.user
		}
		if (owner.kind === 'refused') await endAllSessions(db, owner.userId)
		responseHeaders.append('set-cookie', forgetSessionCookie(env.SITE_URL))
		return undefined
	}

	/** The page does not wait until the database has noted it. */
	async function renew(token: string, signedInAt: Date): Promise<void> {
		const renewal = { token, signedInAt, now: new Date() }
		const { cookie, isNoted } = await renewSession(db, renewal, cookies)
		responseHeaders.append('set-cookie', cookie)
		waitUntil(isNoted.catch(logFailure))
	}

	/**
	 * Whether to ask for a new sign-in before the second step changes (ASVS 7.5.1): a session that has just
	 * begun has shown the second step, whichever it was.
	 */
	async function needsFreshSignIn(): Promise<boolean> {
		const owner = await sessionOwner()
		if (owner?.kind !== 'user' || !owner.hasSecondFactor) return false
		return Date.now() - +owner.signedInAt >= freshMs
	}

	/** An account that may change the site must have a second step, unless the site is local. */
	async function lacksSecondStep(): Promise<boolean> {
		const owner = await sessionOwner()
		if (owner?.kind !== 'user' || owner.hasSecondFactor) return false
		return needsSecondStep(owner.user.level, env.SITE_URL)
	}

	/** Remembers that this device was signed in to the account; its id. */
	async function remember(email: string): Promise<string> {
		const { id, cookie } = await rememberDevice({ ...cookies, request, email })
		responseHeaders.append('set-cookie', cookie)
		return id
	}

	/** The account whose password was typed in this browser, and whose second step is waited for. */
	const waiting = once(() => findWaiting(db, { ...cookies, request, now: new Date() }))

	/** Loaded by requests that sign somebody in or out, or change how. */
	const auth = once(async () => {
		const { makeAuth } = await import('./auth.server.ts')
		const waitingPerson = async () => (await waiting())?.id
		const onSession = (token: string) => {
			begun = token
		}
		const browser = { rememberDevice: remember, sessionToken, onSession, waitingPerson }
		return makeAuth({ db, site, secret: env.BETTER_AUTH_SECRET, networkAddress, ...browser })
	})

	/** Ends the request's session in the database and in the browser. */
	async function signOut(): Promise<void> {
		const token = await sessionToken()
		if (token) await endSession(db, token)
		responseHeaders.append('set-cookie', forgetSessionCookie(env.SITE_URL))
	}

	return {
		db,
		lessonCache,
		countedTexts,
		site,
		nonce,
		sendMail,
		waitUntil,
		services: serviceClients(env),
		/** Undefined if no provider is configured. */
		translator: once(() => translatorOf(env)),
		media: env.MEDIA,
		/** The passwords that are guessed first. */
		commonPasswords: () => commonPasswords(env.ASSETS, env.SITE_URL),
		/** The signed-in person, looked up at most once per request. */
		user: once(identifyPerson),
		/** The page to return to after signing in. */
		wantedPage: wantedPage(request),
		/** The token of the request's session. */
		sessionToken,
		signOut,
		/** Added to the response, whatever it is. */
		responseHeaders,
		/** Lets the browser remember its change, until all copies of the database know it. */
		rememberChange() {
			const cookie = changeCookie()
			if (cookie) responseHeaders.append('set-cookie', cookie)
		},
		/** The client's IP address, as seen by Cloudflare. */
		networkAddress,
		/** Writes a line about a possible attack to the log. */
		note,
		/** The count of this device's attempts at an account that it was signed in to before. */
		knownDevice: (email: string) => readKnownDevice({ ...cookies, request, email }),
		rememberDevice: remember,
		auth,
		/** A sign-in in this browser that waits for its second step. */
		waiting,
		lacksSecondStep,
		needsFreshSignIn,
		/** The public key for push services; undefined if the site sends no notifications. */
		pushKey: env.PUSH_PUBLIC_KEY,
		/** Signs and encrypts what the site hands out or keeps. */
		secret: env.BETTER_AUTH_SECRET,
		/** A full page load, as opposed to client-side navigation; the HTML includes the text. */
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

function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined
	return () => {
		made ??= { value: make() }
		return made.value
	}
}
