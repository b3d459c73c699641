import { expect, test } from 'vitest'
import { seedSteps, userProfiles } from '#app/db/schema/index.ts'
import { demoAccounts } from '#app/seed/accounts.ts'
import { seed } from '#app/seed/seed.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { siteSecret } from '#tests/support/session.ts'

function seedAccounts(db: Awaited<ReturnType<typeof memoryDatabase>>, withDemoAccounts: boolean) {
	return seed({
		db,
		withDemoAccounts,
		secret: siteSecret,
		hasMedia: true,
		withMedia: async () => {},
		say: (_, work) => work(() => {}),
		only: ['accounts'],
	})
}

test('only a database of one’s own gets the accounts whose passwords everybody knows', async () => {
	const db = await memoryDatabase()
	await seedAccounts(db, false)
	expect(await db.$count(userProfiles)).toBe(0)
	expect(await db.$count(seedSteps)).toBe(0)
})

test('the database that npm start runs gets them', async () => {
	const db = await memoryDatabase()
	await seedAccounts(db, true)
	expect(await db.$count(userProfiles)).toBe(demoAccounts.length)
})
