import { expect, test } from 'vitest'
import {
	doneMessage,
	donePath,
	readAsked,
} from '#app/features/vocabulary/admin/list/asked-words.ts'

const read = (search: string) => readAsked(new URLSearchParams(search))

test('the address asks about one word or about many', () => {
	expect(read('ask=edit&of=12')).toMatchObject({ ask: 'edit', of: 12, ids: [] })
	expect(read('ask=batch-delete&ids=12,13,12')).toMatchObject({ ids: [12, 13] })
})

test('checkboxes send one id each where no script runs', () => {
	expect(read('ask=set-status&ids=12&ids=13').ids).toEqual([12, 13])
})

test('what is no question or no id is not read', () => {
	expect(read('ask=approve&of=mine')).toMatchObject({ ask: undefined, of: undefined })
	expect(read('ids=0,-1,1e3,7,9999999999999999').ids).toEqual([7])
	expect(read(`ids=${Array.from({ length: 300 }, (_, at) => at + 1)}`).ids).toHaveLength(100)
})

test('what was done is said where it may be so', () => {
	const said = (search: string, word?: string) =>
		doneMessage(new URLSearchParams(search), word ? { word } : undefined)
	expect(said('done=create&of=1', '内卷')).toBe('内卷 was created.')
	expect(said('done=edit&of=1', '内卷')).toBe('内卷 was saved.')
	expect(said('done=edit&of=1')).toBeUndefined()
	expect(said('done=delete&of=1')).toBe('The word was deleted.')
	expect(said('done=delete&of=1', '内卷')).toBeUndefined()
	expect(said('done=batch-delete&count=1')).toBe('1 word was deleted.')
	expect(said('done=set-status&count=20')).toBe('20 words were updated.')
	expect(said('done=set-status&count=<b>')).toBeUndefined()
	expect(said('')).toBeUndefined()
})

test('one returns to the list as it was filtered', () => {
	const search = new URLSearchParams('word=学&page=2&ask=set-status&ids=1,2')
	expect(decodeURIComponent(donePath(search, { done: 'set-status', count: 2 }))).toBe(
		'/admin/vocab?word=学&page=2&done=set-status&count=2',
	)
})
