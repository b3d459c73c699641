import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { auditLog, userProfiles, vocab } from '#app/db/schema/index.ts'
import { findWord } from '#app/features/vocabulary/admin/word/find-word.server.ts'
import { saveWord } from '#app/features/vocabulary/admin/word/save-word.server.ts'
import type { WordForm } from '#app/features/vocabulary/admin/word/word-form.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-21T12:00:00Z')
const earlier = new Date('2026-11-20T12:00:00Z')

const overtime = {
	intent: 'create',
	word: '加班',
	pinyin: 'jiā bān',
	traditional: null,
	status: 1,
	levels: ['HSK4'],
	meaning: { verb: { definition: 'to work overtime' } },
	gloss: null,
	measureWords: [],
} satisfies WordForm

/** 沈岚 is an administrator; 东西 is in the dictionary, with levels of both HSK editions. */
async function office(db: Db | undefined = undefined) {
	const opened = db ?? (await memoryDatabase())
	const id = crypto.randomUUID()
	const actor = { id, email: `${id}@example.com` }
	await opened.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const [thing] = await opened
		.insert(vocab)
		.values({
			word: `东西${db ? id : ''}`,
			traditional: '東西',
			pinyin: 'dōng xi',
			poses: ['noun'],
			meaning: { noun: { definition: 'thing' } },
			levels: [
				{ type: 'HSK', level: 'HSK1', edition: '2.0' },
				{ type: 'HSK', level: 'HSK2', edition: '3.0' },
			],
			updatedAt: earlier,
		})
		.returning()
	if (!thing) throw new Error('There is no word')
	const save = (form: WordForm, by = actor) => saveWord(opened, { form, actor: by, now })
	const edit = (changes: Partial<Extract<WordForm, { intent: 'edit' }>> = {}) =>
		save({
			intent: 'edit',
			id: thing.id,
			version: 1,
			word: thing.word,
			pinyin: 'dōng xi',
			traditional: '東西',
			levels: ['HSK1', 'HSK2'],
			status: 1,
			meaning: thing.meaning,
			gloss: null,
			measureWords: [],
			...changes,
		})
	const stored = () => findWord(opened, { id: thing.id })
	const log = (objectId = thing.id) =>
		opened
			.select()
			.from(auditLog)
			.where(eq(auditLog.objectId, String(objectId)))
	return { db: opened, actor, thing, save, edit, stored, log }
}

test('a new word is custom and logged with its id', async () => {
	const { db, actor, save, log, thing } = await office()
	const saved = await save(overtime)
	if (!saved.ok) throw new Error(saved.error.code)
	expect(saved.value.id).toBeGreaterThan(thing.id)
	const [row] = await db.select().from(vocab).where(eq(vocab.id, saved.value.id))
	const levels = [{ type: 'HSK', level: 'HSK4' }]
	const { word, pinyin, traditional, status, meaning } = overtime
	const values = { word, pinyin, traditional, status, meaning, levels }
	expect(row).toMatchObject({ ...values, poses: ['verb'], isCustom: true, updatedAt: now })
	expect(await log(saved.value.id)).toMatchObject([
		{ action: 'word.create', objectType: 'word', actorId: actor.id, before: null, after: values },
	])
})

test('a new word gets the next id, even if the last word was deleted', async () => {
	const { db, save } = await office()
	const first = await save(overtime)
	if (!first.ok) throw new Error(first.error.code)
	await db.delete(vocab).where(eq(vocab.id, first.value.id))
	expect(await save(overtime)).toEqual({ ok: true, value: { id: first.value.id + 1 } })
})

test('an existing word with the same pinyin is refused, with another pinyin accepted', async () => {
	const { db, save } = await office()
	await save(overtime)
	expect(await save(overtime)).toEqual({
		ok: false,
		error: { code: 'vocabulary.exists', field: 'word' },
	})
	expect(await save({ ...overtime, pinyin: 'jiā ban' })).toMatchObject({ ok: true })
	expect(await db.select().from(auditLog)).toHaveLength(2)
})

test('a change is logged with the old and new values, and levels keep their editions', async () => {
	const { edit, stored, log } = await office()
	const meaning = { phrase: { definition: 'east and west' }, noun: { definition: 'thing' } }
	expect(await edit({ meaning, levels: ['HSK2', 'HSK5'], status: 0 })).toMatchObject({ ok: true })
	const levels = [
		{ type: 'HSK', level: 'HSK2', edition: '3.0' },
		{ type: 'HSK', level: 'HSK5' },
	]
	expect(await stored()).toMatchObject({ status: 0, levels, isCustom: false, updatedAt: now })
	const [change] = await log()
	expect(change).toMatchObject({ action: 'word.edit', after: { meaning, levels, status: 0 } })
	expect(change?.before).toMatchObject({ meaning: { noun: { definition: 'thing' } }, status: 1 })
	expect(change?.before).not.toHaveProperty('word')
})

