/** Who may enter the back office: every loader and every action of its routes, for every kind of person. */
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test, vi } from 'vitest'
import { auditLog, userProfiles } from '#app/db/schema/index.ts'
import { action as login } from '#app/routes/visitor/login.tsx'
import routes from '#app/routes.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, password } from '#tests/support/factories.ts'

const email = 'xiaomei@example.com'

type Route = { path: string; file: string }

function routesBelow(entries: RouteConfigEntry[], above = ''): Route[] {
	return entries.flatMap(({ path = '', file, children = [] }) => {
		const own = `${above}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
		return [{ path: own, file }, ...routesBelow(children, own)]
	})
}

const offices = routesBelow(await routes).filter(({ file }) => file.startsWith('routes/admin/'))

/** Signed in while that was possible, then as given. */
async function visitor(given: { level: number; status: number } | undefined) {
	const platform = await testPlatform()
	if (!given) return { ...platform, cookie: undefined }
	await makeAccount(platform.db, { id: 'xiaomei', email })
	const answer = await answerOf(login(platform.visit('/login', { form: { email, password } })))
	await platform.db.update(userProfiles).set(given)
	return { ...platform, cookie: cookieOf(answer) }
}

const people = [
	['nobody', undefined, '/login'],
	['who waits', { level: 99, status: 0 }, '/login'],
	['who was rejected', { level: 99, status: 2 }, '/login'],
	['who was disabled', { level: 99, status: 3 }, '/login'],
	...[0, 1, 2, 98, 100].map((level) => [`level ${level}`, { level, status: 1 }, '/'] as const),
] as const

test('the back office has the routes of its folder', () => {
	expect(offices.map(({ path }) => path)).toContain('/admin/users')
	expect(offices.length).toBeGreaterThanOrEqual(5)
})

function open(file: string) {
	return import(/* @vite-ignore */ resolve('app', file))
}

test.each(people)('no page and no action opens for %s', async (_, given, path) => {
	const { visit, cookie, db } = await visitor(given)
	const form = { intent: 'approve', person: 'xiaomei', was: '0' }
	for (const office of offices) {
		const route = await open(office.file)
		const asked = [
			['loader', { cookie }],
			['action', { cookie, form }],
		] as const
		for (const [kind, visited] of asked.filter(([kind]) => kind in route)) {
			const answer = await answerOf(route[kind](visit(office.path, visited)))
			const told = { file: office.file, kind, status: answer.status }
			expect({ ...told, to: answer.headers.get('location') }).toEqual({
				...told,
				status: 302,
				to: path,
			})
		}
	}
	expect(await db.select().from(auditLog)).toEqual([])
})

test('each of its files has a loader, whose guard protects what is shown', async () => {
	for (const { file } of offices) expect(Object.keys(await open(file)), file).toContain('loader')
})

test('an administrator enters', async () => {
	// The workers behind the settings are not there, and that is told.
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const { visit, cookie } = await visitor({ level: 99, status: 1 })
	for (const office of offices) {
		const { loader } = await open(office.file)
		const answer = await loader(visit(office.path, { cookie })).catch((thrown: unknown) => thrown)
		// The start leads on, as does the page of a course that does not exist; a file is a file.
		if (!(answer instanceof Response) || answer.status === 200) continue
		expect(answer.headers.get('location')).toMatch(/^\/admin\//)
	}
})
