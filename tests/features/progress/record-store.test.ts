import { beforeEach, expect, test, vi } from 'vitest'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const key = 'hanlu.course-progress.marta'

/** A browser's storage that may be full. */
const storage = { items: new Map<string, string>(), isFull: false }

beforeEach(() => {
	storage.items.clear()
	storage.isFull = false
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => storage.items.get(name) ?? null,
		removeItem: (name: string) => storage.items.delete(name),
		setItem: (name: string, value: string) => {
			if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
			storage.items.set(name, value)
		},
	})
})

/** Another page on the same storage, with a memory of its own. */
async function openTab() {
	vi.resetModules()
	return import('#app/features/progress/record-store.ts')
}

function act(day: string, change: RecordChange) {
	return changeRecord(undefined, change, { userId: 'marta', now: Date.parse(day) })
}

const learned = act(monday, { learned: true })

test('records of one page are read by the next one, for the same person only', async () => {
	const first = await openTab()
	expect(first.keepRecords('marta', { 'ni-hao': learned })).toBe(true)
	const next = await openTab()
	expect(next.readProgress('marta')).toEqual({ 'ni-hao': learned })
	expect(next.readProgress('tom')).toEqual({})
})

test('reading again without a change returns the same object', async () => {
	const { keepRecords, readProgress } = await openTab()
	keepRecords('marta', { 'ni-hao': learned })
	const progress = readProgress('marta')
	expect(readProgress('marta')).toBe(progress)
	keepRecords('marta', { 'market-day': learned })
	expect(readProgress('marta')).not.toBe(progress)
})

test('a screen hears of each change, and of nothing else', async () => {
	const { keepRecords, onProgress } = await openTab()
	const heard = vi.fn()
	const stop = onProgress(heard)
	keepRecords('marta', { 'ni-hao': learned })
	keepRecords('marta', { 'ni-hao': learned })
	expect(heard).toHaveBeenCalledTimes(1)
	stop()
	keepRecords('marta', { 'market-day': learned })
	expect(heard).toHaveBeenCalledTimes(1)
})

test('a full storage is reported, and the page still knows its records', async () => {
	const { keepRecords, readProgress } = await openTab()
	storage.isFull = true
	expect(keepRecords('marta', { 'ni-hao': learned })).toBe(false)
	expect(readProgress('marta')).toEqual({ 'ni-hao': learned })
	storage.isFull = false
	expect(keepRecords('marta', {})).toBe(true)
	const next = await openTab()
	expect(next.readProgress('marta')).toEqual({ 'ni-hao': learned })
})

test('records that another tab overwrote are written again, merged with its own', async () => {
	const first = await openTab()
	first.keepRecords('marta', { 'ni-hao': learned })
	const other = act(tuesday, { exerciseStatus: 'started' })
	storage.items.set(key, JSON.stringify({ 'ni-hao': other, 'market-day': other }))
	first.keepRecords('marta', {})
	const next = await openTab()
	expect(next.readProgress('marta')).toMatchObject({
		'ni-hao': { learned: true, exerciseStatus: 'started' },
		'market-day': other,
	})
})

test('a damaged storage is set aside, and its readable records stay', async () => {
	const damaged = JSON.stringify({ 'ni-hao': learned, 'market-day': { learned: 'yes' } })
	storage.items.set(key, damaged)
	const { keepRecords, readProgress } = await openTab()
	expect(readProgress('marta')).toEqual({ 'ni-hao': learned })
	keepRecords('marta', { 'tea-house': learned })
	expect(Object.keys(JSON.parse(storage.items.get(key) ?? ''))).toEqual(['ni-hao', 'tea-house'])
	const aside = [...storage.items].filter(([name]) => name.startsWith(`${key}.damaged.`))
	expect(aside.map(([, stored]) => stored)).toEqual([damaged])
})

test('a forbidden storage breaks nothing', async () => {
	vi.stubGlobal('localStorage', undefined)
	const { keepRecords, readProgress } = await openTab()
	expect(keepRecords('marta', { 'ni-hao': learned })).toBe(false)
	expect(readProgress('marta')).toEqual({ 'ni-hao': learned })
})
