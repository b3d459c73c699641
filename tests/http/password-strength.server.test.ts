import { expect, test, vi } from 'vitest'
import { commonPasswords } from '#app/http/common-passwords.server.ts'
import { weaknessOf } from '#app/http/password-strength.server.ts'
import { siteUrl } from '#tests/support/session.ts'
import { staticFiles } from '#tests/support/static-files.ts'

const owner = { email: 'xiaomei@example.com', displayName: '王小美' }

const files = staticFiles as unknown as Fetcher

test.each(['123456', 'Password1', 'qwertyuiop', '5201314', 'ILOVEYOU', '123456789012'])(
	'%s is on the list of common passwords',
	async (password) => {
		const common = await commonPasswords(files, siteUrl)
		expect(weaknessOf(password, owner, common)).toEqual({
			code: 'password.common',
			field: 'password',
		})
	},
)

test.each(['learn-chinese', '学习学习学习', 'hanlu-admin-2026'])('%s is not', async (password) => {
	const common = await commonPasswords(files, siteUrl)
	expect(weaknessOf(password, owner, common)).toBeUndefined()
})

test('a list that could not be read is read at the next question', async () => {
	vi.resetModules()
	const fresh = await import('#app/http/common-passwords.server.ts')
	const absent = { fetch: async () => new Response(null, { status: 503 }) } as unknown as Fetcher
	await expect(fresh.commonPasswords(absent, siteUrl)).rejects.toThrow('503')
	expect(await fresh.commonPasswords(files, siteUrl)).toContain('123456')
})
