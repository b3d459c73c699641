import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cards, userWords } from '#app/db/schema/index.ts'
import { type MyWordFilters, readMyWordSearch } from '#app/domain/my-words/word-search.ts'
import { parseWordsBefore } from '#app/domain/my-words/words-before.ts'
import { keepMarks } from '#app/features/known-words/change-marks.server.ts'
import {
	changeMyWords,
	markLevelKnown,
	undoChange,
} from '#app/features/my-words/change-my-words.server.ts'
import { listMyWords } from '#app/features/my-words/list-my-words.server.ts'
import type { WordsChange } from '#app/features/my-words/my-words-forms.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { now, withVocabulary } from '#tests/support/own-words.ts'

const changes = ['known', 'learning', 'ignored', 'new', 'forget', 'remove', 'save'] as const

const search = (query: string) => readMyWordSearch(new URLSearchParams(query))

async function withWords() {
	const person = await withVocabulary()
	const { db, learner, userId, idOf, mark, save, study } = person
	await mark('学习', 'learning', 1)
	await mark('癌症', 'known', 30)
	await mark('爱', null, 40)
	await save('银行', { minutes: 2 })
	await save('学习', { minutes: 3 })
	await study('爬山', 30)

	const change = (change: WordsChange, chosen: { found: MyWordFilters } | string[]) =>
		changeMyWords(db, {
			learner,
			change,
			chosen: Array.isArray(chosen) ? { ids: chosen.map(idOf) } : chosen,
			now,
		})
	const undo = async ({ before }: { before: string }) => {
		const words = parseWordsBefore(before)
		if (!words) throw new Error(`${before} has another form`)
		return undoChange(db, { userId, before: words, now: new Date(+now + 5000) })
	}
	const list = async (query = 'sort=word') => {
		const { words } = await listMyWords(db, { learner, search: search(query), now })
		return words.map(({ word, standing }) => `${word} ${standing}`)
	}
	/** Everything stored that a learner can tell. */
	const stored = async () => [
		await db.select().from(userWords),
		await db.all(sql`select vocab_id, updated_at, sentence from ${cards} where removed_at is null
			order by vocab_id`),
	]
	return { ...person, change, undo, list, stored }
}

test('chosen words are marked together', async () => {
	const { change, list } = await withWords()
	expect(await change('ignored', ['学习', '爬山'])).toMatchObject({ count: 2 })
	expect(await list()).toEqual(['癌症 known', '爬山 ignored', '学习 ignored', '银行 learning'])
})

test('all words of a search are marked, on whatever page they are', async () => {
	const { change, list } = await withWords()
	expect(await change('new', { found: search('standing=known&page=9') })).toMatchObject({
		count: 2,
	})
	expect(await list()).toEqual(['癌症 new', '爬山 new', '学习 learning', '银行 learning'])
})

test('a mark that is taken back leaves the list, unless the word has a card', async () => {
	const { change, list } = await withWords()
	expect(await change('forget', ['学习', '癌症', '银行'])).toMatchObject({ count: 2 })
	expect(await list()).toEqual(['爬山 known', '学习 known', '银行 learning'])
})

test('removed words lose mark and card, whichever a search found them by', async () => {
	for (const query of ['from=marked', 'from=saved', '']) {
		const { change, list } = await withWords()
		await change('remove', { found: search(query) })
		expect(await list(query)).toEqual(query ? [] : ['爬山 known'])
	}
})

test('a removed word that is studied in another deck stays, and the answer says so', async () => {
	const { change, list } = await withWords()
	expect(await change('remove', ['爬山', '银行'])).toMatchObject({ count: 1, staying: 1 })
	expect(await list()).toEqual(['癌症 known', '爬山 known', '学习 learning'])
})

test('saved words come with the sentence they were marked in, the most frequent first', async () => {
	const { db, change, list } = await withWords()
	await db.update(userWords).set({ sentence: '他得了癌症。' }).where(sql`vocab_id = 3`)
	await change('save', ['癌症', '爬山', '银行'])
	expect(await list('from=saved&sort=word')).toHaveLength(4)
	const rows = await db.select().from(cards).where(sql`deck_id = 'own-xiaomei'`)
	const saved = rows.sort((a, b) => a.orderNo - b.orderNo)
	expect(saved.map(({ vocabId, sentence }) => [vocabId, sentence])).toEqual([
		[1, null],
		[2, null],
		[4, null],
		[3, '他得了癌症。'],
	])
})

