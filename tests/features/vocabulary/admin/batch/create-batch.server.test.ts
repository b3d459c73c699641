import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { findKnown } from '#app/features/vocabulary/admin/batch/create-batch.server.ts'
import { now, office, onDuty, overtime, wordOf } from '#tests/support/word-office.ts'

test('new words are custom, and each is logged with its id', async () => {
	const { add, all, log, actor } = await office()
	expect(await add(overtime, onDuty)).toEqual({ ok: true, value: { created: 2, skipped: [] } })
	const rows = await all()
	expect(rows).toMatchObject([
		{ ...overtime, poses: ['verb'], isCustom: true, createdAt: now },
		{ ...onDuty, poses: ['verb'], isCustom: true },
	])
	expect(await log()).toMatchObject([
		{ action: 'word.create', objectId: String(rows[0]?.id), after: overtime, actorId: actor.id },
		{ action: 'word.create', objectId: String(rows[1]?.id), after: onDuty },
	])
})

test('existing words with the same pinyin are skipped and not logged', async () => {
	const { add, all, log } = await office()
	await add(overtime)
	const again = { ...overtime, meaning: { noun: { definition: 'overtime' } } }
	const added = await add(again, onDuty, wordOf('加班', 'jiā ban', 'another reading'))
	expect(added).toEqual({ ok: true, value: { created: 2, skipped: [{ row: 2, values: again }] } })
	expect((await all()).map(({ meaning }) => meaning)).toContainEqual(overtime.meaning)
	expect(await log()).toHaveLength(3)
	expect(new Set((await log()).map(({ objectId }) => objectId)).size).toBe(3)
})

test('ten thousand words are added at once', async () => {
	const { add, log, db } = await office(openDatabase({ url: inject('databaseUrl') }))
	const run = crypto.randomUUID()
	const words = Array.from({ length: 10_000 }, (_, index) =>
		wordOf(`字${run}${index}`, 'zì', 'a word that takes as much room as most of them'),
	)
	expect(await add(...words)).toMatchObject({ ok: true, value: { created: 10_000 } })
	expect(await add(...words)).toMatchObject({ ok: true, value: { created: 0 } })
	const [last] = await db
		.select()
		.from(vocab)
		.where(eq(vocab.word, `字${run}9999`))
	const logged = (await log()).filter(({ objectId }) => objectId === String(last?.id))
	expect(logged).toMatchObject([{ after: { word: `字${run}9999` } }])
	await db.delete(vocab).where(eq(vocab.pinyin, 'zì'))
})

test('a word counts as known only with the same pinyin', async () => {
	const { db, add } = await office()
	await add(wordOf('学习', 'xué xí', 'to study'))
	const words = ['xué xí', 'xué xi'].map((pinyin, index) => ({
		row: index + 2,
		values: wordOf('学习', pinyin, 'to learn'),
	}))
	expect((await findKnown(db, { words })).map(({ row }) => row)).toEqual([2])
})
