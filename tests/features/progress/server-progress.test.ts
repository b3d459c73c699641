import { beforeEach, expect, test, vi } from 'vitest'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'
import type { CourseProgress } from '#app/domain/progress/record.ts'
import { parcelsOf } from '#app/features/progress/parcels.ts'

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

/** A browser whose server answers this, and what may happen while it does. */
async function withServer(answer: object, { status = 200, meanwhile = () => {} } = {}) {
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		asked.push({ path, init })
		meanwhile()
		return Response.json({ userId: 'marta', records: {}, ignored: [], ...answer }, { status })
	})
	const server = await import('#app/features/progress/server-progress.ts')
	const store = await import('#app/features/progress/record-store.ts')
	return { ...server, ...store }
}

function act(day: string, change: RecordChange) {
	return changeRecord(undefined, change, { userId: 'marta', now: Date.parse(day) })
}

function parcelOf(records: CourseProgress) {
	const [parcel] = parcelsOf(records)
	if (!parcel) throw new Error('nothing to send')
	return parcel
}

const learned = act(monday, { learned: true })

test('what the server took is not sent again, what it ignored neither', async () => {
	const { keepRecords, sendParcel, unsentRecords } = await withServer({ ignored: ['nowhere'] })
	keepRecords('marta', { 'ni-hao': learned, nowhere: learned })
	expect(Object.keys(unsentRecords('marta'))).toEqual(['ni-hao', 'nowhere'])
	await sendParcel('marta', parcelOf(unsentRecords('marta')))
	expect(unsentRecords('marta')).toEqual({})
	expect(asked[0]?.init).toMatchObject({ method: 'POST', keepalive: true })
	const later = changeRecord(learned, { learned: false }, { userId: 'marta', now: Date.now() })
	keepRecords('marta', { 'ni-hao': later })
	expect(Object.keys(unsentRecords('marta'))).toEqual(['ni-hao'])
})

test('what was done while the server answered is sent too, whatever its clock says', async () => {
	const elsewhere = act(nextYear, { exerciseStatus: 'started' })
	const here = act(tuesday, { learned: true })
	const browser = await withServer(
		{ records: { 'ni-hao': elsewhere } },
		{ meanwhile: () => browser.keepRecords('marta', { 'ni-hao': here }) },
	)
	browser.keepRecords('marta', { 'ni-hao': act(monday, { learned: false }) })
	await browser.sendParcel('marta', parcelOf(browser.unsentRecords('marta')))
	const unsent = browser.unsentRecords('marta')
	expect(unsent['ni-hao']).toMatchObject({
		...{ learned: true, exerciseStatus: 'started', lastUpdated: nextYear },
	})
})

test('what other devices did is kept, and asked for from there on', async () => {
	const browser = await withServer({ records: { 'ni-hao': learned }, since: 7 })
	await browser.fetchChanges('marta')
	expect(browser.readProgress('marta')).toEqual({ 'ni-hao': learned })
	expect(browser.unsentRecords('marta')).toEqual({})
	await browser.fetchChanges('marta')
	expect(asked.map(({ path }) => path)).toEqual(['/progress?since=0', '/progress?since=7'])
})

test('records that were lost here are asked for with all the others', async () => {
	const browser = await withServer({ records: { 'ni-hao': learned }, since: 7 })
	await browser.fetchChanges('marta')
	items.delete('hanlu.course-progress.marta')
	vi.resetModules()
	const next = await withServer({ records: { 'ni-hao': learned }, since: 8 })
	await next.fetchChanges('marta')
	expect(asked.at(-1)?.path).toBe('/progress?since=0')
	expect(next.readProgress('marta')).toEqual({ 'ni-hao': learned })
})

test('an answer to somebody else is refused, and nothing of theirs is kept', async () => {
	const theirs = { ...learned, userId: 'tom' }
	const browser = await withServer({ userId: 'tom', records: { 'ni-hao': theirs }, since: 7 })
	await expect(browser.fetchChanges('marta')).rejects.toBeInstanceOf(browser.Refused)
	expect(browser.readProgress('marta')).toEqual({})
	browser.keepRecords('marta', { 'ni-hao': learned })
	const parcel = parcelOf(browser.unsentRecords('marta'))
	await expect(browser.sendParcel('marta', parcel)).rejects.toBeInstanceOf(browser.Refused)
	expect(Object.keys(browser.unsentRecords('marta'))).toEqual(['ni-hao'])
})

test.each([401, 400, 404])('after a %d it is no use to try again', async (status) => {
	const { fetchChanges, Refused } = await withServer({}, { status })
	await expect(fetchChanges('marta')).rejects.toBeInstanceOf(Refused)
})

test.each([429, 500, 503])('after a %d it is', async (status) => {
	const { fetchChanges, Refused } = await withServer({}, { status })
	await expect(fetchChanges('marta')).rejects.not.toBeInstanceOf(Refused)
})
