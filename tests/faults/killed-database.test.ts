/**
 * Kills the database with -9 at moments spread over the writes of a save. Afterwards either the old
 * or the new state is there, complete, and the audit log lists exactly the changes made. Sending the
 * save again, as a client without an answer does, completes it.
 */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { asc, eq, inArray, like, sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'
import { deleteAccount } from '#app/db/delete-account.ts'
import { schedulePublish } from '#app/db/publish.ts'
import { publishDue } from '#app/db/publish-due.ts'
import { purgeDue } from '#app/db/purge-trash.ts'
import {
	auditLog,
	cards,
	deletedWordRows,
	discardedMedia,
	exercises,
	lessonContents,
	lessonNotes,
	lessons,
	reviews,
	userProfiles,
	versions,
	vocab,
	workingParts,
} from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { restoreVersion } from '#app/features/versions/restore-version.server.ts'
import { addWords } from '#app/features/vocabulary/admin/batch/create-batch.server.ts'
import {
	deleteWords,
	restoreWords,
} from '#app/features/vocabulary/admin/list/change-words.server.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { faultyNetwork } from '#tests/support/faulty-network.ts'
import { isLong } from '#tests/support/length.ts'
import { type MortalDatabase, mortalDatabase } from '#tests/support/mortal-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'
import { previewOf, replaceAll, undoAll } from '#tests/support/replacements.ts'
import { saveExercises, saveLessonNotes, saveText } from '#tests/support/save-parts.ts'

/** Number of moments at which each save is interrupted. */
const rounds = isLong ? 20 : 3
const now = new Date('2026-11-21T12:00:00Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }
const lessonId = 'market'

let database: MortalDatabase
let network: Awaited<ReturnType<typeof faultyNetwork>>

/** A connection as a request opens it. */
const open = () => openDatabase({ url: network.url })

beforeAll(async () => {
	database = await mortalDatabase()
	network = await faultyNetwork(database.url)
	const db = database.openForSeeding()
	await migrate(db, { migrationsFolder: 'migrations' })
	await db.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	await makeLesson(db, {
		id: lessonId,
		status: 0,
		title: { zh: '市场', en: 'Market day' },
	})
})

afterAll(async () => {
	await network.end()
	await database.end()
})

// Each restart is logged.
silenceExpectedLogs()

type Round = {
	/** Makes the n-th change; the first is number 1. */
	save: (round: number) => Promise<unknown>
	/** The number of the stored change; fails if it is incomplete. */
	stored: () => Promise<number>
	/** The number of changes in the audit log. */
	logged: () => Promise<number>
}

/** Round n kills the server at the n-th of `rounds` moments: at a write to its files, or before the answer. */
async function killAtEveryMoment({ save, stored, logged }: Round) {
	const { writes, questions } = await countSteps(() => save(1))
	let interrupted = 0
	for (let round = 2; round < 2 + rounds; round += 1) {
		const moment = Math.ceil(((writes + 1) * (round - 1)) / rounds)
		const answer = await killedAt(moment, questions, () => save(round)).catch(
			(error: unknown) => error,
		)
		await database.killAndWait()
		const found = await stored()
		if (answer instanceof Error) interrupted += 1
		else expect(found).toBe(round)
		expect([round - 1, round]).toContain(found)
		expect(await logged()).toBe(found)
		expect(await save(round)).toMatchObject({ ok: true })
		expect([await stored(), await logged()]).toEqual([round, round])
	}
	expect(interrupted).toBeGreaterThan(0)
}

/** Counts what an undisturbed save asks of the database, and how often that writes to its files. */
async function countSteps(save: () => Promise<unknown>) {
	let [writes, questions] = [0, 0]
	network.treat((question) => {
		questions = question
		return 'pass'
	})
	const watcher = watch(files(), () => {
		writes += 1
	})
	await save()
	watcher.close()
	network.treat('pass')
	return { writes, questions }
}

/** Kills at this write. If there are fewer, the answer to the last question is lost instead. */
async function killedAt(moment: number, questions: number, save: () => Promise<unknown>) {
	let writes = 0
	network.treat((question) => {
		if (writes >= moment) return 'refuse'
		return question < questions ? 'pass' : 'lose-answer'
	})
	const watcher = watch(files(), () => {
		writes += 1
		if (writes === moment) database.kill()
	})
	try {
		return await save()
	} finally {
		watcher.close()
		network.treat('pass')
	}
}

/** The folder of the database and its logs. */
function files(): string {
	return join(database.folder, 'dbs', 'default')
}

async function loggedAs(action: string): Promise<number> {
	return open().$count(auditLog, eq(auditLog.action, action))
}

test('a kill leaves the old or the new exercise set, never a part', async () => {
	const setOf = (round: number) =>
		Array.from(
			{ length: 40 },
			(_, index) => `[true_false]\nzh: 第${round}次：他买了${index}个苹果。\n* true`,
		).join('\n\n')
	await killAtEveryMoment({
		save: (round) =>
			saveExercises(open(), {
				lessonId,
				version: round,
				actor,
				now,
				exercises: readExerciseSet(setOf(round)).exercises,
			}),
		async stored() {
			const db = open()
			const rows = await db.select().from(exercises).orderBy(asc(exercises.orderNo))
			const [{ version } = { version: 0 }] = await db
				.select({ version: lessons.exercisesVersion })
				.from(lessons)
				.where(eq(lessons.id, lessonId))
			expect(rows.map(({ question }) => question.zh)).toEqual(
				rows.map((_, index) => `第${version - 1}次：他买了${index}个苹果。`),
			)
			expect(rows).toHaveLength(40)
			return version - 1
		},
		logged: () => loggedAs('lesson.exercises'),
	})
})

test('a kill leaves a lesson’s old or new text, never a half', async () => {
	const textOf = (round: number) =>
		contentFrom(
			...Array.from({ length: 60 }, (_, index) => `我 | 去 | 市场${round} | 。 / Line ${index}`),
		)
	await killAtEveryMoment({
		save: (round) =>
			saveText(open(), {
				owner: lessonOwner(lessonId),
				content: textOf(round),
				version: round - 1,
				actor,
				now,
			}),
		async stored() {
			const [row] = await open().select().from(lessonContents)
			expect(row?.content).toEqual(textOf(row?.version ?? 0))
			return row?.version ?? 0
		},
		logged: () => loggedAs('lesson.write'),
	})
})

test('a kill leaves the published version old or new, and publishes nothing twice', async () => {
	const owner = { kind: 'lessons', id: 'tea-house' } as const
	await makeLesson(database.openForSeeding(), { id: owner.id, title: { zh: '茶馆', en: 'Tea' } })
	const textOf = (round: number) =>
		contentFrom(...Array.from({ length: 60 }, (_, index) => `茶馆 | ${round} | 。 / Line ${index}`))
	const notesOf = (round: number) => `Round ${round}`
	const publishAt = new Date(+now + 60_000)
	await killAtEveryMoment({
		async save(round) {
			const db = open()
			const by = { owner, version: round - 1, actor, now }
			await saveText(db, { ...by, content: textOf(round) })
			await saveLessonNotes(db, { ...by, lessonId: owner.id, source: notesOf(round), blocks: [] })
			const isDone = async () =>
				(await open().$count(workingParts, eq(workingParts.ownerId, owner.id))) === 0
			if (await isDone()) return { ok: true }
			await schedulePublish(db, { owner, at: publishAt, actor, now })
			await publishDue(db, publishAt)
			if (await isDone()) return { ok: true }
			throw new Error('not published')
		},
		async stored() {
			const db = open()
			const isOfLesson = eq(lessonContents.lessonId, owner.id)
			const [text] = await db.select().from(lessonContents).where(isOfLesson)
			const [notes] = await db.select().from(lessonNotes)
			expect(text?.content).toEqual(textOf(text?.version ?? 0))
			expect(notes).toMatchObject({ version: text?.version, source: notesOf(text?.version ?? 0) })
			return text?.version ?? 0
		},
		logged: () => loggedAs('lesson.publish'),
	})
})

test('a kill while a version is restored leaves the text before or after, with its versions', async () => {
	const owner = { kind: 'lessons', id: 'night-train' } as const
	const db = database.openForSeeding()
	await makeLesson(db, { id: owner.id, status: 0, title: { zh: '夜车', en: 'Night train' } })
	const texts = ['早 | 。 / Early', '晚 | 。 / Late'].map((line) =>
		contentFrom(...Array.from({ length: 60 }, () => line)),
	)
	for (const [version, content] of texts.entries()) {
		const saved = await saveText(db, { owner, content, version, actor, now })
		expect(saved).toMatchObject({ ok: true })
	}
	const versionsOfLesson = () =>
		open()
			.select()
			.from(versions)
			.where(eq(versions.ownerId, owner.id))
			.orderBy(asc(versions.version))
	const kept = await versionsOfLesson()
	const idsOfTexts = kept.slice(-texts.length).map(({ id }) => id)
	/** The text after a change: the first round restores the first text. */
	const indexAfter = (round: number) => (round + 1) % texts.length
	await killAtEveryMoment({
		save: (round) =>
			restoreVersion(
				{ db: open(), services: realTokenizer(open()) },
				{ owner, id: idsOfTexts[indexAfter(round)] ?? '', version: round + 1, actor, now },
			),
		async stored() {
			const [row] = await open()
				.select()
				.from(lessonContents)
				.where(eq(lessonContents.lessonId, owner.id))
			const round = (row?.version ?? 0) - texts.length
			expect(row?.content).toEqual(texts[indexAfter(round)])
			expect(await versionsOfLesson()).toHaveLength(kept.length + round)
			return round
		},
		logged: () => loggedAs('lesson.restore'),
	})
})

test('a killed run of find and replace goes on with the texts that are left, and replaces nothing twice', async () => {
	const by = { actor, now }
	const db = open()
	const owners = Array.from({ length: 12 }, (_, index) => `replaced-${index}`)
	for (const id of owners) await makeLesson(db, { id, status: 0 })
	const sentence = (round: number) => `第${round}次 | 买 | 茶 | 。 / Round ${round}.`
	await db
		.insert(lessonContents)
		.values(owners.map((lessonId) => ({ lessonId, content: contentFrom(sentence(0)) })))
	const context = () => ({ db: open(), services: realTokenizer(open()) })
	const runOf = (round: number) => `run-${round}`
	let last = 0
	await killAtEveryMoment({
		async save(round) {
			last = round
			const change = { pattern: `Round ${round - 1}.`, replacement: `Round ${round}.` }
			const texts = await previewOf(open(), change)
			// Nothing is left if the answer alone was lost.
			if (texts.length === 0) return { ok: true }
			await replaceAll(context(), { run: runOf(round), ...change, texts, ...by })
			return { ok: true }
		},
		async stored() {
			// Here a half is right: each text is the one before, or the one after with a version of the run.
			const rows = await open()
				.select()
				.from(lessonContents)
				.where(inArray(lessonContents.lessonId, owners))
			const saved = await open().$count(versions, eq(versions.runId, runOf(last)))
			const replaced = rows.filter(({ content }) => content[0]?.en === `Round ${last}.`)
			expect(replaced).toHaveLength(saved)
			for (const { version, content } of rows) {
				expect(content[0]?.en).toBe(`Round ${version - 1}.`)
				expect([last - 1, last]).toContain(version - 1)
			}
			return saved === owners.length ? last : last - 1
		},
		logged: async () => Math.floor((await textsLogged(owners)) / owners.length),
	})
	expect(await textsLogged(owners)).toBe(owners.length * last)
	await undoAll(context(), { run: runOf(last), ...by })
	expect(await previewOf(open(), { pattern: `Round ${last - 1}.`, replacement: '' })).toHaveLength(
		owners.length,
	)
})

async function textsLogged(owners: readonly string[]): Promise<number> {
	return open().$count(auditLog, inArray(auditLog.objectId, [...owners]))
}

test('a kill leaves all of two thousand words or none, with their index', async () => {
	const words = 2000
	const wordsOf = (round: number) =>
		Array.from({ length: words }, (_, index) => ({
			row: index + 2,
			values: {
				word: `第${round}批词${index}`,
				pinyin: 'cí',
				traditional: null,
				levels: [],
				status: 1 as const,
				meaning: { noun: { definition: 'a word of a long table' } },
				gloss: null,
				measureWords: [],
			},
		}))
	const isCustom = like(vocab.word, '第%批词%')
	await killAtEveryMoment({
		save: (round) => addWords(open(), { words: wordsOf(round), actor, now }),
		async stored() {
			const db = open()
			const count = await db.$count(vocab, isCustom)
			const [index] = await db.all<{ spelled: number; found: number }>(sql`
				select (select count(*) from vocab_spellings) as spelled,
					(select count(*) from vocab_index where vocab_index match 'custom1') as found`)
			expect(index).toEqual({ spelled: count, found: count })
			return count / words
		},
		logged: async () => (await loggedAs('word.create')) / words,
	})
})

test('a kill while the trash is emptied leaves a lesson with its audio, or neither', async () => {
	const dayMs = 24 * 60 * 60_000
	const day = (number: number) => new Date(+now + number * dayMs)
	const db = open()
	const courses = rounds + 1
	for (let number = 1; number <= courses; number += 1) {
		const id = `old-${number}`
		await makeLesson(db, { id, type: 'course', isDeleted: true, deletedAt: day(number) })
		await makeLesson(db, { id: `${id}-lesson`, parentId: id })
		await db.insert(lessonContents).values({
			lessonId: `${id}-lesson`,
			content: [],
			audioPath: `/media/lessons/${id}-lesson/audio/1.mp3`,
		})
	}
	const left = () => open().$count(lessons, like(lessons.id, 'old-%'))
	await killAtEveryMoment({
		async save(round) {
			await purgeDue(open(), { now: day(round + 30), most: 10 })
			// A failed deletion is logged and no error: the next hour tries again.
			if ((await left()) > 2 * (courses - round)) throw new Error('not deleted yet')
			return { ok: true }
		},
		async stored() {
			const gone = courses - (await left()) / 2
			const texts = like(lessonContents.lessonId, 'old-%')
			expect(await open().$count(lessonContents, texts)).toBe(courses - gone)
			expect(await open().$count(discardedMedia)).toBe(2 * gone)
			return gone
		},
		logged: () => loggedAs('course.purge'),
	})
})

test('a kill while a word is restored leaves it in the trash or brings it back with its cards', async () => {
	const db = open()
	const made: number[] = []
	for (let number = 1; number <= rounds + 1; number += 1) {
		const word = await makeWord(db, { word: `旧词${number}`, pinyin: 'jiù cí' })
		await makeDeck(db, [word])
		made.push(word.id)
	}
	const words = made.map((id) => ({ id, version: 1 }))
	expect(await deleteWords(db, { words, actor, now })).toMatchObject({ ok: true })
	await killAtEveryMoment({
		save: (round) => {
			const form = { intent: 'restore' as const, id: [made[round - 1] ?? 0] }
			return restoreWords(open(), { form, actor, now })
		},
		async stored() {
			const restored = await open().$count(vocab, like(vocab.word, '旧词%'))
			expect(await open().$count(cards)).toBe(restored)
			const waiting = 2 * (made.length - restored)
			expect(await open().$count(deletedWordRows)).toBe(waiting)
			return restored
		},
		logged: () => loggedAs('word.restore'),
	})
})

test('a kill while accounts are deleted leaves one with all its answers, or nothing of it', async () => {
	const db = open()
	const word = await makeWord(db, { word: '再见', pinyin: 'zài jiàn' })
	const people = Array.from({ length: rounds + 1 }, (_, index) => `leaver-${index + 1}`)
	const answersOf = 300
	for (const id of people) {
		const email = `${id}@example.com`
		await db.insert(userProfiles).values({ id, email, displayName: '王小美', status: 1 })
		const deckId = await makeDeck(db, [word], { id: `deck-of-${id}`, ownerId: id })
		await db.insert(reviews).values(
			Array.from({ length: answersOf }, (_, index) => ({
				userId: id,
				id: `${index}`,
				cardId: `${deckId}-1`,
				mode: 'recall' as const,
				grade: 'good' as const,
				at: now,
			})),
		)
		const about = { action: 'leaver.test', objectType: 'word', objectId: `${word.id}` }
		await db.insert(auditLog).values({ ...about, actorId: id, actorEmail: email, at: now })
	}
	await killAtEveryMoment({
		async save(round) {
			await deleteAccount(open(), { userId: `leaver-${round}` })
			return { ok: true }
		},
		async stored() {
			const db = open()
			const left = await db.$count(userProfiles, like(userProfiles.id, 'leaver-%'))
			expect(await db.$count(reviews, like(reviews.userId, 'leaver-%'))).toBe(left * answersOf)
			expect(await db.$count(cards, like(cards.id, 'deck-of-leaver-%'))).toBe(left)
			return people.length - left
		},
		logged: () => open().$count(auditLog, like(auditLog.actorId, 'former-%')),
	})
})
