import { expect, test } from 'vitest'
import {
	doneMessage,
	donePath,
	readWordsAddress,
} from '#app/features/vocabulary/admin/list/address.ts'

const read = (search: string) => readWordsAddress(new URLSearchParams(search))

test('the address opens a dialog for one word or several', () => {
	expect(read('ask=edit&of=12')).toMatchObject({ ask: 'edit', of: 12, ids: [] })
	expect(read('ask=batch-delete&ids=12,13,12')).toMatchObject({ ids: [12, 13] })
})

test('unknown dialogs and invalid ids are ignored', () => {
	expect(read('ask=approve&of=mine')).toMatchObject({ ask: undefined, of: undefined })
	expect(read('ids=0,-1,1e3,7,9999999999999999').ids).toEqual([7])
	expect(read(`ids=${Array.from({ length: 300 }, (_, at) => at + 1)}`).ids).toHaveLength(100)
})

test('a message appears only if the stored words allow it', () => {
	const messageOf = (search: string, word?: string) =>
		doneMessage(new URLSearchParams(search), word ? { word } : undefined)
	expect(messageOf('done=create&of=1', '内卷')).toBe('内卷 was created.')
	expect(messageOf('done=edit&of=1', '内卷')).toBe('内卷 was saved.')
	expect(messageOf('done=edit&of=1')).toBeUndefined()
	expect(messageOf('done=delete&of=1')).toBe('The word was deleted.')
	expect(messageOf('done=delete&of=1', '内卷')).toBeUndefined()
	expect(messageOf('done=batch-delete&count=1')).toBe('1 word was deleted.')
	expect(messageOf('done=set-status&count=20')).toBe('20 words were updated.')
	expect(messageOf('done=set-status&count=<b>')).toBeUndefined()
	expect(messageOf('')).toBeUndefined()
})

test('the list keeps its filters after a change', () => {
	const search = new URLSearchParams('word=学&page=2&ask=set-status&ids=1,2')
	expect(decodeURIComponent(donePath(search, { done: 'set-status', count: 2 }))).toBe(
		'/admin/vocab?word=学&page=2&done=set-status&count=2',
	)
})
