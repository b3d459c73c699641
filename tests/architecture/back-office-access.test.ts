/**
 * Who may enter the back office, asked as a browser, a script or a stranger may ask: every address as
 * a page and as data, with all its routes and with each of them alone, read and sent to. The routes
 * are those of the product, answered by the framework itself; a new one is asked for without a word.
 */
import { resolve } from 'node:path'
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { auditLog, userProfiles } from '#app/db/schema/index.ts'
import * as root from '#app/root.tsx'
import { action as login } from '#app/routes/visitor/login.tsx'
import routes from '#app/routes.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

type Door = { id: string; path: string; file: string; parents: string[] }

/** What needs an administrator besides the pages below /admin. */
const apisOfAdministrators = ['/api/v1/tokenize', '/api/v1/tts/:step']

const manifest: ServerBuild['routes'] = {
	root: { id: 'root', path: '', module: root },
}

async function doorsOf(
	entries: RouteConfigEntry[],
	above: Pick<Door, 'id' | 'path' | 'parents'> = { id: 'root', path: '', parents: [] },
): Promise<Door[]> {
	const doors: Door[] = []
	for (const { path, index, file, children = [] } of entries) {
		const id = file.replace(/\.tsx?$/, '')
		const whole = `${above.path}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
		const door = { id, path: whole, file, parents: [...above.parents, above.id] }
		if (!isOfAdministrators(whole)) continue
		const module = await import(/* @vite-ignore */ resolve('app', file))
		const parentId = above.id
		manifest[id] = {
			...{ id, parentId, module },
			...(path !== undefined && { path }),
			...(index && { index }),
		}
		doors.push(door, ...(await doorsOf(children, door)))
	}
	return doors
}

function isOfAdministrators(path: string): boolean {
	return /^\/admin(\/|$)/.test(path) || apisOfAdministrators.includes(path)
}

const doors = await doorsOf(await routes)

const handle = createRequestHandler(
	{
		mode: 'production',
		entry: { module: { default: () => new Response('a page', { status: 299 }) } },
		routes: manifest,
		assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
		...{ publicPath: '/', assetsBuildDirectory: '', isSpaMode: false },
		future: {
			...{ v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
			...{ v3_lazyRouteDiscovery: true, v3_singleFetch: true, v3_routeConfig: true },
		},
	},
	'production',
)

/** A page is answered as a page, an address without a screen as itself. */
function isPage({ id }: Door): boolean {
	const module = manifest[id]?.module
	return module !== undefined && 'default' in module
}

/** Every way to ask a door: as a page, as data, and as the data of one of its routes alone. */
function addressesOf(door: Door): string[] {
	const path = door.path.replace(/:\w+/g, 'some-id')
	const alone = [...door.parents, door.id].map(
		(id) => `${path}.data?_routes=${encodeURIComponent(id)}`,
	)
	return [path, `${path}.data`, ...alone.filter((address) => !address.endsWith('=root'))]
}

const someForm = { intent: 'approve', person: 'xiaomei', was: '0', text: '好', version: '1' }

const people = [
	['nobody', undefined, '/login'],
	['who waits', { level: 99, status: 0 }, '/login'],
	['who was rejected', { level: 99, status: 2 }, '/login'],
	['who was disabled', { level: 99, status: 3 }, '/login'],
	...[0, 1, 2, 98, 100].map((level) => [`level ${level}`, { level, status: 1 }, '/'] as const),
] as const

/** What only administrators may read: the address of somebody else. */
const secret = 'lin-yue@example.com'

type Given = { level: number; status: number }

/** Signed in while that was possible, then as given. */
async function visitor(given: Given | undefined) {
	const platform = await testPlatform()
	const { db, visit } = platform
	const email = 'xiaomei@example.com'
	await makeAccount(db, { id: 'xiaomei', email })
	await makeAccount(db, { id: 'lin-yue', email: secret })
	const answer = await answerOf(login(visit('/login', { form: { email, password } })))
	if (given) await db.update(userProfiles).set(given).where(eq(userProfiles.id, 'xiaomei'))
	const cookie = given ? cookieOf(answer) : undefined
	const ask = async (address: string, form?: Record<string, string>) => {
		const { request, context } = visit(address, { cookie, ...(form && { form }) })
		const answered = await handle(request, context)
		const text = await answered.text()
		const to = answered.headers.get('location') ?? /"redirect","([^"]*)"/.exec(text)?.[1]
		return { status: answered.status, to, text }
	}
	return { db, ask }
}

beforeEach(() => {
	// The workers behind some pages are not there, and that is told.
	vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('the doors are those of the back office, each with its guard', () => {
	const paths = doors.map(({ path }) => path)
	expect(paths).toEqual(expect.arrayContaining(['/admin', '/admin/users', ...apisOfAdministrators]))
	for (const door of doors) {
		expect(Object.keys(manifest[door.id]?.module ?? {}), door.file).toContain('loader')
	}
})

test.each(people)(
	'no door opens for %s',
	async (_, given, elsewhere) => {
		const { ask, db } = await visitor(given)
		const before = await db.select().from(userProfiles)
		for (const door of doors) {
			const hasAction = 'action' in (manifest[door.id]?.module ?? {})
			for (const address of addressesOf(door)) {
				for (const form of hasAction ? [undefined, someForm] : [undefined]) {
					const asked = `${form ? 'POST' : 'GET'} ${address}`
					const { status, to, text } = await ask(address, form)
					if (isPage(door) || to) expect([asked, to]).toEqual([asked, elsewhere])
					else expect([401, 403, 405], `${asked} ${status}`).toContain(status)
					expect(text, asked).not.toContain(secret)
				}
			}
		}
		expect(await db.select().from(auditLog)).toEqual([])
		expect(await db.select().from(userProfiles)).toEqual(before)
	},
	120_000,
)

test('every door opens for an administrator', async () => {
	const { ask } = await visitor({ level: 99, status: 1 })
	for (const door of doors) {
		for (const address of addressesOf(door)) {
			const { status, to } = await ask(address)
			// The start leads on, as does what does not exist.
			if (to) expect(to, address).toMatch(/^\/admin\//)
			expect([401, 403], address).not.toContain(status)
		}
	}
}, 120_000)
