/** Reports that wait in the browser, and the server's replies to them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportOf } from '#tests/support/reports.ts'

const storage = new Map<string, string>()
let isFull = false
/** The network’s way with a request. */
let reply: () => Response

beforeEach(() => {
	storage.clear()
	isFull = false
	vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => storage.get(name) ?? null,
		removeItem: (name: string) => storage.delete(name),
		setItem(name: string, value: string) {
			if (isFull) throw new DOMException('full', 'QuotaExceededError')
			storage.set(name, value)
		},
	})
	vi.stubGlobal('fetch', async () => reply())
})

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

/** Another page on the same storage, with a memory of its own. */
async function openTab(userId = 'ming') {
	vi.resetModules()
	const { queuedReports } = await import('#app/features/reports/sending/report-queue.ts')
	const { reportChannel } = await import('#app/features/reports/sending/report-channel.ts')
	const { sendReport } = await import('#app/features/reports/sending/send-report.ts')
	const channel = reportChannel(userId)
	return {
		send: (report: ReturnType<typeof written>) => sendReport(userId, report),
		waiting: () => queuedReports(userId).map(({ id }) => id),
		next: () => channel.nextBatch({ isAsking: false, isOneByOne: false }),
	}
}

/** A report before it is sent. */
function written(note = '') {
	const { ageMs: _, ...report } = reportOf({ note })
	return report
}

const offline = () => {
	throw new TypeError('Failed to fetch')
}

test('a report that the server takes at once does not wait', async () => {
	reply = () => Response.json({ taken: true })
	const tab = await openTab()
	expect(await tab.send(written())).toEqual({ state: 'sent' })
	expect(tab.waiting()).toEqual([])
})

test.each([
	{ why: 'without a network', answer: offline },
	{ why: 'with a broken server', answer: () => Response.json({}, { status: 503 }) },
	{ why: 'signed out', answer: () => Response.json({}, { status: 401 }) },
	{ why: 'behind a café’s login page', answer: () => new Response('<p>Welcome!') },
])(
	'$why it waits, is sent later under the same id, one at a time, and then leaves',
	async ({ answer }) => {
		reply = answer
		const [first, second] = [written('one'), written('two')]
		const tab = await openTab()
		expect(await tab.send(first)).toEqual({ state: 'waits' })
		expect(await tab.send(second)).toEqual({ state: 'waits' })
		vi.setSystemTime(61_000)
		const later = await openTab()
		expect((await openTab('an')).waiting()).toEqual([])
		const batch = later.next()
		expect(batch).toMatchObject({ path: '/reports', sent: 1 })
		expect(JSON.parse(batch?.body ?? '')).toEqual({ ...first, ageMs: 60_000 })
		expect(batch?.read({ welcome: 'to our café’s network' })).toBeUndefined()
		batch?.read({ taken: true })?.take()
		expect(later.waiting()).toEqual([second.id])
	},
)

test('a report that the server will never take is put away, so that the next one can be sent', async () => {
	reply = offline
	const tab = await openTab()
	const [first, second] = [written('one'), written('two')]
	await tab.send(first)
	await tab.send(second)
	tab.next()?.setAside()
	expect(tab.waiting()).toEqual([second.id])
	expect([...storage.values()].join()).toContain(first.id)
})

test('a note that is written later is sent after its report, though that left meanwhile', async () => {
	reply = offline
	const tab = await openTab()
	const report = written()
	await tab.send(report)
	const batch = tab.next()
	await tab.send({ ...report, note: 'yínháng' })
	expect(tab.waiting()).toEqual([report.id, report.id])
	batch?.read({ taken: true })?.take()
	expect(JSON.parse(tab.next()?.body ?? '')).toMatchObject({ id: report.id, note: 'yínháng' })
	tab.next()?.read({ taken: true })?.take()
	expect(tab.waiting()).toEqual([])
})

test('the readable reports of a damaged storage are sent', async () => {
	const good = { ...written(), at: 900 }
	storage.set(
		'hanlu.reports.ming',
		JSON.stringify([{ id: 'half' }, good, { ...good, kind: 'rude' }]),
	)
	expect((await openTab()).waiting()).toEqual([good.id])
	storage.set('hanlu.reports.ming', '[{"id":')
	expect((await openTab()).waiting()).toEqual([])
})

test('somebody who sent too many reads how long to wait, and the report stays in the dialog', async () => {
	const text = 'You have sent too many reports. Please try again in 10 minutes.'
	reply = () => Response.json({ error: { code: 'report.too-many', text } }, { status: 429 })
	const tab = await openTab()
	expect(await tab.send(written())).toEqual({ state: 'refused', text })
	expect(tab.waiting()).toEqual([])
})

test('where the device has no room for it either, the reader is told', async () => {
	reply = offline
	isFull = true
	expect(await (await openTab()).send(written())).toMatchObject({
		state: 'refused',
		text: expect.stringContaining('no room'),
	})
})
