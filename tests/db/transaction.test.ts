import { eq, sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import { auditLog, userProfiles, vocab } from '#app/db/schema/index.ts'
import { changeAsAdmin } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** 沈岚 is an administrator who renames 茶馆, a word of this test's own. */
async function office(db: Db | undefined = undefined) {
	const opened = db ?? (await memoryDatabase())
	const run = crypto.randomUUID().slice(0, 8)
	const actor = { id: run, email: `${run}@example.com` }
	await opened.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const { id } = await makeWord(opened, { word: `茶馆${run}`, pinyin: 'chá guǎn' })
	const entry = { action: 'word.edit', objectType: 'word', objectId: String(id) }
	const isWord = eq(vocab.id, id)
	const find = async (tx: Db = opened) =>
		(await tx.select({ pinyin: vocab.pinyin, version: vocab.version }).from(vocab).where(isWord))[0]
	const rename = (pinyin: string, over: Db = opened) =>
		changeAsAdmin(over, { actor, now }, async ({ tx, log, save }) => {
			const found = (await find(tx)) ?? expect.fail()
			const version = found.version + 1
			await save([
				tx.update(vocab).set({ pinyin, version }).where(isWord),
				log({ ...entry, before: { pinyin: found.pinyin }, after: { pinyin } }),
			])
			return ok(version)
		})
	const log = () => opened.select().from(auditLog).where(eq(auditLog.actorId, actor.id))
	return { db: opened, run, actor, entry, isWord, find, rename, log }
}

test('a change and its entry in the audit log are made together', async () => {
	const { actor, rename, find, log } = await office()
	expect(await rename('chá guǎnr')).toEqual(ok(2))
	expect(await find()).toEqual({ pinyin: 'chá guǎnr', version: 2 })
	expect(await log()).toMatchObject([
		{
			actorId: actor.id,
			actorEmail: actor.email,
			action: 'word.edit',
			at: now,
			before: { pinyin: 'chá guǎn' },
			after: { pinyin: 'chá guǎnr' },
		},
	])
})

test.each([{ level: 98 }, { status: 3 }])(
	'a demoted administrator (%j) gets no further than the first statement',
	async (demotion) => {
		const { db, actor, rename, find, log } = await office()
		await db.update(userProfiles).set(demotion).where(eq(userProfiles.id, actor.id))
		expect(await rename('chá guǎnr')).toEqual(err({ code: 'session.not-admin' }))
		expect(await find()).toMatchObject({ version: 1 })
		expect(await log()).toEqual([])
		const decided = vi.fn()
		await changeAsAdmin(db, { actor, now }, async ({ tx }) => {
			await find(tx)
			return ok(decided())
		})
		expect(decided).not.toHaveBeenCalled()
	},
)

test('nothing is written but by a save', async () => {
	const { db, actor, entry, isWord, find, log } = await office(
		openDatabase({ url: inject('databaseUrl') }),
	)
	const refused = changeAsAdmin(db, { actor, now }, async ({ tx, log: record, save }) => {
		await tx.update(vocab).set({ pinyin: 'chá' }).where(isWord)
		await save([record(entry)])
		return ok(undefined)
	})
	await expect(refused).rejects.toThrow()
	expect(await find()).toMatchObject({ pinyin: 'chá guǎn' })
	expect(await log()).toEqual([])
})

test('a write that fails leaves neither the change nor its entry', async () => {
	const { db, actor, entry, isWord, find, rename, log } = await office(
		openDatabase({ url: inject('databaseUrl') }),
	)
	const failing = changeAsAdmin(db, { actor, now }, async ({ tx, log: record, save }) => {
		await save([
			tx.update(vocab).set({ pinyin: 'chá' }).where(isWord),
			record(entry),
			tx.run(sql`insert into no_such_table values (1)`),
		])
		return ok(undefined)
	})
	await expect(failing).rejects.toThrow()
	expect(await find()).toMatchObject({ pinyin: 'chá guǎn' })
	expect(await log()).toEqual([])
	expect(await rename('chá guǎnr')).toEqual(ok(2))
})

test('changes at once follow each other, and none is lost', async () => {
	const { rename, find, log } = await office(openDatabase({ url: inject('databaseUrl') }))
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, index) =>
			rename(`chá guǎn ${index}`, openDatabase({ url: inject('databaseUrl') })),
		),
	)
	const versions = answers.map((answer): number => (answer.ok ? answer.value : 0))
	expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
	expect(await find()).toMatchObject({ version: 11 })
	expect(await log()).toHaveLength(10)
})

test('a change is two questions: read and write', async () => {
	const url = inject('databaseUrl')
	const { rename } = await office(openDatabase({ url }))
	const asked = vi.spyOn(globalThis, 'fetch')
	await rename('chá guǎnr', openDatabase({ url }))
	expect(asked).toHaveBeenCalledTimes(2)
})

test('a decision is made anew where another change came between', async () => {
	const { db, actor, entry, isWord, find, rename, log } = await office()
	const seen: unknown[] = []
	await changeAsAdmin(db, { actor, now }, async ({ tx, log: record, save }) => {
		const found = await find(tx)
		seen.push(found)
		if (seen.length === 1) await rename('chá guǎnr')
		await save([tx.update(vocab).set({ version: 9 }).where(isWord), record(entry)])
		return ok(undefined)
	})
	expect(seen).toMatchObject([{ version: 1 }, { version: 2 }])
	expect(await find()).toEqual({ pinyin: 'chá guǎnr', version: 9 })
	expect(await log()).toHaveLength(2)
})

test('an administrator who is demoted between reading and writing changes nothing', async () => {
	const { db, actor, entry, isWord, find, log } = await office()
	const answer = await changeAsAdmin(db, { actor, now }, async ({ tx, log: record, save }) => {
		await find(tx)
		await db.update(userProfiles).set({ level: 1 }).where(eq(userProfiles.id, actor.id))
		await save([tx.update(vocab).set({ version: 9 }).where(isWord), record(entry)])
		return ok(undefined)
	})
	expect(answer).toEqual(err({ code: 'session.not-admin' }))
	expect(await find()).toMatchObject({ version: 1 })
	expect(await log()).toEqual([])
})
