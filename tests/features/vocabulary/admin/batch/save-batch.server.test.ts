import { eq, isNull } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import { auditLog, userProfiles, vocab } from '#app/db/schema/index.ts'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import type { NewWord } from '#app/domain/vocabulary/csv/new-words.ts'
import { parseWordEdits } from '#app/domain/vocabulary/csv/word-edits.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { findSelected } from '#app/features/vocabulary/admin/batch/batch-words.server.ts'
import { addWords, editWords } from '#app/features/vocabulary/admin/batch/save-batch.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

addErrors(vocabularyErrors)

const now = new Date('2026-11-21T12:00:00Z')

function wordOf(word: string, pinyin: string, definition: string): WordValues {
	return {
		word,
		pinyin,
		traditional: null,
		levels: [{ type: 'HSK', level: 'HSK4' }],
		status: 1,
		meaning: { verb: { definition } },
		gloss: null,
		measureWords: [],
	}
}

const overtime = wordOf('加班', 'jiā bān', 'to work overtime')
const onDuty = wordOf('值班', 'zhí bān', 'to be on duty')

/** 沈岚 is an administrator. */
async function office(db: Db | undefined = undefined) {
	const opened = db ?? (await memoryDatabase())
	const id = crypto.randomUUID()
	const actor = { id, email: `${id}@example.com` }
	await opened.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const add = (...words: WordValues[]) =>
		addWords(opened, {
			words: words.map((values, index): NewWord => ({ row: index + 2, values })),
			actor,
			now,
		})
	const all = () => opened.select().from(vocab)
	const selected = async () => findSelected(opened, { ids: (await all()).map((row) => row.id) })
	/** Edits words by rows of id, word, pinyin and status. */
	async function change(rows: (words: number[]) => string[][], version = 1) {
		const stored = (await selected()).toReversed()
		const csv = {
			rows: [['id', 'word', 'pinyin', 'status'], ...rows(stored.map((word) => word.id))],
			unreadable: [],
		}
		const read = parseWordEdits(csv, new Map(stored.map((word) => [word.id, word.values])))
		if (!read.ok) throw new Error(read.error.map(problemText).join())
		const versions = new Map(stored.map((word) => [word.id, version]))
		return editWords(opened, { edits: read.value.edits, versions, actor, now })
	}
	const log = () => opened.select().from(auditLog)
	return { db: opened, actor, add, all, change, log }
}

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

test('short meanings and measure words are stored with new words, and changed', async () => {
	const { db, add, all, actor } = await office()
	const gloss = { verb: { definition: 'to work late' } }
	await add({ ...overtime, gloss, measureWords: ['次'] }, onDuty)
	expect(await all()).toMatchObject([
		{ gloss, measureWords: ['次'] },
		{ gloss: null, measureWords: [] },
	])
	const stored = await findSelected(db, { ids: (await all()).map(({ id }) => id) })
	const rows = [
		['id', 'gloss', 'measure_words', 'word'],
		...stored.map(({ id, values }) =>
			values.gloss ? [`${id}`, '-', '-', ''] : [`${id}`, 'verb=to be on call', '回', ''],
		),
	]
	const read = parseWordEdits(
		{ rows, unreadable: [] },
		new Map(stored.map((word) => [word.id, word.values])),
	)
	if (!read.ok) throw new Error(read.error.map(problemText).join())
	const versions = new Map(stored.map(({ id }) => [id, 1]))
	await editWords(db, { edits: read.value.edits, versions, actor, now })
	expect(await all()).toMatchObject([
		{ gloss: null, measureWords: [] },
		{ gloss: { verb: { definition: 'to be on call' } }, measureWords: ['回'] },
	])
	expect(await db.$count(vocab, isNull(vocab.gloss))).toBe(1)
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

test('changed words are logged, unchanged ones left alone', async () => {
	const { add, all, change, log } = await office()
	await add(overtime, onDuty)
	const changed = await change(([first, second]) => [
		[`${first}`, '加点', '', '0'],
		[`${second}`, '值班', '', '1'],
	])
	expect(changed).toEqual({ ok: true, value: { changed: 1 } })
	const [row, other] = await all()
	expect(row).toMatchObject({ word: '加点', pinyin: 'jiā bān', status: 0, poses: ['verb'] })
	expect([row?.version, other?.version]).toEqual([2, 1])
	expect((await log()).filter(({ action }) => action === 'word.edit')).toMatchObject([
		{ before: { word: '加班', status: 1 }, after: { word: '加点', status: 0 } },
	])
})

test('if somebody else has changed a word, nothing is saved and its row is reported', async () => {
	const { add, all, change, log } = await office()
	await add(overtime, onDuty)
	const before = await all()
	const refused = await change(
		([first, second]) => [
			[`${first}`, '', '', '0'],
			[`${second}`, '', '', '0'],
		],
		0,
	)
	expect(!refused.ok && refused.error.map(problemText)).toEqual([
		'Row 2: someone else has changed "加班 (jiā bān)" meanwhile',
		'Row 3: someone else has changed "值班 (zhí bān)" meanwhile',
	])
	expect(await all()).toEqual(before)
	expect(await log()).toHaveLength(2)
})

test('a word cannot become another one, nor can two swap', async () => {
	const { add, all, change } = await office()
	await add(overtime, onDuty)
	const before = await all()
	const refused = await change(([first, second]) => [
		[`${first}`, '值班', 'zhí bān', ''],
		[`${second}`, '加班', 'jiā bān', ''],
	])
	expect(!refused.ok && refused.error.map(problemText)).toEqual([
		'Row 2: "值班 (zhí bān)" is there already',
		'Row 3: "加班 (jiā bān)" is there already',
	])
	expect(await all()).toEqual(before)
})

test('an empty edit changes nothing', async () => {
	const { change } = await office()
	expect(await change(() => [])).toEqual({ ok: true, value: { changed: 0 } })
})
