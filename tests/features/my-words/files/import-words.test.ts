/** Words are written to a file, read into another account, and are the same there. */
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, reviews, userWords, vocab } from '#app/db/schema/index.ts'
import { type ImportWay, importWays } from '#app/domain/my-words/files/import-choices.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { type WrittenFormat, writtenFormats } from '#app/domain/my-words/files/write-words.ts'
import { readMyWordSearch } from '#app/domain/my-words/word-search.ts'
import { parseWordsBefore } from '#app/domain/my-words/words-before.ts'
import { undoChange } from '#app/features/my-words/change-my-words.server.ts'
import { additionsOf } from '#app/features/my-words/files/check-list.server.ts'
import {
	exportWords,
	wordsFound,
	wordsOfDeck,
} from '#app/features/my-words/files/export-words.server.ts'
import { importWords } from '#app/features/my-words/files/import-words.server.ts'
import { readPlan } from '#app/features/my-words/files/plan-import.server.ts'
import type { Learner } from '#app/features/my-words/found-words.server.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { withVocabulary } from '#tests/support/own-words.ts'

const origin = 'https://hanlu.example'
const later = new Date('2026-11-23T12:00:00Z')

type Of = { db: Db; learner: Learner }

async function exported({ db, learner }: Of, format: WrittenFormat, query = '', most?: number) {
	const words = wordsFound(learner, readMyWordSearch(new URLSearchParams(query)))
	const file = await exportWords(db, { learner, words, format, origin, ...(most && { most }) })
	return file ? await new Response(file).text() : undefined
}

async function planned({ db, learner }: Of, text: string, way: ImportWay = 'file') {
	const read = readWords(text, {})
	if (!read.ok) throw new Error(JSON.stringify(read.error))
	const { words } = read.value
	return readPlan(db, { userId: learner.id, words, way, chosen: new Map() })
}

async function imported(of: Of, text: string, { way = 'file' as ImportWay, now = later } = {}) {
	const additions = additionsOf(await planned(of, text, way))
	return importWords(of.db, { userId: of.learner.id, additions, now })
}

async function newcomer({ db }: Pick<Of, 'db'>): Promise<Of> {
	const id = await makeAccount(db, { id: 'newcomer', email: 'newcomer@example.com' })
	return { db, learner: { id, level: 1, langLevel: 'HSK3', hskEdition: '2.0' } }
}

async function withWords() {
	const person = await withVocabulary()
	const { db, mark, save, study } = person
	await mark('癌症', 'known')
	await mark('爬山', 'ignored')
	await save('学习')
	await mark('学习', 'learning')
	await save('银行')
	await study('爱', 30)
	await db.update(cards).set({ sentence: '我去银行。' }).where(eq(cards.vocabId, 2))
	await db.update(userWords).set({ sentence: '他得了癌症。' }).where(eq(userWords.vocabId, 3))
	await db.update(vocab).set({ traditional: '學習' }).where(eq(vocab.id, 1))
	await db
		.update(vocab)
		.set({ example: { zh: '我爱学习。', at: 2, pinyin: 'Wǒ ài xuéxí.', en: 'I love learning.' } })
		.where(eq(vocab.id, 1))
	return person
}

const sorted = (text: string | undefined) => text?.split(/\r?\n/).sort()

test.each(writtenFormats)(
	'an export as %s, imported elsewhere, is exported the same',
	async (format) => {
		const person = await withWords()
		const file = (await exported(person, format, 'sort=word')) ?? ''
		expect(file).toContain('我去银行。')
		const other = await newcomer(person)
		await imported(other, file)
		expect(await exported(other, format, 'sort=word')).toBe(file)
		expect((await planned(other, file)).already).toHaveLength(5)
	},
)

test('a file has a word’s example where no sentence is saved, which no import takes for one', async () => {
	const person = await withWords()
	expect(await exported(person, 'csv', 'q=学习')).toBe(
		[
			'word,traditional,pinyin,meaning,sentence,sentence_pinyin,translation,level,standing,saved,sound',
			`学习,學習,xué xí,to learn; to study,我爱学习。,Wǒ ài xuéxí.,I love learning.,HSK1,learning,yes,${origin}/nls/tts?text=%E5%AD%A6%E4%B9%A0&pinyin=xu%C3%A9+x%C3%AD`,
			'',
		].join('\r\n'),
	)
	const other = await newcomer(person)
	await imported(other, (await exported(person, 'anki')) ?? '')
	const saved = await person.db
		.select({ vocabId: cards.vocabId, sentence: cards.sentence })
		.from(cards)
		.where(sql`deck_id in (select id from decks where owner_uid = 'newcomer')`)
		.orderBy(cards.vocabId)
	expect(saved).toEqual([
		{ vocabId: 1, sentence: null },
		{ vocabId: 2, sentence: '我去银行。' },
	])
})

