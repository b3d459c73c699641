import { expect, test } from 'vitest'
import { userProfiles } from '#app/db/schema/index.ts'
import {
	countWaiting,
	findAccount,
	listUsers,
} from '#app/features/accounts/users/list-users.server.ts'
import { readUserSearch } from '#app/features/accounts/users/user-search.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

type Row = Partial<typeof userProfiles.$inferInsert> & { displayName: string }

/** Adds users who registered one after another. */
async function users(...rows: Row[]) {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values(
		rows.map((row, index) => ({
			id: `id-${index}`,
			email: `person-${index}@example.com`,
			createdAt: new Date(index * 60_000),
			...row,
		})),
	)
	const names = async (search: string) => {
		const list = await listUsers(db, readUserSearch(new URLSearchParams(search)))
		const shown = list.users.map(({ displayName }) => displayName)
		return [shown, list.total] as const
	}
	return { db, names }
}

test('users are listed newest first, in pages, with the total', async () => {
	const { names } = await users(
		...Array.from({ length: 12 }, (_, index) => ({ displayName: `${index}` })),
	)
	const first = ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']
	expect(await names('size=10')).toEqual([first, 12])
	expect(await names('size=10&page=2')).toEqual([['1', '0'], 12])
	expect(await names('size=10&page=9')).toEqual([[], 12])
})

test('users who registered at the same time keep their order across pages', async () => {
	const createdAt = new Date(0)
	const { names } = await users(
		...Array.from({ length: 20 }, (_, index) => ({ displayName: `${index}`, createdAt })),
	)
	const pages = await Promise.all([names('size=10'), names('size=10&page=2')])
	expect(new Set(pages.flatMap(([page]) => page)).size).toBe(20)
})

test('a keyword matches name, email and phone, in any case', async () => {
	const { names } = await users(
		{ displayName: 'Élodie Petit' },
		{ displayName: '王小美', email: 'XIAOMEI@example.com' },
		{ displayName: 'Tom', phone: '+49 170 555' },
		{ displayName: '100%_*[sure]' },
	)
	expect(await names('keyword=éLODIE')).toEqual([['Élodie Petit'], 1])
	expect(await names('keyword=小')).toEqual([['王小美'], 1])
	expect(await names('keyword=xiaomei@')).toEqual([['王小美'], 1])
	expect(await names('keyword=170 5')).toEqual([['Tom'], 1])
	for (const sign of ['%25', '_', '*', '[']) {
		expect(await names(`keyword=${sign}`)).toEqual([['100%_*[sure]'], 1])
	}
	expect(await names('keyword=\\')).toEqual([[], 0])
})

test('pending users can be filtered and counted', async () => {
	const { db, names } = await users(
		{ displayName: 'waits', status: 0 },
		{ displayName: 'reads', status: 1 },
		{ displayName: 'was rejected', status: 2 },
	)
	expect(await names('status=pending')).toEqual([['waits'], 1])
	expect(await names('status=pending&keyword=read')).toEqual([[], 0])
	expect(await countWaiting(db)).toBe(1)
})

test('an account is found with country and language level', async () => {
	const { db } = await users({ displayName: '王小美', country: 'CN', langLevel: 'HSK3' })
	expect(await findAccount(db, { id: 'id-0' })).toMatchObject({ country: 'CN', langLevel: 'HSK3' })
	expect(await findAccount(db, { id: 'nobody' })).toBeUndefined()
})
