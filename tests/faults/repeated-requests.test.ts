/**
 * A user clicks ten times, or a request is sent again because its answer was lost. It has one effect
 * and one log entry, and the repeated request reports no error.
 */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import {
	articles,
	auditLog,
	cardStates,
	cards,
	decks,
	exercises,
	lessonShares,
	reviews,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { changeAccount } from '#app/features/accounts/users/change-user.server.ts'
import { defaultValues } from '#app/features/articles/admin/article-values.ts'
import { createArticle } from '#app/features/articles/admin/save-article.server.ts'
import { shareLesson } from '#app/features/courses/sharing/share-course.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import { deleteWords, setStatus } from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { saveWord } from '#app/features/vocabulary/admin/word/save-word.server.ts'
import { makeDeck, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { faultyNetwork } from '#tests/support/faulty-network.ts'
import { saveWord as saveWordOfLearner } from '#tests/support/my-words.ts'
import { saveExercises, saveText } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-21T12:00:00Z')

let network: Awaited<ReturnType<typeof faultyNetwork>>

beforeAll(async () => {
	network = await faultyNetwork(inject('databaseUrl'))
})

afterAll(() => network.end())

/** 沈岚 is an administrator, 王小美 a learner; 奶奶的厨房 is a private lesson. All names are this test's own. */
async function office() {
	network.treat('pass')
	const db = openDatabase({ url: network.url })
	const run = crypto.randomUUID().slice(0, 8)
	const userOf = (name: string) => ({ id: `${run}-${name}`, email: `${run}-${name}@example.com` })
	const [actor, learner, lessonId] = [userOf('shen'), userOf('xiaomei'), `${run}-kitchen`]
	await db.insert(userProfiles).values([
		{ ...actor, displayName: '沈岚', status: 1, level: 99 },
		{ ...learner, displayName: '王小美', emailVerified: true, status: 0, level: 1 },
	])
	await makeLesson(db, {
		id: lessonId,
		isPrivate: true,
		status: 0,
		title: { zh: '奶奶的厨房', en: 'Grandmother’s Kitchen' },
	})
	const logged = (id: string) => db.$count(auditLog, eq(auditLog.objectId, id))
	return { db, run, actor, learner, lessonId, logged }
}

type Office = Awaited<ReturnType<typeof office>>

type Effect = {
	/** Sends the same request again over its own connection. */
	send: (db: Db) => Promise<unknown>
	/** The number of effects and of log entries. */
	effects: () => Promise<unknown>
	/** The expected state after one effect. */
	once: unknown
}

/** A custom word with this spelling, read yī. */
async function addWord(db: Db, word: string): Promise<number> {
	const meaning = { numeral: { definition: 'one' } }
	const row = { word, pinyin: 'yī', poses: ['numeral' as const], meaning, levels: [] }
	const [added] = await db
		.insert(vocab)
		.values({ ...row, isCustom: true, updatedAt: now })
		.returning({ id: vocab.id })
	return added?.id ?? expect.fail()
}

const effects: Record<string, (office: Office) => Promise<Effect>> = {
	async 'a set of exercises'({ db, actor, lessonId, logged }) {
		const set = readExerciseSet(
			'[true_false]\nzh: 他喜欢喝茶。\n* true\n\n[true_false]\nzh: 她姓王。\n* true',
		)
		return {
			send: (over) =>
				saveExercises(over, { lessonId, version: 1, exercises: set.exercises, actor, now }),
			effects: async () => [
				await db.$count(exercises, eq(exercises.lessonId, lessonId)),
				await logged(lessonId),
			],
			once: [2, 1],
		}
	},
	async 'a lesson’s text'({ actor, lessonId, logged }) {
		const content = contentFrom('奶奶 | 做饭 | 。 / Grandmother cooks.')
		return {
			send: (over) =>
				saveText(over, { owner: lessonOwner(lessonId), content, version: 0, actor, now }),
			effects: () => logged(lessonId),
			once: 1,
		}
	},
	async 'an invitation'({ db, actor, learner, lessonId, logged }) {
		return {
			send: (over) =>
				shareLesson(over, {
					lesson: lessonId,
					type: 'lesson',
					emails: learner.email,
					actor,
					now,
				}),
			effects: async () => [
				await db.$count(lessonShares, eq(lessonShares.lessonId, lessonId)),
				await logged(lessonId),
			],
			once: [1, 1],
		}
	},
	async 'the approval of an account'({ db, actor, learner, logged }) {
		return {
			send: (over) =>
				changeAccount(over, {
					change: { intent: 'approve', user: learner.id, version: 1 },
					actor,
					now,
				}),
			effects: async () => [
				await db.$count(userProfiles, eq(userProfiles.id, learner.id)),
				await logged(learner.id),
			],
			once: [1, 1],
		}
	},
	async 'a new article'({ db, run, actor }) {
		const values = { ...defaultValues, title: '慢火车', enTitle: `The Slow Train ${run}` }
		const [content, slug] = [contentFrom('火车 | 来 | 了 | 。 / The train is coming.'), run]
		const order = { wanted: { slug, isTyped: false }, content, actor, now }
		// Another item already has this slug.
		await createArticle(db, { ...order, values: { ...values, level: 'expert' } })
		return {
			send: (over) => createArticle(over, { ...order, values }),
			effects: async () => [
				await db.$count(articles, eq(articles.enTitle, values.enTitle)),
				await db.$count(auditLog, eq(auditLog.actorId, actor.id)),
			],
			once: [2, 2],
		}
	},
	async 'the disabling of a word'({ db, run, actor, logged }) {
		const id = await addWord(db, run)
		return {
			send: (over) => setStatus(over, { words: [{ id, version: 1 }], status: 0, actor, now }),
			effects: async () => [
				await db.$count(vocab, and(eq(vocab.id, id), eq(vocab.status, 0))),
				await logged(`${id}`),
			],
			once: [1, 1],
		}
	},
	async 'the deletion of a word'({ db, run, actor, logged }) {
		const id = await addWord(db, run)
		return {
			send: (over) => deleteWords(over, { words: [{ id, version: 1 }], actor, now }),
			effects: async () => [await db.$count(vocab, eq(vocab.id, id)), await logged(`${id}`)],
			once: [0, 1],
		}
	},
	async 'a word for My Words'({ db, run, learner }) {
		const vocabId = await addWord(db, run)
		const word = { word: run, pinyin: 'yī', sentence: null, lessonId: null }
		return {
			send: (over) => saveWordOfLearner(over, { userId: learner.id, word }),
			effects: async () => [
				await db.$count(decks, eq(decks.ownerId, learner.id)),
				await db.$count(cards, eq(cards.vocabId, vocabId)),
			],
			once: [1, 1],
		}
	},
	async 'an answer to a card'({ db, run, learner }) {
		const vocabId = await addWord(db, run)
		const cardId = `${await makeDeck(db, [{ id: vocabId }])}-1`
		const answer = { kind: 'answer', id: `${run}-review`, cardId, mode: 'recall' } as const
		return {
			send: (over) =>
				recordEvents(over, {
					events: [{ ...answer, grade: 'good', durationMs: 900, ageMs: 0 }],
					userId: learner.id,
					now,
				}),
			effects: async () => [
				await db.$count(reviews, eq(reviews.cardId, cardId)),
				await db
					.select({ reps: cardStates.reps, logLength: cardStates.logLength })
					.from(cardStates)
					.where(eq(cardStates.cardId, cardId)),
			],
			once: [1, [{ reps: 1, logLength: 1 }]],
		}
	},
}

const names = Object.keys(effects)

function isDone(answer: unknown): boolean {
	return !(typeof answer === 'object' && answer && 'ok' in answer) || answer.ok === true
}

async function prepared(name: string): Promise<Effect> {
	const prepare = effects[name] ?? expect.fail(name)
	return prepare(await office())
}

test.each(names)('%s, sent ten times at once, has one effect', async (name) => {
	const { send, effects, once } = await prepared(name)
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => send(openDatabase({ url: network.url }))),
	)
	expect(answers.map(isDone)).not.toContain(false)
	expect(await effects()).toEqual(once)
})

