import { expect, test } from 'vitest'
import { givenDatabase } from '#tools/platform.ts'
import { StopReason } from '#tools/stop-reason.ts'

test('without LIBSQL_URL the database is the embedded one', () => {
	expect(givenDatabase({})).toBeUndefined()
	expect(givenDatabase({ LIBSQL_URL: '' })).toBeUndefined()
})

test.each(['http://localhost:8080', 'https://db.example', 'libsql://db.example', 'ws://[::1]:80'])(
	'%s is another server, with its token',
	(url) => {
		expect(givenDatabase({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: 'secret' })).toEqual({
			url,
			authToken: 'secret',
		})
	},
)

test.each(['nonsense', 'file:local.db', ':memory:', 'http://', 'localhost:8080'])(
	'%s is no server, which is said in a sentence',
	(url) => {
		expect(() => givenDatabase({ LIBSQL_URL: url })).toThrow(StopReason)
	},
)