test('the first saved words begin the deck, and a disabled word is not saved', async () => {
	const { db, learner, mark } = await withVocabulary()
	await mark('爱', 'new')
	await mark('爬山', 'new')
	await db.run(sql`update vocab set status = 0 where word = '爬山'`)
	await changeMyWords(db, { learner, change: 'save', chosen: { found: search('') }, now })
	expect((await db.select().from(cards)).map(({ vocabId }) => vocabId)).toEqual([5])
})

test('an undo brings back exactly what was there, whatever the change', async () => {
	const words = fc.uniqueArray(fc.constantFrom('学习', '银行', '癌症', '爬山', '爱'), {
		minLength: 1,
	})
	const chosen = fc.oneof(words, fc.constantFrom({ found: search('') }))
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...changes), chosen, async (asked, which) => {
			const { change, undo, stored, list } = await withWords()
			const before = [await stored(), await list()]
			const changed = await change(asked, which)
			// Without a changed word the page offers no undo.
			if (changed.count > 0) await undo(changed)
			expect([await stored(), await list()]).toEqual(before)
		}),
		{ numRuns: 15 },
	)
})

test('an undo leaves what was changed again since', async () => {
	const { db, userId, change, undo, list } = await withWords()
	const changed = await change('ignored', ['学习', '癌症'])
	const mark = { word: '学习', pinyin: 'xué xí', said: 'new', ageMs: 0 } as const
	const nowhere = { sentence: null, lessonId: null, articleId: null }
	const later = new Date(+now + 1000)
	await keepMarks(db, { userId, marks: [{ ...mark, ...nowhere }], now: later })
	expect(await undo(changed)).toBe(true)
	expect(await list('from=marked&sort=word')).toEqual(['癌症 known', '学习 new'])
	expect(await undo(changed)).toBe(false)
})

test('a mark of another device that is older than the change does not undo it', async () => {
	const { db, userId, change, list } = await withWords()
	await change('known', ['学习'])
	const mark = { word: '学习', pinyin: 'xué xí', said: 'new', ageMs: 60_000 } as const
	const nowhere = { sentence: null, lessonId: null, articleId: null }
	await keepMarks(db, { userId, marks: [{ ...mark, ...nowhere }], now })
	expect(await list('q=学习')).toEqual(['学习 known'])
})

test('nothing of another person is changed, nor undone', async () => {
	const { db, mark, save, change, undo, list } = await withWords()
	const other = await makeAccount(db, { id: 'ming', email: 'ming@example.com' })
	await mark('学习', 'new', 5, other)
	await save('学习', { of: other })
	const theirs = async () => [
		await db.select().from(userWords).where(sql`uid = 'ming'`),
		await db.select().from(cards).where(sql`deck_id = 'own-ming'`),
	]
	const before = await theirs()
	const changed = await change('remove', { found: search('') })
	await undo(changed)
	expect(await theirs()).toEqual(before)
	const words = parseWordsBefore((await change('known', ['癌症'])).before)
	if (words) await undoChange(db, { userId: other, before: words, now })
	expect(await list('q=癌症')).toEqual(['癌症 known'])
})

test('words up to a level are marked unless they count as known already', async () => {
	const { db, learner, userId, undo, stored, mark } = await withWords()
	await db.run(sql`insert into vocab (word, pinyin, poses, meaning, levels, status, created_at, updated_at)
		values ('回家', 'huí jiā', '[]', '{"verb":{"definition":"new"}}',
			'[{"type":"HSK","level":"HSK3","edition":"2.0","isDerived":true}]', 1, 0, 0),
		('旧', 'jiù', '[]', '{"verb":{"definition":"new"}}', '[{"type":"HSK","level":"HSK3","edition":"2.0"}]', 0, 0, 0),
		('新', 'xīn', '[]', '{"verb":{"definition":"new"}}', '[{"type":"HSK","level":"HSK3","edition":"3.0"}]', 1, 0, 0)`)
	const before = await stored()
	const changed = await markLevelKnown(db, { learner, level: 'HSK3', now })
	const known = await db.all<{ word: string }>(sql`
		select word from user_words join vocab on vocab.id = vocab_id
		where uid = ${userId} and changed_at = ${+now} order by vocab.id`)
	// 爱 lies below the person's level; 旧 is disabled, 新 in another edition, 癌症 above.
	expect(known.map(({ word }) => word)).toEqual(['学习', '银行', '回家'])
	expect(changed.count).toBe(3)
	expect(await markLevelKnown(db, { learner, level: 'HSK3', now })).toMatchObject({ count: 0 })
	await undo(changed)
	expect(await stored()).toEqual(before)
	await db.run(sql`delete from user_words where vocab_id = 5`)
	await mark('爱', 'ignored')
	expect(await markLevelKnown(db, { learner, level: 'HSK1', now })).toMatchObject({ count: 2 })
})
