import { expect, test } from 'vitest'
import { settingsOf, variablesOf } from '#tools/operations/deploy-settings.ts'
import { StopReason } from '#tools/stop-reason.ts'

const complete = {
	SITE_URL: 'https://learn.example/',
	MAIL_FROM: 'no-reply@learn.example',
	LIBSQL_URL: 'libsql://hanlu.turso.io',
	LIBSQL_AUTH_TOKEN: 'token-of-the-database',
	BETTER_AUTH_SECRET: 'a'.repeat(64),
}

function complaintAbout(env: Record<string, string | undefined>): string {
	try {
		settingsOf(env)
	} catch (error) {
		if (error instanceof StopReason) return error.message
		throw error
	}
	return ''
}

test('only the web worker gets site, mail and session secret', () => {
	const settings = settingsOf(complete)
	expect(variablesOf('web', settings)).toEqual({
		variables: {
			LIBSQL_URL: 'libsql://hanlu.turso.io',
			SITE_URL: 'https://learn.example',
			SITE_NAME: 'Hanlu 汉路',
			MAIL_FROM: 'no-reply@learn.example',
		},
		secrets: { LIBSQL_AUTH_TOKEN: 'token-of-the-database', BETTER_AUTH_SECRET: 'a'.repeat(64) },
	})
	for (const worker of ['tokenize', 'tts', 'articles', 'training']) {
		expect(variablesOf(worker, settings)).toEqual({
			variables: { LIBSQL_URL: 'libsql://hanlu.turso.io' },
			secrets: { LIBSQL_AUTH_TOKEN: 'token-of-the-database' },
		})
	}
})

test('only the web worker gets the keys for notifications, if there are any', () => {
	const settings = settingsOf({ ...complete, PUSH_SECRET: '5a'.repeat(32) })
	const { variables, secrets } = variablesOf('web', settings)
	expect(variables).toMatchObject({ PUSH_PUBLIC_KEY: expect.stringMatching(/^B[\w-]{86}$/) })
	expect(secrets).toMatchObject({ PUSH_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/) })
	expect(JSON.stringify(variablesOf('tts', settings))).not.toContain('PUSH')
	expect(complaintAbout({ ...complete, PUSH_SECRET: 'short' })).toContain('PUSH_SECRET')
})

test('only the web worker gets the copy of the database', () => {
	const settings = settingsOf({ ...complete, LIBSQL_COPY_URL: 'libsql://hanlu-fra.turso.io' })
	const variablesFor = (worker: string) => variablesOf(worker, settings).variables
	expect(variablesFor('web')).toMatchObject({ LIBSQL_COPY_URL: 'libsql://hanlu-fra.turso.io' })
	expect(variablesFor('tts')).not.toHaveProperty('LIBSQL_COPY_URL')
	expect(complaintAbout({ ...complete, LIBSQL_COPY_URL: 'file:copy.db' })).toContain(
		'LIBSQL_COPY_URL',
	)
})

test('all missing variables are reported at once', () => {
	const complaint = complaintAbout({})
	for (const name of Object.keys(complete)) expect(complaint).toContain(name)
	expect(complaint).not.toContain('SITE_NAME')
})

test.each([
	['SITE_URL', 'http://learn.example'],
	['SITE_URL', 'learn.example'],
	['MAIL_FROM', 'nobody'],
	['LIBSQL_URL', 'file:local.db'],
	['BETTER_AUTH_SECRET', 'too short to be one'],
])('%s cannot be %s, and its value is not repeated', (name, value) => {
	const complaint = complaintAbout({ ...complete, [name]: value })
	expect(complaint).toContain(name)
	expect(complaint).not.toContain(value)
})
