/**
 * Checks the headers of every response of the web worker: pages, refusals, files and failures.
 * Foreign scripts never run on a page, and no failure reveals its cause.
 */
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { lessonContents } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { openMediaStore } from '#tests/support/media-store.ts'
import { type Ask, bindingsOf, productOn } from '#tests/support/product.ts'
import { sessionOf, siteUrl } from '#tests/support/session.ts'
import { createWebApp } from '#workers/web/app.ts'

const run = crypto.randomUUID().slice(0, 8)
const lessonId = `${run}-ni-hao`
const audio = `/media/lessons/${lessonId}/audio/1.mp3`

let product: ReturnType<typeof productOn>
/** The same product with an unreachable database. */
const noMedia = { head: async () => null } as unknown as R2Bucket
const broken = productOn('http://127.0.0.1:9', { bindings: { MEDIA: noMedia } })
let cookie = ''
let store: Awaited<ReturnType<typeof openMediaStore>>

beforeAll(async () => {
	store = await openMediaStore()
	const { media } = store
	product = productOn(inject('databaseUrl'), { bindings: { MEDIA: media } })
	const db = openDatabase({ url: inject('databaseUrl') })
	const email = `${run}@example.com`
	cookie = await sessionOf(db, await makeAccount(db, { email }))
	await makeLesson(db, {
		id: lessonId,
		level: 'beginner',
		category: 'misc',
		title: { zh: '你好', en: 'Hello' },
		description: { zh: '', en: '' },
	})
	const zh = [{ word: '你好', pinyin: 'nǐ hǎo' }]
	await db
		.insert(lessonContents)
		.values({ lessonId, content: [{ zh, en: 'Hello', blank: 'normal' }], audioPath: audio })
	await media.put(audio.replace('/media/', ''), 'the sound of 你好')
	await media.put('covers/first-steps.webp', 'a picture')
})

afterAll(() => store.end())

silenceExpectedLogs()

const crossSite = { method: 'POST', headers: { origin: 'https://evil.example' } }

const answers: [string, number, () => Promise<Response>][] = [
	['a page', 200, () => product.ask('/login')],
	['a lesson, streamed', 200, () => ask(`/courses/lessons/${lessonId}`)],
	['the data of a lesson', 200, () => ask(`/courses/lessons/${lessonId}.data`)],
	['a redirection', 302, () => product.ask('/courses')],
	['an unknown address', 404, () => product.ask('/nowhere')],
	['a missing lesson', 404, () => ask('/courses/lessons/nowhere')],
	['an invalid form', 422, () => product.ask('/login', { form: { email: '' } })],
	['a page that fails', 500, () => broken.ask('/courses', { cookie })],
	['a failure of the whole product', 500, async () => failing().request('/', {}, env(), execution)],
	['a refusal in JSON', 401, () => product.ask('/saved-words?word=好')],
	['a request from another site', 403, () => product.ask('/login', crossSite)],
	['audio', 200, () => ask(audio)],
	['a part of the audio', 206, () => ask(audio, { headers: { range: 'bytes=0-1' } })],
	['unmodified audio', 304, () => ask(audio, { headers: { 'if-none-match': '*' } })],
	['missing audio', 404, () => ask(audio.replace('1.mp3', '2.mp3'))],
	['a cover', 200, () => product.ask('/media/covers/first-steps.webp')],
	['a missing cover', 404, () => product.ask('/media/covers/..%2fsecret')],
	['a failing part of the site', 503, () => broken.ask('/healthz')],
]

function ask(path: string, asked: Ask = {}): Promise<Response> {
	return product.ask(path, { ...asked, cookie })
}

const execution = { waitUntil() {}, passThroughOnException() {}, props: {} }
const env = () => bindingsOf('http://127.0.0.1:9')

function failing() {
	return createWebApp({
		handlePage: async () => {
			throw new Error('a secret of the machine')
		},
	})
}

const common = {
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
}

/** Internals that an error could leak: source files, stack lines, queries. */
const innards = /node_modules|\.tsx?:\d|\n\s+at |select .* from|127\.0\.0\.1|secret of the machine/i

test.each(answers)('%s carries the security headers', async (_, status, given) => {
	const answer = await given()
	const { headers } = answer
	expect(answer.status).toBe(status)
	expect(Object.fromEntries(headers)).toMatchObject(common)
	// Only a page can record its reader, and only after they allowed it.
	const isPage = headers.get('content-type')?.startsWith('text/html')
	expect(headers.get('permissions-policy')).toBe(
		`camera=(), geolocation=(), microphone=${isPage ? '(self)' : '()'}, payment=(), usb=()`,
	)
	const policy = headers.get('content-security-policy') ?? ''
	const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
	if (scripts === undefined) expect(policy).toBe("default-src 'none'; sandbox")
	else expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/)
	const text = await answer.text()
	expect(text).not.toMatch(innards)
	for (const [, attributes = ''] of text.matchAll(/<(?:script|style)\b([^>]*)>/g)) {
		expect(scripts).toContain(`'nonce-${/nonce="([^"]+)"/.exec(attributes)?.[1]}'`)
	}
	expect(text).not.toMatch(/<[^>]+\son\w+=|javascript:/i)
})

