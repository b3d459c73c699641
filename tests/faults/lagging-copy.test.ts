/**
 * Pages are read from a copy of the database that follows the primary. A browser sees its own changes at once,
 * however far the copy lags behind; the others see them when the copy does.
 */
import { eq } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { userProfiles } from '#app/db/schema/index.ts'
import { copiedPrimary } from '#tests/support/copied-primary.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'
import { openForSeeding } from '#tools/platform.ts'

let servers: Awaited<ReturnType<typeof copiedPrimary>>
let product: ReturnType<typeof productOn>
let session = ''

beforeAll(async () => {
	servers = await copiedPrimary()
	await migrate(openForSeeding(servers), { migrationsFolder: 'migrations' })
	const db = openDatabase(servers)
	await makeAccount(db, { id: 'xiaomei', email: 'xiaomei@example.com', displayName: 'Xiaomei' })
	session = await sessionOf(db, 'xiaomei')
	product = productOn(servers.url, { bindings: { LIBSQL_COPY_URL: servers.copyUrl } })
	await copyHas('Xiaomei')
})

afterAll(() => servers.end())

silenceExpectedLogs()

/** A browser of 小美's, with its cookies. */
function browser() {
	const cookies = new Map<string, string>()
	async function ask(path: string, form?: Record<string, string>) {
		const own = [...cookies].map(([name, value]) => `${name}=${value}`)
		const answer = await product.ask(path, {
			cookie: [session, ...own].join('; '),
			...(form && { form }),
		})
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
			if (/max-age=0/i.test(cookie)) cookies.delete(name)
			else if (/change/.test(name)) cookies.set(name, value)
		}
		return { status: answer.status, text: await answer.text() }
	}
	return {
		nameInSettings: async () => {
			const { text } = await ask('/settings')
			return /Xiaomei|小美/.exec(text)?.[0]
		},
		rename: (displayName: string) => ask('/settings', { intent: 'displayName', displayName }),
		ask,
		remembers: () => cookies.size > 0,
	}
}

async function copyHas(name: string): Promise<void> {
	const copy = openDatabase({ url: servers.copyUrl })
	await vi.waitFor(
		async () => {
			const [found] = await copy
				.select({ name: userProfiles.displayName })
				.from(userProfiles)
				.where(eq(userProfiles.id, 'xiaomei'))
			expect(found?.name).toBe(name)
		},
		{ timeout: 20_000 },
	)
}

test('a browser reads its own change while the copy lags, and others when the copy has it', async () => {
	const [desktop, phone] = [browser(), browser()]
	expect(await phone.nameInSettings()).toBe('Xiaomei')

	servers.hold()
	await desktop.rename('小美')
	expect(await desktop.nameInSettings()).toBe('小美')
	expect(await phone.nameInSettings()).toBe('Xiaomei')
	expect(await desktop.nameInSettings()).toBe('小美')
	expect(desktop.remembers()).toBe(true)

	servers.release()
	await copyHas('小美')
	expect(await desktop.nameInSettings()).toBe('小美')
	expect(desktop.remembers()).toBe(false)
	expect(await phone.nameInSettings()).toBe('小美')
})

test('a browser that only reads is not remembered', async () => {
	const reader = browser()
	await reader.ask('/courses')
	expect(reader.remembers()).toBe(false)
})

test('a number that somebody made up costs them the way to the primary, and nothing else', async () => {
	const cookie = `${session}; hanlu.change=999999999999`
	expect((await product.ask('/courses', { cookie })).status).toBe(200)
	for (const damaged of [
		'hanlu.change=',
		'hanlu.change=-1',
		'hanlu.change=1e9',
		'hanlu.change=%00',
	]) {
		expect((await product.ask('/courses', { cookie: `${session}; ${damaged}` })).status).toBe(200)
	}
})

test('pages are read while the primary is down, and from the primary while the copy is', async () => {
	const primary = productOn(servers.url, { bindings: { LIBSQL_COPY_URL: 'http://127.0.0.1:9' } })
	expect((await primary.ask('/courses', { cookie: session })).status).toBe(200)
	await servers.endPrimary()
	expect((await product.ask('/courses', { cookie: session })).status).toBe(200)
	expect((await browser().rename('小丽')).status).toBeGreaterThanOrEqual(500)
})
