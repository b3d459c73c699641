import { count } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { giveBackAttempt, takeAttempt, takeAttempts } from '#app/db/attempts.ts'
import { attempts } from '#app/db/schema/index.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const start = new Date('2026-01-01T12:00:00Z')
const after = (seconds: number) => new Date(+start + seconds * 1000)
const account = { key: 'account', limit: 2, windowMs: 60_000 }
const network = { key: 'network', limit: 3, windowMs: 600_000 }

test('attempts up to the limit are admitted, and the next gets the time to wait', async () => {
	const db = await memoryDatabase()
	expect((await takeAttempt(db, { rules: [account], now: after(0) })).ok).toBe(true)
	expect((await takeAttempt(db, { rules: [account], now: after(10) })).ok).toBe(true)
	expect(await takeAttempt(db, { rules: [account], now: after(20) })).toEqual({
		ok: false,
		error: { rule: account, waitSeconds: 40 },
	})
	expect((await takeAttempt(db, { rules: [account], now: after(60) })).ok).toBe(true)
})

test('a refused attempt is not counted under any of its rules', async () => {
	const db = await memoryDatabase()
	const rules = [account, network] as const
	for (let second = 0; second < 9; second++) await takeAttempt(db, { rules, now: after(second) })
	expect(await db.select({ n: count() }).from(attempts)).toEqual([{ n: 4 }])
})

test('if two rules are exceeded, the longer wait is returned', async () => {
	const db = await memoryDatabase()
	const rules = [account, network] as const
	await takeAttempt(db, { rules, now: after(0) })
	await takeAttempt(db, { rules: [network], now: after(1) })
	await takeAttempt(db, { rules, now: after(2) })
	const refused = await takeAttempt(db, { rules, now: after(3) })
	expect(refused).toEqual({ ok: false, error: { rule: network, waitSeconds: 597 } })
})

test('a parallel burst does not exceed the limit', async () => {
	const db = await memoryDatabase()
	const burst = Array.from({ length: 40 }, () =>
		takeAttempt(db, { rules: [account, network], now: after(0) }),
	)
	const through = (await Promise.all(burst)).filter(({ ok }) => ok)
	expect(through).toHaveLength(account.limit)
})

test('an attempt that is given back makes room for another', async () => {
	const db = await memoryDatabase()
	await takeAttempt(db, { rules: [account], now: after(0) })
	const second = await takeAttempt(db, { rules: [account], now: after(1) })
	if (second.ok) await giveBackAttempt(db, second.value)
	expect((await takeAttempt(db, { rules: [account], now: after(2) })).ok).toBe(true)
})

test('several attempts at once are counted in their order, in one round trip', async () => {
	const db = await memoryDatabase()
	const other = { ...account, key: 'other' }
	const each = [
		[account, network],
		[account],
		[account, network],
		[other, network],
		[other],
	] as const
	const batch = vi.spyOn(db.$client, 'batch')
	const taken = await takeAttempts(db, { each, now: after(0) })
	expect(taken.map(({ ok }) => ok)).toEqual([true, true, false, true, true])
	expect(taken[2]).toEqual({ ok: false, error: { rule: account, waitSeconds: 60 } })
	expect(batch).toHaveBeenCalledTimes(1)
	expect(await db.$count(attempts)).toBe(6)
})

test('several attempts are given back at once', async () => {
	const db = await memoryDatabase()
	const each = [[account], [account]] as const
	const taken = await takeAttempts(db, { each, now: after(0) })
	await giveBackAttempt(db, { ids: taken.flatMap((one) => (one.ok ? one.value.ids : [])) })
	expect(await db.$count(attempts)).toBe(0)
	expect(await takeAttempts(db, { each: [], now: after(0) })).toEqual([])
})