test('the log says why a page failed, without the request’s data', async () => {
	const log = vi.mocked(console.error)
	const token = /session_token=([^.]+)/.exec(cookie)?.[1] ?? expect.fail('nobody is signed in')
	for (const path of ['/courses', '/courses.data', '/word-entries?word=好', '/admin/users']) {
		log.mockClear()
		expect((await broken.ask(path, { cookie })).status).toBe(500)
		const logged = inspect(log.mock.calls, { depth: 10 })
		expect(logged, path).toMatch(/ECONNREFUSED|fetch failed|bad port/)
		expect(logged, path).not.toContain(token)
		expect(logged, path).not.toMatch(/Failed query|select /)
	}
})

test('a request for what does not exist leaves nothing in the log', async () => {
	const logs = [vi.mocked(console.error), vi.mocked(console.warn)]
	for (const log of logs) log.mockClear()
	const asked: [string, Ask, number][] = [
		['/nowhere', {}, 404],
		['/nowhere/%E0%A4%A', {}, 302],
		['/nowhere/%25E0%25A4%25A', {}, 404],
		['/courses', { method: 'OPTIONS' }, 405],
		['/courses', { method: 'DELETE' }, 405],
		['/courses?_data=root', {}, 302],
		['/courses', { form: { a: 'b' } }, 405],
		['/sign-out', {}, 405],
	]
	for (const [path, way, status] of asked) {
		expect([path, (await product.ask(path, way)).status]).toEqual([path, status])
	}
	expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a form arrives behind a proxy that names another host', async () => {
	const headers = { origin: siteUrl, host: 'localhost', 'x-forwarded-host': 'inside.example' }
	const answer = await product.ask('/login', { form: { email: '' }, headers })
	expect(answer.status).toBe(422)
})

test('a refused page leaves one line in the log, without names', async () => {
	const log = vi.mocked(console.warn)
	log.mockClear()
	await ask('/admin/users?keyword=secret')
	await product.ask('/login', crossSite)
	await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2))
	const lines = log.mock.calls.flat().map(String)
	expect(lines[0]).toMatch(/^security \{"event":"page\.refused","person":"[\w-]+",/)
	expect(lines[0]).toContain('"path":"/admin/users"')
	expect(lines[1]).toContain('"event":"request.cross-site"')
	expect(lines.join()).not.toMatch(/secret|@example/)
})

test('every answer has a script nonce of its own', async () => {
	const policies = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const { headers } = await product.ask('/login')
			return headers.get('content-security-policy')
		}),
	)
	expect(new Set(policies).size).toBe(20)
})

test('shared caches must not store pages', async () => {
	for (const path of ['/courses', `/courses/lessons/${lessonId}`, '/flashcards']) {
		for (const address of [path, `${path}.data`]) {
			const { headers } = await ask(address)
			expect([address, headers.get('cache-control')]).toEqual([address, 'private, no-cache'])
		}
	}
})

test('browsers keep no copy of the back office and the settings', async () => {
	const paths = [
		'/admin',
		'/admin/users',
		'/admin/groups',
		'/admin/groups/x',
		'/admin/courses/x',
		'/settings',
		'/settings?edit=country',
		'/settings/data',
		'/settings/device',
		'/settings/reports',
	]
	for (const path of paths) {
		for (const address of [path, path.replace(/(?=\?|$)/, '.data')]) {
			const { headers } = await ask(address)
			expect([address, headers.get('cache-control')]).toEqual([address, 'private, no-store'])
		}
	}
})

/** Addresses that would lead to another site if taken for a path. */
const elsewhere = ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/%5cevil.example']

test('no redirect leads to another site', async () => {
	const referers = [
		'https://evil.example/',
		`${siteUrl}//evil.example`,
		`${siteUrl}/\\evil.example`,
	]
	const asked = [
		...elsewhere.flatMap((path) => [
			product.ask(path),
			product.ask(`${path}/courses?q=%E2%80%8Bx`),
			product.ask(`${path}/%E2%80%8Bcourses`),
			product.ask(`${path}/courses/category/others?level=beginner&level=expert`),
			product.ask(`/courses/category/others${path}?level=beginner&level=expert`, { cookie }),
			product.ask(`/login?redirect=${path}&next=${path}&to=${path}`, { cookie }),
			product.ask(`/flashcards/reviews?deck=${path}`, { cookie }),
			product.ask('/courses/category/others?level=beginner&level=expert', { cookie }),
		]),
		...referers.map((referer) =>
			ask('/preferences/reader', { form: { toggle: 'pinyin' }, headers: { referer } }),
		),
	]
	const places = (await Promise.all(asked)).flatMap(({ headers }) => headers.get('location') ?? [])
	expect(places.length).toBeGreaterThan(5)
	for (const place of places) expect(new URL(place, siteUrl).origin).toBe(siteUrl)
})
