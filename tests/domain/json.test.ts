import { expect, test } from 'vitest'
import { parseJson } from '#app/domain/json.ts'

test('JSON is parsed', () => {
	expect(parseJson('"你好"')).toBe('你好')
})

test.each(['', '<html>', '{"code":1', '\ud800'])('%j is not JSON', (text) => {
	expect(parseJson(text)).toBeUndefined()
})
