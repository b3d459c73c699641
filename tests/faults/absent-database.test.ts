/**
 * Every page and every address of the sitemap, asked for by a signed-in administrator while the
 * database is away, silent, slow or something else: an answer that says so, within the time that the
 * database is given, and as soon as it is back the page itself, from the same running product. The
 * routes are those of app/routes.ts, answered by the framework; a new one is asked for without a word.
 */
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { getLoadContext } from '#app/http/load-context.server.ts'
import { answerOf, cookieOf, siteUrl, testPlatform } from '#tests/support/context.ts'
import { makeAdmin, password } from '#tests/support/factories.ts'
import { faultyNetwork, type Treatment } from '#tests/support/faulty-network.ts'
import { type MortalDatabase, mortalDatabase } from '#tests/support/mortal-database.ts'
import { bindingsOf, doors, handleDrawn } from '#tests/support/product.ts'

/** How long the product waits for its database: as long as in earnest, or as a test can. */
const [patientMs, hurriedMs] = [20_000, 300]
let waitMs = patientMs

/** A page asks twice, one after the other; the rest is what a busy machine takes. */
const boundMs = 20_000

let database: MortalDatabase
let network: Awaited<ReturnType<typeof faultyNetwork>>
let cookie = ''
let healthy: Asked[]

beforeAll(async () => {
	database = await mortalDatabase()
	network = await faultyNetwork(database.url)
	await migrate(database.openForSeeding(), { migrationsFolder: 'migrations' })
	const db = database.open()
	const email = 'shen@example.com'
	await makeAdmin(db, { id: 'shen-lan', email })
	const { visit } = await testPlatform()
	const visited = visit('/login', { form: { email, password } })
	const context = { ...visited.context, ...contextOf(visited.request) }
	cookie = cookieOf(await answerOf(login({ ...visited, context })))
	quiet()
	healthy = await askAll()
})

afterAll(async () => {
	await network.end()
	await database.end()
})

/** Each failure is logged. */
function quiet(): void {
	vi.spyOn(console, 'error').mockImplementation(() => {})
}

beforeEach(() => {
	quiet()
	waitMs = patientMs
})

function contextOf(request: Request, { url } = network) {
	const db = openDatabase({ url }, { waitMs })
	const env = bindingsOf(url, {}, { waitMs })
	return getLoadContext({ env, request, waitUntil: () => {}, nonce: 'nonce', db })
}

type Asked = { path: string; status: number; text: string; ms: number }

/** The page to its last byte, and how long that took. */
async function ask(path: string, over = network): Promise<Asked> {
	// A script asks for data, and is shown a page that goes on loading.
	const dest = path.includes('.data') ? 'empty' : 'document'
	const headers = { cookie, 'sec-fetch-dest': dest }
	const request = new Request(`${siteUrl}${path}`, { headers })
	const begin = performance.now()
	const answer = await handleDrawn(request, contextOf(request, over))
	const text = await answer.text()
	return { path, status: answer.status, text, ms: performance.now() - begin }
}

function addressesOf({ path }: { path: string }): string[] {
	const address = path.replace('*', 'nowhere').replace(/:\w+/g, 'some-id')
	return [address, `${address === '/' ? '/_root' : address}.data`]
}

const addresses = [
	...new Set(doors.filter(({ module }) => 'loader' in module).flatMap(addressesOf)),
	// What is asked about opens a question above a list.
	...['/reset-password?token=some-token', '/words?q=好', '/saved-words?lesson=some-id'],
	...['/admin/users?ask=approve&of=shen-lan', '/admin/courses?ask=shares&of=some-id'],
	...['/admin/courses?ask=audio&of=some-id', '/admin/vocab?ask=edit&of=1'],
]

/** Addresses that ask the database for nothing, or for no more than whose name stands in the bar. */
function needsDatabase({ path, status }: Asked): boolean {
	const free = ['/reset-password', '/sign-out', '/preferences/reader', '/flashcards/reviews']
	return status !== 405 && ![...free, '/nowhere'].some((own) => [own, `${own}.data`].includes(path))
}

/** Pages that show what they have without what is missing, or say of a part that it is. */
const saysSo = /Failed to load|could not be loaded|Does not answer/
const isWholeWithout = (path: string) => /batch-create|admin\/settings/.test(path)

/** All at once, each as soon as it can. */
function askAll() {
	return Promise.all(addresses.map((path) => ask(path)))
}

function statuses(answers: readonly Asked[]) {
	return answers.map(({ path, status }) => `${path} ${status}`)
}

/** While the database is as told: who needs it is told that it failed, in time. */
async function expectFailures(): Promise<void> {
	const answers = await askAll()
	for (const [place, answer] of answers.entries()) {
		const { path, status, ms } = answer
		const well = healthy[place] ?? expect.fail(path)
		expect(ms, path).toBeLessThan(boundMs)
		if (needsDatabase(well)) expect(status, path).toBeGreaterThanOrEqual(500)
		else expect(status, path).toBe(well.status)
	}
}

test('with its database every address is answered, most with a page or its redirection', () => {
	expect(healthy.length).toBeGreaterThan(100)
	// The voice is not there, and says so.
	expect(statuses(healthy.filter(({ status }) => status >= 500))).toEqual([
		'/nls/tts 503',
		'/nls/tts.data 503',
	])
	const shown = ['/courses', '/flashcards', '/admin/users', '/admin/vocab', '/admin/overview']
	for (const path of shown) expect(healthy.find((asked) => asked.path === path)?.status).toBe(200)
})

test.each<[string, Treatment]>([
	['cannot be reached', 'refuse'],
	['never answers', 'hang'],
	['answers too late', { slowMs: 2000 }],
	['is something else', 'garble'],
])('a database that %s is a failure of the page, in time', async (_, treatment) => {
	network.treat(treatment)
	waitMs = hurriedMs
	await expectFailures()
	network.treat('pass')
	waitMs = patientMs
	expect(statuses(await askAll())).toEqual(statuses(healthy))
})

test('a slow database is waited for', async () => {
	network.treat({ slowMs: 40 })
	expect(statuses(await askAll())).toEqual(statuses(healthy))
})

test('after a restart of the database everything is as before, in the same running product', async () => {
	network.treat('pass')
	const back = database.killAndWait()
	// It may be back before the last has asked.
	for (const [place, { path, status, ms }] of (await askAll()).entries()) {
		if (status < 500) expect(status, path).toBe(healthy[place]?.status)
		expect(ms, path).toBeLessThan(boundMs)
	}
	await back
	expect(statuses(await askAll())).toEqual(statuses(healthy))
})

test.each<[string, Treatment]>([
	['breaks off', 'refuse'],
	['falls silent', 'hang'],
])(
	'where the database %s after it said who asks, no page lacks anything without a word',
	async (_, then) => {
		// Enough for the first answer, however many ask at once.
		waitMs = then === 'hang' ? 4 * hurriedMs : patientMs
		await Promise.all(
			healthy.map(async (well) => {
				const { path } = well
				const own = await faultyNetwork(database.url)
				let asked = 0
				own.treat((question) => {
					asked = question
					return question === 1 ? 'pass' : then
				})
				const { status, text, ms } = await ask(path, own)
				await own.end()
				expect(ms, path).toBeLessThan(boundMs)
				if (status >= 500) return
				if (asked === 1 || !needsDatabase(well)) expect(status, path).toBe(well.status)
				// Of data a script makes the sentence.
				else if (status === 200 && !path.includes('.data')) {
					expect(isWholeWithout(path) || saysSo.test(text), path).toBe(true)
				} else expect(status, path).toBe(well.status)
			}),
		)
	},
)
