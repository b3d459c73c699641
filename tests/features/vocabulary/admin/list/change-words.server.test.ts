import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, cards, vocab } from '#app/db/schema/index.ts'
import {
	deleteWords,
	setLevel,
	setStatus,
} from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { makeDeck } from '#tests/support/content-factories.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T08:00:00Z')
const earlier = new Date('2026-11-01T08:00:00Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }
const seen = (...ids: number[]) => ids.map((id) => ({ id, version: 1 }))

/** 内卷 (1) and 躺平 (2) are custom, 学习 (3) is not. */
async function vocabulary() {
	const db = await memoryDatabase()
	await makeAdmin(db, actor)
	const verb = {
		poses: ['verb' as const],
		meaning: { verb: { definition: 'to study' } },
		levels: [],
		updatedAt: earlier,
	}
	await db.insert(vocab).values([
		{ word: '内卷', pinyin: 'nèi juǎn', isCustom: true, ...verb },
		{ word: '躺平', pinyin: 'tǎng píng', isCustom: true, ...verb },
		{ word: '学习', pinyin: 'xué xí', ...verb },
	])
	const stored = async () => {
		const rows = await db.select().from(vocab).orderBy(vocab.id)
		return rows.map(({ word, status }) => `${word} ${status}`)
	}
	const log = () => db.select().from(auditLog).orderBy(auditLog.objectId)
	return { db, stored, log }
}

const all = ['内卷 1', '躺平 1', '学习 1']

test('custom words are deleted with their cards, and each deletion is logged', async () => {
	const { db, stored, log } = await vocabulary()
	await makeDeck(db, [{ id: 1 }, { id: 3 }])
	expect(await deleteWords(db, { words: seen(1, 2), actor, now })).toEqual({ ok: true, value: 2 })
	expect(await stored()).toEqual(['学习 1'])
	expect((await db.select().from(cards)).map(({ vocabId }) => vocabId)).toEqual([3])
	expect(await log()).toMatchObject([
		{
			actorId: 'shen-lan',
			actorEmail: 'shen@example.com',
			action: 'word.delete',
			at: now,
			objectType: 'word',
			objectId: '1',
			after: null,
			before: {
				word: '内卷',
				pinyin: 'nèi juǎn',
				traditional: null,
				levels: [],
				status: 1,
				meaning: { verb: { definition: 'to study' } },
			},
		},
		{ action: 'word.delete', objectId: '2', before: { word: '躺平' } },
	])
})

test('deleting twice deletes once', async () => {
	const { db, stored, log } = await vocabulary()
	const order = { words: seen(1), actor, now }
	await deleteWords(db, order)
	expect(await deleteWords(db, order)).toEqual({ ok: true, value: 1 })
	expect(await stored()).toEqual(['躺平 1', '学习 1'])
	expect(await log()).toHaveLength(1)
})

test('words can be disabled and enabled, and each change is logged', async () => {
	const { db, stored, log } = await vocabulary()
	await db.update(vocab).set({ status: 0, updatedAt: earlier }).where(eq(vocab.id, 2))
	const order = { words: seen(1, 2), status: 0, actor, now }
	expect(await setStatus(db, order)).toEqual({ ok: true, value: 2 })
	expect(await stored()).toEqual(['内卷 0', '躺平 0', '学习 1'])
	expect(await log()).toMatchObject([
		{ action: 'word.set-status', objectId: '1', before: { status: 1 }, after: { status: 0 } },
	])
	const [changed] = await db.select().from(vocab).where(eq(vocab.id, 1))
	expect(changed).toMatchObject({ version: 2, updatedAt: now })
	expect(await setStatus(db, order)).toEqual({ ok: true, value: 2 })
	expect(await log()).toHaveLength(1)
})

test('deleting a batch with a standard word is refused as a whole', async () => {
	const { db, stored, log } = await vocabulary()
	const refusal = { ok: false, error: { code: 'vocabulary.standard' } }
	expect(await deleteWords(db, { words: seen(1, 3), actor, now })).toEqual(refusal)
	expect(await deleteWords(db, { words: seen(3), actor, now })).toEqual(refusal)
	expect(await stored()).toEqual(all)
	expect(await log()).toEqual([])
})

test('standard words can be disabled, too, and get a level', async () => {
	const { db, stored, log } = await vocabulary()
	const words = seen(1, 3)
	expect(await setStatus(db, { words, status: 0, actor, now })).toEqual({ ok: true, value: 2 })
	expect(await stored()).toEqual(['内卷 0', '躺平 1', '学习 0'])
	const levels = [{ type: 'HSK' as const, level: 'HSK1' as const, edition: '2.0' as const }]
	await db.update(vocab).set({ levels, version: 3 }).where(eq(vocab.id, 3))
	const again = [
		{ id: 1, version: 2 },
		{ id: 3, version: 3 },
	]
	const set = { words: again, levels: ['HSK1' as const], actor, now }
	expect(await setLevel(db, set)).toEqual({ ok: true, value: 2 })
	const rows = await db.select().from(vocab).orderBy(vocab.id)
	expect(rows.map((row) => row.levels)).toEqual([[{ type: 'HSK', level: 'HSK1' }], [], levels])
	expect((await log()).map(({ action, objectId }) => `${objectId} ${action}`).sort()).toEqual([
		'1 word.set-level',
		'1 word.set-status',
		'3 word.set-status',
	])
	expect(await setLevel(db, { ...set, levels: ['HSK4'] })).toEqual({
		ok: false,
		error: { code: 'vocabulary.selection-changed' },
	})
})

test('words that somebody else has changed are neither deleted nor set', async () => {
	const { db, stored, log } = await vocabulary()
	await db.update(vocab).set({ pinyin: 'nèijuǎn', version: 2 }).where(eq(vocab.id, 1))
	const refusal = { ok: false, error: { code: 'vocabulary.selection-changed' } }
	expect(await deleteWords(db, { words: seen(1, 2), actor, now })).toEqual(refusal)
	expect(await setStatus(db, { words: seen(1, 2), status: 0, actor, now })).toEqual(refusal)
	expect(await stored()).toEqual(all)
	await db.delete(vocab).where(eq(vocab.id, 1))
	expect(await deleteWords(db, { words: seen(1, 2), actor, now })).toEqual(refusal)
	expect(await setStatus(db, { words: seen(1, 2), status: 0, actor, now })).toEqual(refusal)
	expect(await setStatus(db, { words: seen(1), status: 0, actor, now })).toEqual({
		ok: false,
		error: { code: 'vocabulary.not-found' },
	})
	expect(await stored()).toEqual(['躺平 1', '学习 1'])
	expect(await log()).toEqual([])
})