test('short meanings and measure words are stored and logged, and removed when empty', async () => {
	const { edit, stored, log } = await office()
	const gloss = { noun: { definition: 'stuff' } }
	expect(await edit({ gloss, measureWords: ['件'] })).toMatchObject({ ok: true })
	expect(await stored()).toMatchObject({ gloss, measureWords: ['件'] })
	const meaning = { noun: { definition: 'thing; stuff' } }
	expect(await edit({ version: 2, meaning, gloss, measureWords: ['件'] })).toMatchObject({
		ok: true,
	})
	expect(await stored()).toMatchObject({ meaning, gloss })
	expect(await edit({ version: 3, meaning, gloss: null })).toMatchObject({ ok: true })
	expect(await stored()).toMatchObject({ gloss: null, measureWords: [] })
	expect((await log()).map(({ before, after }) => [before, after])).toEqual([
		[
			{ gloss: null, measureWords: [] },
			{ gloss, measureWords: ['件'] },
		],
		[{ meaning: { noun: { definition: 'thing' } } }, { meaning }],
		[
			{ gloss, measureWords: ['件'] },
			{ gloss: null, measureWords: [] },
		],
	])
})

test('a word with other characters loses its example', async () => {
	const { db, thing, edit } = await office()
	const example = { zh: '东西很贵。', at: 0, pinyin: 'Dōngxi hěn guì.', en: 'It is expensive.' }
	const kept = async () => (await db.select().from(vocab).where(eq(vocab.id, thing.id)))[0]?.example
	await db.update(vocab).set({ example }).where(eq(vocab.id, thing.id))
	await edit({ status: 0 })
	expect(await kept()).toEqual(example)
	await edit({ version: 2, word: '南北', pinyin: 'nán běi' })
	expect(await kept()).toBeNull()
})

test('the parts of speech follow the meanings', async () => {
	const { db, edit, thing } = await office()
	await edit({
		meaning: { phrase: { definition: 'east and west' }, noun: { definition: 'thing' } },
	})
	const [row] = await db.select().from(vocab).where(eq(vocab.id, thing.id))
	expect(row?.poses).toEqual(['phrase', 'noun'])
})

test('saving a word unchanged writes nothing', async () => {
	const { edit, stored, log } = await office()
	expect(await edit()).toMatchObject({ ok: true })
	expect(await stored()).toMatchObject({ version: 1 })
	expect(await log()).toEqual([])
})

test('a word that somebody else has changed is not overwritten', async () => {
	const { edit, stored, log } = await office()
	await edit({ status: 0 })
	const refused = await edit({ traditional: null })
	expect(refused).toEqual({ ok: false, error: { code: 'vocabulary.changed', version: 2 } })
	expect(await stored()).toMatchObject({ status: 0, traditional: '東西' })
	expect(await log()).toHaveLength(1)
})

test('a word cannot be renamed to an existing one', async () => {
	const { save, edit, stored, log } = await office()
	await save(overtime)
	const refused = await edit({ word: '加班', pinyin: 'jiā bān' })
	expect(refused).toEqual({
		ok: false,
		error: { code: 'vocabulary.exists', field: 'word' },
	})
	expect(await stored()).toMatchObject({ word: '东西' })
	expect(await log()).toEqual([])
})

test('a deleted word cannot be changed', async () => {
	const { edit } = await office()
	const refused = await edit({ id: 4711 })
	expect(refused).toEqual({ ok: false, error: { code: 'vocabulary.not-found' } })
})

test('joined and spaced pinyin are one word', async () => {
	const { db, save } = await office()
	const meaning = { noun: { definition: 'market' } }
	await db
		.insert(vocab)
		.values({ word: '市场', pinyin: 'shì chǎng', poses: [], levels: [], meaning })
	const taken = { ok: false, error: { code: 'vocabulary.exists' } }
	expect(await save({ ...overtime, word: '市场', pinyin: 'shìchǎng' })).toMatchObject(taken)
	expect(await save({ ...overtime, word: '市场', pinyin: 'shì chǎng' })).toMatchObject(taken)
	expect(await save({ ...overtime, word: '市场', pinyin: 'shì chāng' })).toMatchObject({ ok: true })
})

test.each([
	['xyz99', 'pinyin.not-pinyin'],
	['jiā', 'pinyin.wrong-count'],
	['jia ban', 'pinyin.no-tones'],
	['jiaban', 'pinyin.no-tones'],
])('%s is refused as the pinyin of 加班', async (pinyin, code) => {
	const { save, edit } = await office()
	const refused = { ok: false, error: { code, field: 'pinyin' } }
	expect(await save({ ...overtime, pinyin })).toMatchObject(refused)
	expect(await edit({ pinyin })).toMatchObject(refused)
})

test('a word whose pinyin was odd before can be changed otherwise', async () => {
	const { db, thing, edit } = await office()
	await db.update(vocab).set({ pinyin: 'dōngxi?' }).where(eq(vocab.id, thing.id))
	expect(await edit({ pinyin: 'dōngxi?', status: 0 })).toMatchObject({ ok: true })
})
