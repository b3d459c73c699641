import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import { auditLog, sessions, userProfiles } from '#app/db/schema/index.ts'
import { changeAccount } from '#app/features/accounts/users/change-user.server.ts'
import type { UserChange } from '#app/features/accounts/users/user-form.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T12:00:00Z')

type Standing = { status?: number; level?: number; emailVerified?: boolean }

/** Two administrators, 沈岚 and 李雷, and a user to change, 王小美, who has a session. */
async function office(standing: Standing = {}, db: Db | undefined = undefined) {
	const opened = db ?? (await memoryDatabase())
	const run = crypto.randomUUID().slice(0, 8)
	const id = (name: string) => `${run}-${name}`
	const account = (name: string, values: Standing) => ({
		id: id(name),
		displayName: name,
		email: `${id(name)}@example.com`,
		emailVerified: true,
		...values,
	})
	await opened
		.insert(userProfiles)
		.values([
			account('沈岚', { status: 1, level: 99 }),
			account('李雷', { status: 1, level: 99 }),
			account('王小美', { status: 0, level: 1, ...standing }),
		])
	await opened
		.insert(sessions)
		.values({ userId: id('王小美'), token: id('token'), expiresAt: new Date('2027-01-01') })
	const actorOf = (name: string) => ({ id: id(name), email: `${id(name)}@example.com` })
	const change = (requested: UserChange, by = '沈岚') =>
		changeAccount(opened, { change: requested, actor: actorOf(by), now })
	const user = async (name = '王小美') =>
		(
			await opened
				.select()
				.from(userProfiles)
				.where(eq(userProfiles.id, id(name)))
		)[0]
	const log = () =>
		opened
			.select()
			.from(auditLog)
			.where(eq(auditLog.objectId, id('王小美')))
			.orderBy(auditLog.at)
	const isSignedIn = async () =>
		(
			await opened
				.select()
				.from(sessions)
				.where(eq(sessions.userId, id('王小美')))
		).length > 0
	return { id, change, user, log, isSignedIn, db: opened }
}

test.each([
	['approve', 0, 1],
	['approve', 2, 1],
	['reject', 0, 2],
	['disable', 1, 3],
	['enable', 3, 1],
] as const)('%s leads from status %i to %i and is logged', async (intent, before, status) => {
	const { id, change, user, log } = await office({ status: before })
	const changed = await change({ intent, user: id('王小美'), version: 1 })
	expect(changed).toMatchObject({ ok: true, value: { isNew: true } })
	expect(await user()).toMatchObject({ status, level: 1, version: 2, updatedAt: now })
	expect(await log()).toMatchObject([
		{
			action: `account.${intent}`,
			objectType: 'person',
			actorId: id('沈岚'),
			before: { status: before },
			after: { status },
			at: now,
		},
	])
})

test('setting the level is logged and keeps the status', async () => {
	const { id, change, user, log, isSignedIn } = await office({ status: 1 })
	await change({ intent: 'set-level', user: id('王小美'), version: 1, level: 2 })
	expect(await user()).toMatchObject({ status: 1, level: 2 })
	expect(await log()).toMatchObject([{ before: { level: 1 }, after: { level: 2 } }])
	expect(await isSignedIn()).toBe(true)
})

test('disabling an account ends its sessions, enabling it does not', async () => {
	const disabled = await office({ status: 1 })
	await disabled.change({ intent: 'disable', user: disabled.id('王小美'), version: 1 })
	expect(await disabled.isSignedIn()).toBe(false)
	const enabled = await office({ status: 3 })
	await enabled.change({ intent: 'enable', user: enabled.id('王小美'), version: 1 })
	expect(await enabled.isSignedIn()).toBe(true)
})

test('an address that is not confirmed is approved only where that is meant', async () => {
	const { id, change, user, log } = await office({ emailVerified: false })
	const form = { intent: 'approve', user: id('王小美'), version: 1 } as const
	expect(await change(form)).toMatchObject({ ok: false, error: { code: 'account.unconfirmed' } })
	expect(await user()).toMatchObject({ status: 0, version: 1 })
	expect(await log()).toEqual([])
	expect(await change({ ...form, unconfirmed: 'on' })).toMatchObject({ ok: true })
	expect(await user()).toMatchObject({ status: 1, emailVerified: false })
})

test('the same form sent twice makes one change', async () => {
	const { id, change, log } = await office()
	const form = { intent: 'approve', user: id('王小美'), version: 1 } as const
	await change(form)
	expect(await change(form)).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await log()).toHaveLength(1)
})

test('setting the current level changes nothing', async () => {
	const { id, change, log } = await office()
	const form = { intent: 'set-level', user: id('王小美'), version: 1, level: 1 } as const
	expect(await change(form)).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await log()).toEqual([])
})

test('a change based on an old version is refused', async () => {
	const { id, change, user, log } = await office()
	await change({ intent: 'reject', user: id('王小美'), version: 1 }, '李雷')
	const refused = await change({ intent: 'approve', user: id('王小美'), version: 1 })
	expect(refused).toEqual({ ok: false, error: { code: 'account.changed', version: 2 } })
	expect(await user()).toMatchObject({ status: 2 })
	expect(await log()).toHaveLength(1)
})

test.each([
	['enable', 0],
	['disable', 0],
	['reject', 1],
	['approve', 7],
] as const)('%s is refused at status %i', async (intent, status) => {
	const { id, change, user, log } = await office({ status })
	const refused = await change({ intent, user: id('王小美'), version: 1 })
	expect(refused).toMatchObject({ ok: false, error: { code: 'account.changed' } })
	expect(await user()).toMatchObject({ status, version: 1 })
	expect(await log()).toEqual([])
})

test.each([
	{ intent: 'disable', version: 1 },
	{ intent: 'set-level', version: 1, level: 1 },
	{ intent: 'set-level', version: 1, level: 99 },
] as const)('administrators cannot change their own account: %j', async (form) => {
	const { id, change, user } = await office()
	const refused = await change({ ...form, user: id('沈岚') })
	expect(refused).toEqual({ ok: false, error: { code: 'account.own' } })
	expect(await user('沈岚')).toMatchObject({ status: 1, level: 99 })
})

test('an account that does not exist cannot be changed', async () => {
	const { change } = await office()
	const refused = await change({ intent: 'approve', user: 'nobody', version: 1 })
	expect(refused).toEqual({ ok: false, error: { code: 'account.not-found' } })
})

test('if two administrators demote each other at once, one of them remains', async () => {
	const { id, change, user } = await office({}, openDatabase({ url: inject('databaseUrl') }))
	const demote = (by: string, whom: string) =>
		change({ intent: 'set-level', user: id(whom), version: 1, level: 1 }, by)
	const answers = await Promise.all([demote('沈岚', '李雷'), demote('李雷', '沈岚')])
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'session.not-admin' } })
	const levels = await Promise.all([user('沈岚'), user('李雷')])
	expect(levels.filter((one) => one?.level === 99)).toHaveLength(1)
})