test.each(names)('%s can be sent again when any database answer was lost', async (name) => {
	for (const lost of [1, 2, 3]) {
		const { send, effects, once } = await prepared(name)
		network.treat((question) => (question === lost ? 'lose-answer' : 'pass'))
		await send(openDatabase({ url: network.url })).catch((error: unknown) => error)
		network.treat('pass')
		expect(isDone(await send(openDatabase({ url: network.url })))).toBe(true)
		expect(await effects()).toEqual(once)
	}
})

/** Adds 红烧肉 with a suffix unique to this test. */
async function wordOffice() {
	const { db, run, actor } = await office()
	const word = `红烧肉${run}`
	const add = () =>
		saveWord(openDatabase({ url: network.url }), {
			form: {
				intent: 'create',
				word,
				pinyin: `hóng shāo ròu ${run}`,
				traditional: null,
				status: 1,
				levels: [],
				meaning: { noun: { definition: 'red braised pork' } },
				gloss: null,
				measureWords: [],
			},
			actor,
			now,
		})
	const counts = async () => [
		await db.$count(vocab, eq(vocab.word, word)),
		await db.$count(auditLog, eq(auditLog.actorId, actor.id)),
	]
	return { add, counts }
}

const exists = { ok: false, error: { code: 'vocabulary.exists', field: 'word' } }

test('only one of ten users adds the same word; the others are told', async () => {
	const { add, counts } = await wordOffice()
	const answers = await Promise.all(Array.from({ length: 10 }, add))
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
	expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => exists))
	expect(await counts()).toEqual([1, 1])
})

test('a word whose answer was lost exists once, and a retry says so', async () => {
	const { add, counts } = await wordOffice()
	// The first two questions read, the third writes.
	network.treat((question) => (question === 3 ? 'lose-answer' : 'pass'))
	await expect(add()).rejects.toThrow()
	network.treat('pass')
	expect(await add()).toEqual(exists)
	expect(await counts()).toEqual([1, 1])
})
