import { expect, test } from 'vitest'
import { loader } from '#app/features/accounts/pages/user.tsx'
import { action } from '#app/features/accounts/pages/users.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

async function office() {
	const platform = await testPlatform()
	await makeAdmin(platform.db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeAccount(platform.db, { id: 'xiaomei', status: 0 })
	const cookie = await sessionOf(platform.db, 'shen-lan')
	const open = (id: string) =>
		loader({ ...platform.visit(`/admin/users/${id}`, { cookie }), params: { id } })
	return { ...platform, cookie, open }
}

test('a person’s page has the account and the changes of it', async () => {
	const { open, visit, cookie } = await office()
	const form = { intent: 'reject', user: 'xiaomei', version: '1' }
	await answerOf(action(visit('/admin/users', { form, cookie })))
	expect(await open('xiaomei')).toMatchObject({
		account: { displayName: '王小美', status: 2, countryName: 'China' },
		isOwn: false,
		history: [{ action: 'account.reject', actorName: '沈岚' }],
	})
	expect(await open('shen-lan')).toMatchObject({ isOwn: true, history: [] })
})

test('an unknown person leads back to the list', async () => {
	const { open } = await office()
	const { headers } = await answerOf(open('nobody'))
	expect(headers.get('location')).toBe('/admin/users')
})
