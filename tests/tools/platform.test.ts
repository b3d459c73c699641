import { expect, test } from 'vitest'
import { givenDatabase } from '#tools/platform.ts'
import { StopReason } from '#tools/stop-reason.ts'

test('the embedded database is the default', () => {
	expect(givenDatabase({})).toBeUndefined()
	expect(givenDatabase({ LIBSQL_URL: '' })).toBeUndefined()
})

test.each(['http://localhost:8080', 'https://db.example', 'libsql://db.example', 'ws://[::1]:80'])(
	'%s is accepted as an external server, with its token',
	(url) => {
		expect(givenDatabase({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: 'secret' })).toEqual({
			url,
			authToken: 'secret',
		})
	},
)

test.each(['nonsense', 'file:local.db', ':memory:', 'http://', 'localhost:8080'])(
	'%s is reported as an invalid server',
	(url) => {
		expect(() => givenDatabase({ LIBSQL_URL: url })).toThrow(StopReason)
	},
)
