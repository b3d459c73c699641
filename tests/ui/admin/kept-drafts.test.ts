import { beforeEach, expect, test, vi } from 'vitest'
import {
	type Draft,
	keepDraft,
	listDrafts,
	moveDraft,
	removeDraft,
	versionToSaveOver,
} from '#app/ui/admin/kept-drafts.ts'

const place = { user: 'wang', document: 'lesson-text:first-coffee' }
const draft: Draft = { id: 'tab-1', text: 'zh: 你好', version: '3', keptAt: 1000 }

/** A browser's storage with room for `room` characters. */
function storage({ room = 5_000_000 } = {}) {
	const values = new Map<string, string>()
	return {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
			values.set(key, value)
		},
		removeItem: (key: string) => values.delete(key),
		values,
	}
}

beforeEach(() => {
	vi.stubGlobal('localStorage', storage())
})

test('a draft that was kept is found again', () => {
	expect(keepDraft(place, draft)).toBe(true)
	expect(listDrafts(place)).toEqual([draft])
})

test("a tab's newer draft replaces its older one", () => {
	keepDraft(place, draft)
	keepDraft(place, { ...draft, text: 'zh: 你好！' })
	expect(listDrafts(place).map(({ text }) => text)).toEqual(['zh: 你好！'])
})

test('another tab keeps its own draft, and the newest comes first', () => {
	keepDraft(place, draft)
	keepDraft(place, { ...draft, id: 'tab-2', text: 'zh: 再见' })
	expect(listDrafts(place).map(({ id }) => id)).toEqual(['tab-2', 'tab-1'])
	removeDraft(place, 'tab-2')
	expect(listDrafts(place)).toEqual([draft])
})

test('other people and other documents have their own drafts', () => {
	keepDraft(place, draft)
	expect(listDrafts({ ...place, user: 'li' })).toEqual([])
	expect(listDrafts({ ...place, document: 'exercises:first-coffee' })).toEqual([])
})

test('only the newest drafts of a document are kept', () => {
	for (let tab = 1; tab <= 9; tab += 1) keepDraft(place, { ...draft, id: `tab-${tab}` })
	expect(listDrafts(place).map(({ id }) => id)).toEqual(['tab-9', 'tab-8', 'tab-7', 'tab-6'])
})

test('when storage is full, the newest draft is kept alone', () => {
	vi.stubGlobal('localStorage', storage({ room: 200 }))
	keepDraft(place, { ...draft, text: '好'.repeat(100) })
	expect(keepDraft(place, { ...draft, id: 'tab-2', text: '再见'.repeat(40) })).toBe(true)
	expect(listDrafts(place).map(({ id }) => id)).toEqual(['tab-2'])
	expect(keepDraft(place, { ...draft, text: '好'.repeat(500) })).toBe(false)
	expect(listDrafts(place).map(({ id }) => id)).toEqual(['tab-2'])
})

test('blocked storage keeps nothing and never throws', () => {
	vi.stubGlobal('localStorage', undefined)
	expect(keepDraft(place, draft)).toBe(false)
	expect(listDrafts(place)).toEqual([])
	removeDraft(place, 'tab-1')
})

test.each(['{', '7', 'null', '[null, 1, {"id": 1}]', '[{"id":"a","text":"b","version":"c"}]'])(
	'a damaged draft is skipped: %s',
	(stored) => {
		keepDraft(place, draft)
		const [key = ''] = [...storageKeys()]
		localStorage.setItem(key, stored)
		expect(listDrafts(place)).toEqual([])
		expect(keepDraft(place, draft)).toBe(true)
		expect(listDrafts(place)).toEqual([draft])
	},
)

test('nothing is left once the last draft is removed', () => {
	keepDraft(place, draft)
	removeDraft(place, 'tab-1')
	expect([...storageKeys()]).toEqual([])
})

function storageKeys(): Iterable<string> {
	return 'values' in localStorage && localStorage.values instanceof Map
		? localStorage.values.keys()
		: []
}

test('after a partial save a draft is based on what was saved', () => {
	keepDraft(place, { ...draft, id: 'tab-2', version: '3' })
	keepDraft(place, draft)
	moveDraft(place, { id: draft.id, version: '4' })
	expect(listDrafts(place).map(({ id, version }) => [id, version])).toEqual([
		['tab-1', '4'],
		['tab-2', '3'],
	])
	moveDraft(place, { id: 'tab-9', version: '5' })
	expect(listDrafts(place)).toHaveLength(2)
})

test('a restored draft is saved over the version that it was begun on', () => {
	expect(versionToSaveOver(draft, { opened: '5', current: '5' })).toBe('3')
	expect(versionToSaveOver(draft, { opened: '5', current: '6', lastOwn: 6 })).toBe('3')
})

test('one’s own save since the draft was begun is no conflict', () => {
	// Saved on this page.
	expect(versionToSaveOver(draft, { opened: '3', current: '4' })).toBe('4')
	// Saved on another page, and nobody has saved in between.
	expect(versionToSaveOver(draft, { opened: '4', current: '4', lastOwn: 4 })).toBe('4')
	// Somebody else has saved before or after it.
	expect(versionToSaveOver(draft, { opened: '5', current: '5', lastOwn: 5 })).toBe('3')
	expect(versionToSaveOver(draft, { opened: '5', current: '5', lastOwn: 4 })).toBe('3')
})