test('an export in parts is the same as in one', async () => {
	const person = await withWords()
	for (const format of writtenFormats) {
		expect(await exported(person, format, '', 2)).toBe(await exported(person, format))
	}
	expect(sorted(await exported(person, 'anki', 'standing=ignored'))).toHaveLength(8)
	expect(await exported(person, 'anki', 'q=nothing')).toBeUndefined()
})

test('a deck is exported in its order, and no deck of somebody else', async () => {
	const { db, learner } = await withWords()
	const linesOf = async (of: Learner, slug: string) => {
		const words = wordsOfDeck(of, { slug, chosen: 'all' })
		const file = await exportWords(db, { learner: of, words, format: 'pleco', origin })
		const text = file && (await new Response(file).text())
		return text?.match(/^\p{Script=Han}+/gmu)
	}
	expect(await linesOf(learner, 'my-words')).toEqual(['学习', '银行'])
	expect(await linesOf(learner, 'shared')).toEqual(['爱'])
	const other = await newcomer({ db })
	expect(await linesOf(other.learner, 'my-words')).toBeUndefined()
})

test('imported cards are new and come in the order of the file, without any answers', async () => {
	const { db, learner } = await withVocabulary()
	await imported({ db, learner }, '爬山\n爱\n学习')
	const words = await db
		.select({ vocabId: cards.vocabId, removedAt: cards.removedAt })
		.from(cards)
		.orderBy(cards.orderNo)
	expect(words.map(({ vocabId }) => vocabId)).toEqual([4, 5, 1])
	expect(await db.select().from(cardStates)).toEqual([])
	expect(await db.select().from(reviews)).toEqual([])
	expect(await db.select().from(userWords)).toEqual([])
})

test.each(importWays)('an import, as %s, is undone', async (way) => {
	const person = await withWords()
	const { db, learner, save } = person
	await save('爬山', { isRemoved: true })
	const before = await exported(person, 'csv')
	const text = 'word,standing\n爬山,\n爱,known\n银行,learning\n癌症,known'
	const { before: back } = await imported(person, text, { way })
	expect(await exported(person, 'csv')).not.toBe(before)
	const words = parseWordsBefore(back)
	expect(words && (await undoChange(db, { userId: learner.id, before: words, now: later }))).toBe(
		true,
	)
	expect(sorted(await exported(person, 'csv'))).toEqual(sorted(before))
})

test('a word that was removed comes back with its answers and its sentence', async () => {
	const person = await withVocabulary()
	const { db, learner, save, study } = person
	await save('学习', { isRemoved: true })
	await study('学习', 30, { cardId: 'own-xiaomei-学习' })
	await db.update(cards).set({ sentence: '我爱学习。' })
	await imported({ db, learner }, '学习')
	expect(await exported(person, 'csv')).toContain('我爱学习。')
	expect(await db.select().from(cardStates)).toHaveLength(1)
})

test('nothing is written if one statement fails', async () => {
	const person = await withVocabulary()
	const { db } = person
	await db.run(sql`create trigger no_marks before insert on user_words
		begin select raise(abort, 'broken'); end`)
	await expect(imported(person, 'word,standing,saved\n学习,known,yes')).rejects.toThrow()
	expect(await db.select().from(cards)).toEqual([])
	await db.run(sql`drop trigger no_marks`)
})

test('a mark that another device sent since the check stays', async () => {
	const person = await withVocabulary()
	const additions = additionsOf(await planned(person, 'word,standing\n学习,known'))
	await person.mark('学习', 'ignored')
	await importWords(person.db, { userId: person.userId, additions, now: later })
	expect(await person.db.select({ status: userWords.status }).from(userWords)).toEqual([
		{ status: 'ignored' },
	])
})

test('ten thousand rows are imported at once', async () => {
	const { db, learner, userId } = await withVocabulary()
	await db.run(sql`
		with recursive n(i) as (select 100 union all select i + 1 from n where i < 10099)
		insert into vocab (id, word, pinyin, poses, meaning, levels, created_at, updated_at)
		select i, '学' || char(0x4e00 + i % 5000) || char(0x4e00 + i / 5000), 'xué xí',
			'["verb"]', '{"verb":{"definition":"to learn"}}', '[]', 0, 0 from n`)
	const rows = await db.select({ word: vocab.word }).from(vocab).where(sql`id >= 100`)
	const text = rows.map(({ word }) => `${word}\txué xí\t我每天${word}。`).join('\n')
	const additions = additionsOf(await planned({ db, learner }, text))
	expect(additions).toHaveLength(10_000)
	const { count } = await importWords(db, { userId, additions, now: later })
	expect(count).toBe(10_000)
	expect((await planned({ db, learner }, text)).already).toHaveLength(10_000)
	const [last] = await db.select({ most: sql<number>`max(order_no)` }).from(cards)
	expect(last?.most).toBe(10_000)
})
