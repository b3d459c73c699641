import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { parseWordEdits } from '#app/domain/vocabulary/csv/word-edits.ts'
import { findSelected } from '#app/features/vocabulary/admin/batch/batch-words.server.ts'
import { editWords } from '#app/features/vocabulary/admin/batch/edit-batch.server.ts'
import { now, office, onDuty, overtime } from '#tests/support/word-office.ts'

addErrors(vocabularyErrors)

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
