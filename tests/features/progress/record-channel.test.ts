import { beforeEach, expect, test, vi } from 'vitest'
import { personHeader } from '#app/contracts/person-header.ts'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const nextYear = '2027-03-02T10:00:00.000Z'

const items = new Map<string, string>()
const asked: { path: string; init: RequestInit }[] = []

beforeEach(() => {
	items.clear()
	asked.length = 0
	vi.resetModules()
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => items.get(name) ?? null,
		removeItem: (name: string) => items.delete(name),
		setItem: (name: string, value: string) => items.set(name, value),
	})
})

/** A browser whose server replies this, and what may happen while it does. */
async function withServer(reply: object, { status = 200, meanwhile = () => {} } = {}) {
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		asked.push({ path, init })
		meanwhile()
		return Response.json({ userId: 'marta', records: {}, ignored: [], ...reply }, { status })
	})
	const { recordChannel, unsentRecords } = await import('#app/features/progress/record-channel.ts')
	const { sendBatch } = await import('#app/features/progress/outbox/send-batch.ts')
	const store = await import('#app/features/progress/record-store.ts')
	const { onSynced } = await import('#app/features/progress/sync-memory.ts')
	const channel = recordChannel('marta')

	async function exchange(isAsking: boolean) {
		const batch = channel.nextBatch({ isAsking, isOneByOne: false })
		if (!batch) throw new Error('nothing to send')
		const { outcome, settle } = await sendBatch('marta', batch)
		if (outcome.kind === 'taken') settle?.()
		return outcome.kind
	}
	return {
		...store,
		fetchChanges: () => exchange(true),
		sendRecords: () => exchange(false),
		unsent: () => Object.fromEntries(unsentRecords('marta')),
		unsentIds: () => unsentRecords('marta').map(([lessonId]) => lessonId),
		channel,
		onSynced,
	}
}

function act(day: string, change: RecordChange) {
	return changeRecord(undefined, change, { userId: 'marta', now: Date.parse(day) })
}

const learned = act(monday, { learned: true })

test('records that the server took or ignored are not sent again until they change', async () => {
	const browser = await withServer({ ignored: ['nowhere'] })
	browser.keepRecords('marta', { 'ni-hao': learned, nowhere: learned })
	expect(browser.unsentIds()).toEqual(['ni-hao', 'nowhere'])
	expect(await browser.sendRecords()).toBe('taken')
	expect(browser.unsentIds()).toEqual([])
	expect(browser.channel.nextBatch({ isAsking: false, isOneByOne: false })).toBeUndefined()
	expect(asked[0]).toMatchObject({ path: '/progress', init: { method: 'POST', keepalive: true } })
	expect(asked[0]?.init.headers).toMatchObject({ [personHeader]: 'marta' })
	expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
		records: [
			['ni-hao', learned],
			['nowhere', learned],
		],
	})
	const later = changeRecord(learned, { learned: false }, { userId: 'marta', now: Date.now() })
	browser.keepRecords('marta', { 'ni-hao': later })
	expect(browser.unsentIds()).toEqual(['ni-hao'])
})

test('a screen hears that a record was sent', async () => {
	const browser = await withServer({})
	browser.keepRecords('marta', { 'ni-hao': learned })
	const waiting: string[][] = []
	browser.onSynced(() => waiting.push(browser.unsentIds()))
	await browser.sendRecords()
	expect(waiting.at(-1)).toEqual([])
})

test('a record changed while the server replied is sent too, whatever its clock says', async () => {
	const elsewhere = act(nextYear, { exerciseStatus: 'started' })
	const here = act(tuesday, { learned: true })
	const browser = await withServer(
		{ records: { 'ni-hao': elsewhere } },
		{ meanwhile: () => browser.keepRecords('marta', { 'ni-hao': here }) },
	)
	browser.keepRecords('marta', { 'ni-hao': act(monday, { learned: false }) })
	await browser.sendRecords()
	expect(browser.unsent()['ni-hao']).toMatchObject({
		learned: true,
		exerciseStatus: 'started',
		lastUpdated: nextYear,
	})
})

test('changes of other devices are kept, and asked for from there on', async () => {
	const browser = await withServer({ records: { 'ni-hao': learned }, since: 7 })
	await browser.fetchChanges()
	expect(browser.readProgress('marta')).toEqual({ 'ni-hao': learned })
	expect(browser.unsentIds()).toEqual([])
	await browser.fetchChanges()
	expect(asked.map(({ path }) => path)).toEqual(['/progress?since=0', '/progress?since=7'])
	expect(asked[0]?.init).toMatchObject({ method: 'GET', body: undefined })
})

test('records lost in this browser are asked for with all the others', async () => {
	const browser = await withServer({ records: { 'ni-hao': learned }, since: 7 })
	await browser.fetchChanges()
	items.delete('hanlu.course-progress.marta')
	vi.resetModules()
	const next = await withServer({ records: { 'ni-hao': learned }, since: 8 })
	await next.fetchChanges()
	expect(asked.at(-1)?.path).toBe('/progress?since=0')
	expect(next.readProgress('marta')).toEqual({ 'ni-hao': learned })
})

test('a reply to another user is refused, and none of their records is kept', async () => {
	const theirs = { ...learned, userId: 'tom' }
	const browser = await withServer({ userId: 'tom', records: { 'ni-hao': theirs }, since: 7 })
	expect(await browser.fetchChanges()).toBe('denied')
	expect(browser.readProgress('marta')).toEqual({})
	browser.keepRecords('marta', { 'ni-hao': learned })
	expect(await browser.sendRecords()).toBe('denied')
	expect(browser.unsentIds()).toEqual(['ni-hao'])
})

test.each([
	[401, 'denied'],
	[404, 'denied'],
	[400, 'refused'],
])('a %d is not tried again by itself', async (status, kind) => {
	const { fetchChanges } = await withServer({}, { status })
	expect(await fetchChanges()).toBe(kind)
})

test.each([429, 500, 503])('a %d is tried again', async (status) => {
	const { fetchChanges } = await withServer({}, { status })
	expect(await fetchChanges()).toBe('failed')
})

test('a refused record is not sent again until it changes, and stays in this browser', async () => {
	const browser = await withServer({}, { status: 400 })
	browser.keepRecords('marta', { 'ni-hao': learned, 'tea-house': learned })
	const batch = browser.channel.nextBatch({ isAsking: false, isOneByOne: true })
	expect(batch?.sent).toBe(1)
	batch?.setAside()
	expect(browser.unsentIds()).toEqual(['tea-house'])
	expect(Object.keys(browser.readProgress('marta'))).toEqual(['ni-hao', 'tea-house'])
})
