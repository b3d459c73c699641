import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	cards,
	lessonContents,
	lessonShares,
	studySettings,
	userProfiles,
	userWords,
} from '#app/db/schema/index.ts'
import { hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { standingOf, standings } from '#app/domain/known-words/standing.ts'
import { readMyWordSearch, wordOrders } from '#app/domain/my-words/word-search.ts'
import { hashOfSentence } from '#app/domain/progress/sentence-hash.ts'
import { listMyWords } from '#app/features/my-words/list-my-words.server.ts'
import { learningWords } from '#app/features/today/learning-words.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { now, withVocabulary } from '#tests/support/own-words.ts'

type Person = Awaited<ReturnType<typeof withVocabulary>>

async function listed({ db, learner }: Pick<Person, 'db' | 'learner'>, query = '') {
	const search = readMyWordSearch(new URLSearchParams(query))
	return listMyWords(db, { learner, search, now })
}

async function wordsOf(person: Pick<Person, 'db' | 'learner'>, query = ''): Promise<string> {
	const { words, found } = await listed(person, query)
	expect(found).toBe(words.length)
	return words.map(({ word }) => word).join(' ')
}

async function withWords() {
	const person = await withVocabulary()
	await person.mark('学习', 'learning', 1)
	await person.mark('癌症', 'known', 30)
	await person.save('银行', { minutes: 2 })
	await person.study('爬山', 30)
	return person
}

test('a word is listed once if it was marked, saved or studied, the newest first', async () => {
	const person = await withWords()
	const { mark, save, study } = person
	await mark('银行', 'ignored', 3)
	await study('学习', 5)
	expect(await wordsOf(person)).toBe('学习 银行 癌症 爬山')
	await save('爱', { isRemoved: true })
	expect(await wordsOf(person)).toBe('学习 银行 癌症 爬山')
})

test('the own deck’s new and due words are there to be studied, within the day’s limits', async () => {
	const person = await withVocabulary()
	expect((await listed(person)).toStudy).toBe(0)
	await person.save('银行')
	await person.save('爱', { isRemoved: true })
	await person.mark('癌症', 'learning')
	await person.study('爬山', 30)
	expect((await listed(person)).toStudy).toBe(1)
	await person.save('学习')
	expect((await listed(person, 'q=银行')).toStudy).toBe(2)
	await person.db.insert(studySettings).values({ userId: person.learner.id, newPerDay: 1 })
	expect((await listed(person)).toStudy).toBe(1)
})

test('a mark that was taken back lists nothing, unless the word has a card', async () => {
	const person = await withVocabulary()
	await person.mark('学习', null)
	await person.mark('银行', null)
	await person.save('银行')
	expect(await wordsOf(person)).toBe('银行')
})

test('a row says what the word means, how it stands and why it is listed', async () => {
	const person = await withWords()
	await person.study('银行', 5, { cardId: 'own-xiaomei-银行' })
	const { words } = await listed(person, 'q=银行')
	expect(words).toEqual([
		{
			id: 2,
			word: '银行',
			pinyin: 'yín háng',
			traditional: null,
			meaning: 'bank',
			level: 'HSK 3',
			standing: 'learning',
			isMarked: false,
			isSaved: true,
			isStudied: true,
			sentence: null,
			drawn: null,
			foundIn: null,
			date: 'Nov 22, 2026',
			due: 'Due Nov 27, 2026',
		},
	])
})

test.each([
	['q=学', '学习'],
	['q=學', ''],
	['q=xue', '学习'],
	['q=xuéxí', '学习'],
	['q=xue2 xi2', '学习'],
	['q=xuèxí', ''],
	['q=an', '银行 爬山'],
	['q=climb', '爬山'],
	['q=MOUNT', '爬山'],
	['q=verb', ''],
	['q=definition', ''],
	['q=100%25', ''],
	['q=*', ''],
	['standing=known', '癌症 爬山'],
	['standing=learning', '学习 银行'],
	['standing=ignored', ''],
	['level=HSK3', '银行'],
	['level=none', '爬山'],
	['from=marked', '学习 癌症'],
	['from=saved', '银行'],
	['from=studied', '爬山'],
	['standing=known&from=marked&level=HSK6', '癌症'],
	['sort=word', '癌症 爬山 学习 银行'],
	['sort=level', '学习 银行 癌症 爬山'],
	['sort=frequency', '学习 银行 爬山 癌症'],
	['sort=due', '爬山 学习 银行 癌症'],
])('%s finds %s', async (query, words) => {
	expect(await wordsOf(await withWords(), query)).toBe(words)
})

test('a traditional form finds its word', async () => {
	const person = await withWords()
	await person.db.run(sql`update vocab set traditional = '學習' where word = '学习'`)
	expect(await wordsOf(person, 'q=學')).toBe('学习')
})

test('nothing of another person is listed', async () => {
	const person = await withWords()
	const { db, mark, save, study } = person
	const other = await makeAccount(db, { id: 'ming', email: 'ming@example.com' })
	await mark('爱', 'known', 1, other)
	await study('爱', 30, { of: other })
	await save('爱', { of: other })
	await mark('学习', 'ignored', 1, other)
	expect(await wordsOf(person)).toBe('学习 银行 癌症 爬山')
	expect(await wordsOf(person, 'standing=ignored')).toBe('')
	expect(await wordsOf({ db, learner: { ...person.learner, id: other } as never })).toBe('爱 学习')
})

test('a sentence leads to its text only if the person may open it', async () => {
	const person = await withWords()
	const { db, userId } = person
	const title = { zh: '秘密', en: 'A secret' }
	const secret = await makeLesson(db, { id: 'secret', isPrivate: true, title })
	const where = { sentence: '我每天学习。', sentenceAt: now }
	await db
		.update(userWords)
		.set({ ...where, lessonId: secret })
		.where(eq(userWords.vocabId, 1))
	const found = async () => (await listed(person, 'q=学习')).words[0]
	expect(await found()).toMatchObject({ sentence: '我每天学习。', foundIn: null })
	await db.insert(lessonShares).values({ lessonId: secret, userId })
	expect(await found()).toMatchObject({
		foundIn: { title: '秘密', path: `/courses/lessons/secret${hashOfSentence('我每天学习。')}` },
	})
})

test('the newer of two sentences is shown, and articles are sources too', async () => {
	const person = await withWords()
	const { db, save, ago } = person
	await makeArticle(db, { id: 'train', title: '慢火车', enTitle: 'The Slow Train', content: [] })
	await save('学习', { minutes: 5 })
	await db
		.update(cards)
		.set({ sentence: '他学习。', articleId: 'train', updatedAt: ago(5) })
		.where(eq(cards.vocabId, 1))
	const found = async () => (await listed(person, 'q=学习')).words[0]
	expect(await found()).toMatchObject({
		sentence: '他学习。',
		foundIn: { title: '慢火车', path: `/articles/train${hashOfSentence('他学习。')}` },
	})
	await db.update(userWords).set({ sentence: '我学习。', sentenceAt: ago(1) })
	expect(await found()).toMatchObject({ sentence: '我学习。', foundIn: null })
	await db.update(userWords).set({ sentenceAt: ago(9) })
	expect(await found()).toMatchObject({ sentence: '他学习。' })
})

async function makeLessonWithText({ db }: Person, values: Parameters<typeof makeLesson>[1]) {
	const lessonId = await makeLesson(db, values)
	await db.insert(lessonContents).values({ lessonId, content: contentFrom('我 学习 。') })
}

test('somebody without words gets the new lesson that fits best, with a text, that they may open', async () => {
	const person = await withVocabulary()
	await makeLessonWithText(person, { id: 'hard', level: 'expert' })
	await makeLessonWithText(person, { id: 'paid', isFree: false })
	await makeLesson(person.db, { id: 'empty' })
	expect(await listed(person)).toMatchObject({ hasWords: false, firstLesson: 'hard' })
	await makeLessonWithText(person, { id: 'easy' })
	expect(await listed(person)).toMatchObject({ words: [], found: 0, firstLesson: 'easy' })
	await person.mark('爱', 'known')
	expect(await listed(person, 'q=银行')).toMatchObject({ hasWords: true, found: 0 })
})

test('a word that an administrator deletes leaves the list', async () => {
	const person = await withWords()
	await person.db.run(sql`delete from vocab where word = '癌症'`)
	expect(await wordsOf(person)).toBe('学习 银行 爬山')
})

test('a list of many pages has every word once, whatever its order', async () => {
	const person = await withVocabulary()
	const { db, userId } = person
	await db.run(sql`
		insert into vocab (word, pinyin, poses, meaning, levels, created_at, updated_at)
		select '好' || value, 'hǎo', '[]', '{"verb":{"definition":"good"}}', '[]', 0, 0
		from json_each(${JSON.stringify(Array.from({ length: 120 }, (_, index) => index))})`)
	await db.run(sql`
		insert into user_words (uid, vocab_id, status, changed_at)
		select ${userId}, id, 'known', 7 from vocab`)
	for (const sort of wordOrders) {
		const pages = await Promise.all(
			[1, 2, 3, 4].map((page) => listed(person, `sort=${sort}&page=${page}`)),
		)
		expect(pages.map(({ words }) => words.length)).toEqual([50, 50, 25, 0])
		expect(pages.map(({ found }) => found)).toEqual([125, 125, 125, 125])
		const ids = pages.flatMap(({ words }) => words.map(({ id }) => id))
		expect(new Set(ids).size).toBe(125)
	}
})

test('a saved word at one’s level is being learned before it is studied', async () => {
	const person = await withVocabulary()
	await person.save('银行')
	expect((await listed(person, 'q=银行')).words[0]?.standing).toBe('learning')
	expect(await wordsOf(person, 'standing=learning')).toBe('银行')
	expect(await wordsOf(person, 'standing=new')).toBe('')
})

const own = fc.record({
	said: fc.option(fc.constantFrom(...standings)),
	saved: fc.boolean(),
	stability: fc.option(fc.constantFrom(0.4, 20.9, 21, 90)),
})

test('the filter by standing and home find what the rule says', async () => {
	const words = ['学习', '银行', '癌症', '爬山', '爱']
	const levelOf = { 学习: 1, 银行: 3, 癌症: 6, 爬山: undefined, 爱: 1 } as const
	const five = fc.tuple(own, own, own, own, own)
	await fc.assert(
		fc.asyncProperty(five, fc.constantFrom(...hskLevels), async (rows, langLevel) => {
			const person = await withVocabulary()
			const { db, userId, mark, save, study } = person
			await db.update(userProfiles).set({ langLevel }).where(eq(userProfiles.id, userId))
			const expected: Record<string, string[]> = {}
			for (const [index, { said, saved, stability }] of rows.entries()) {
				const word = words[index] ?? ''
				if (said) await mark(word, said)
				if (saved) await save(word)
				if (stability !== null) await study(word, stability)
				if (!said && !saved && stability === null) continue
				const rank = levelOf[word as keyof typeof levelOf]
				const standing = standingOf({ said, stability }, { rank, user: rankOf(langLevel) })
				expected[standing] = [...(expected[standing] ?? []), word]
			}
			const learner = { ...person.learner, langLevel } as typeof person.learner
			const home = await db.select({ learning: learningWords(learner) }).from(userProfiles)
			expect(home).toEqual([{ learning: expected.learning?.length ?? 0 }])
			for (const standing of standings) {
				const found = await listed({ db, learner }, `standing=${standing}`)
				expect(found.words.map(({ word }) => word).sort()).toEqual(
					(expected[standing] ?? []).sort(),
				)
				expect(found.words.every((word) => word.standing === standing)).toBe(true)
			}
		}),
		{ numRuns: 10 },
	)
})
