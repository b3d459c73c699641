/** A platform with a signed-in administrator, for the routes of the back office. */
import { action as login } from '#app/features/accounts/pages/login.tsx'
import { answerOf, cookieOf, testPlatform } from './context.ts'
import { makeAdmin, password } from './factories.ts'

export async function testOffice(bindings: Parameters<typeof testPlatform>[0] = {}) {
	const platform = await testPlatform(bindings)
	const email = 'shen@example.com'
	await makeAdmin(platform.db, { id: 'shen-lan', email })
	const answer = await answerOf(login(platform.visit('/login', { form: { email, password } })))
	return { ...platform, cookie: cookieOf(answer) }
}
