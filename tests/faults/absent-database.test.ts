/**
 * A signed-in administrator requests every route while the database is down, silent, slow or
 * something else. Each response says so within the database's time limit; once the database is back,
 * the same running product serves the page again. New routes of app/routes.ts are included
 * automatically.
 */
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { getLoadContext } from '#app/http/load-context.server.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { faultyNetwork, type Treatment } from '#tests/support/faulty-network.ts'
import { isLong } from '#tests/support/length.ts'
import { type MortalDatabase, mortalDatabase } from '#tests/support/mortal-database.ts'
import { bindingsOf, doors, handleDrawn } from '#tests/support/product.ts'
import { sessionOf, siteUrl } from '#tests/support/session.ts'

/** The database timeout: as in production, or short for a test. */
const [patientMs, hurriedMs] = [20_000, 300]
let waitMs = patientMs

let database: MortalDatabase
let network: Awaited<ReturnType<typeof faultyNetwork>>
let cookie = ''
let healthy: Asked[]

beforeAll(async () => {
	database = await mortalDatabase()
	network = await faultyNetwork(database.url)
	await migrate(database.openForSeeding(), { migrationsFolder: 'migrations' })
	const db = database.open()
	await makeAdmin(db, { id: 'shen-lan' })
	cookie = await sessionOf(db, 'shen-lan')
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

type Asked = { path: string; status: number; text: string }

/** Reads the page to its last byte and measures the time. */
async function ask(path: string, over = network): Promise<Asked> {
	// Scripts request data; browsers get a page that keeps streaming.
	const dest = path.includes('.data') ? 'empty' : 'document'
	const headers = { cookie, 'sec-fetch-dest': dest }
	const request = new Request(`${siteUrl}${path}`, { headers })
	const answer = await handleDrawn(request, contextOf(request, over))
	const text = await answer.text()
	return { path, status: answer.status, text }
}

function addressesOf({ path }: { path: string }): string[] {
	const address = path.replace('*', 'nowhere').replace(/:\w+/g, 'some-id')
	return [address, `${address === '/' ? '/_root' : address}.data`]
}

const addresses = [
	...new Set(doors.filter(({ module }) => 'loader' in module).flatMap(addressesOf)),
	// These open a dialog above a list.
	...[
		'/reset-password?token=some-token',
		'/confirm-email?token=some-token',
		'/email-change?token=some-token',
		'/word-entries?q=好',
		'/saved-words?lesson=some-id',
	],
	'/nls/tts?text=好',
	...['/admin/users?ask=approve&of=shen-lan', '/admin/courses?ask=shares&of=some-id'],
	...['/admin/groups?ask=edit&of=some-id', '/admin/courses/some-id/progress?group=some-id'],
	'/register?invitation=some-token',
	...['/admin/courses?ask=audio&of=some-id', '/admin/vocab?ask=edit&of=1'],
]

/** False for addresses that query nothing, or only the user’s name for the bar. */
function needsDatabase({ path, status }: Asked): boolean {
	const free = [
		'/reset-password',
		'/confirm-email',
		'/email-change',
		'/sign-out',
		'/preferences/reader',
		'/flashcards/reviews',
		'/reminder/off',
	]
	return status !== 405 && ![...free, '/nowhere'].some((own) => [own, `${own}.data`].includes(path))
}

/** Pages may be complete without the database, or say which part is missing. */
const saysSo = /Failed to load|could not be loaded|Does not answer/
const isWholeWithout = (path: string) =>
	/batch-create|articles\/new|courses\/import|admin\/settings/.test(path)

/** As many as one browser opens at once, and more: all of them would wait for a busy machine. */
const askedAtOnce = 24

/** Requests all addresses. */
async function askAll(): Promise<Asked[]> {
	const answers: Asked[] = []
	for (let start = 0; start < addresses.length; start += askedAtOnce) {
		const some = addresses.slice(start, start + askedAtOnce)
		answers.push(...(await Promise.all(some.map((path) => ask(path)))))
	}
	return answers
}

function statuses(answers: readonly Asked[]) {
	return answers.map(({ path, status }) => `${path} ${status}`)
}

/** Expects every page that needs the database to fail, and to do so at all: a test ends after a minute. */
async function expectFailures(): Promise<void> {
	const answers = await askAll()
	for (const [place, answer] of answers.entries()) {
		const { path, status } = answer
		const well = healthy[place] ?? expect.fail(path)
		if (needsDatabase(well)) expect(status, path).toBeGreaterThanOrEqual(500)
		else expect(status, path).toBe(well.status)
	}
}

test('every address answers while the database is up', () => {
	expect(healthy.length).toBeGreaterThan(100)
	// The voice is missing and says so.
	expect(statuses(healthy.filter(({ status }) => status >= 500))).toEqual([
		'/admin/voice-sample 503',
		'/admin/voice-sample.data 503',
		'/nls/tts?text=好 503',
	])
	const shown = ['/courses', '/flashcards', '/admin/users', '/admin/vocab', '/admin/overview']
	for (const path of shown) expect(healthy.find((asked) => asked.path === path)?.status).toBe(200)
})

const absences: [string, Treatment][] = [
	['cannot be reached', 'refuse'],
	['never answers', 'hang'],
	['answers too late', { slowMs: 2000 }],
	['is something else', 'garble'],
]

test.each(isLong ? absences : absences.slice(0, 1))(
	'pages fail in time when the database %s',
	async (_, treatment) => {
		network.treat(treatment)
		waitMs = hurriedMs
		await expectFailures()
		network.treat('pass')
		waitMs = patientMs
		expect(statuses(await askAll())).toEqual(statuses(healthy))
	},
)

test.runIf(isLong)('pages wait for a slow database', async () => {
	network.treat({ slowMs: 40 })
	expect(statuses(await askAll())).toEqual(statuses(healthy))
})

test('the running product recovers after the database restarts', async () => {
	network.treat('pass')
	const back = database.killAndWait()
	// The database may be back before the last request.
	for (const [place, { path, status }] of (await askAll()).entries()) {
		if (status < 500) expect(status, path).toBe(healthy[place]?.status)
	}
	await back
	expect(statuses(await askAll())).toEqual(statuses(healthy))
})

const losses: [string, Treatment][] = [
	['falls silent', 'hang'],
	['breaks off', 'refuse'],
]

test.each(isLong ? losses : losses.slice(0, 1))(
	'pages say what is missing when the database %s after the session lookup',
	async (_, then) => {
		// Long enough for the first answer under many simultaneous requests.
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
				const { status, text } = await ask(path, own)
				await own.end()
				if (status >= 500) return
				if (asked === 1 || !needsDatabase(well)) expect(status, path).toBe(well.status)
				// For data responses the browser’s script writes the message.
				else if (status === 200 && !path.includes('.data')) {
					expect(isWholeWithout(path) || saysSo.test(text), path).toBe(true)
				} else expect(status, path).toBe(well.status)
			}),
		)
	},
)
