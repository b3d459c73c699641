import { expect, test } from 'vitest'
import { parseSyncMemory } from '#app/features/progress/sync-memory.ts'

const monday = '2026-03-02T10:00:00.000Z'

test('the memory of what was sent is read as it was written', () => {
	const memory = { since: 1772445600000, sent: { 'ni-hao': monday } }
	expect(parseSyncMemory(JSON.stringify(memory))).toEqual(memory)
})

test.each([null, '', '{"half', '[]', 'null', '7', '{"since":"soon","sent":[1]}', '{"sent":null}'])(
	'a damaged memory is empty: %s',
	(stored) => {
		expect(parseSyncMemory(stored)).toEqual({ since: 0, sent: {} })
	},
)

test('a lesson may have any name, __proto__ too', () => {
	const { sent } = parseSyncMemory(`{"since":0,"sent":{"__proto__":"${monday}","other":7}}`)
	expect(Object.entries(sent)).toEqual([['__proto__', monday]])
})
