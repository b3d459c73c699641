/** A platform with a signed-in administrator, for the routes of the back office. */
import { testPlatform } from './context.ts'
import { makeAdmin } from './factories.ts'
import { sessionOf } from './session.ts'

export async function testOffice(bindings: Parameters<typeof testPlatform>[0] = {}) {
	const platform = await testPlatform(bindings)
	const { db } = platform
	const id = await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	return { ...platform, cookie: await sessionOf(db, id) }
}
