import { expect, test } from 'vitest'
import { err, ok } from '#app/domain/result.ts'

test('a result is a value or an error', () => {
	expect(ok('汉路')).toEqual({ ok: true, value: '汉路' })
	expect(err(['no value'])).toEqual({ ok: false, error: ['no value'] })
})
