import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { auditLog, exercises, lessons } from '#app/db/schema/index.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { findExercisesForEditing } from '#app/features/exercises/admin/exercises-for-editing.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveExercises } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = new Date('2026-11-01T12:00:00Z')

const nationality = '[choice]\nzh: 李明是哪国人？\n- zh: 美国人\n* zh: 中国人'
const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
const fruit = '[multiple]\nzh: 哪些是水果？\n* zh: 苹果\n- zh: 米饭\n* zh: 香蕉\n? zh: 米饭不是。'

/** 沈岚 and 李雷 are administrators; the lesson 市场 asks two questions. */
async function office(db?: Db) {
	const opened = db ?? (await memoryDatabase())
	const run = crypto.randomUUID().slice(0, 8)
	const lessonId = `${run}-market`
	const actorOf = (name: string) => ({ id: `${run}-${name}`, email: `${run}-${name}@example.com` })
	for (const name of ['沈岚', '李雷']) await makeAdmin(opened, actorOf(name))
	await makeLesson(opened, {
		id: lessonId,
		status: 0,
		title: { zh: '市场', en: 'Market day' },
		updatedAt: before,
	})
	const save = (
		blocks: string[],
		version: number,
		by = '沈岚',
		id = lessonId,
		words?: ExerciseWords[],
	) =>
		saveExercises(opened, {
			lessonId: id,
			version,
			words,
			actor: actorOf(by),
			now,
			exercises: readExerciseSet(blocks.join('\n\n')).exercises,
		})
	await save([nationality, tea], 1)
	const rows = () =>
		opened
			.select()
			.from(exercises)
			.where(eq(exercises.lessonId, lessonId))
			.orderBy(asc(exercises.orderNo))
	const idOf = async (zh: string) =>
		(await rows()).find(({ question }) => question.zh === zh)?.id ?? expect.fail(zh)
	const lesson = async () =>
		(await opened.select().from(lessons).where(eq(lessons.id, lessonId)))[0] ?? expect.fail()
	const log = () =>
		opened.select().from(auditLog).where(eq(auditLog.objectId, lessonId)).orderBy(auditLog.at)
	const opens = () => findExercisesForEditing(opened, { lessonId })
	return { db: opened, lessonId, actorOf, save, rows, idOf, lesson, log, opens }
}

test('a set is stored in its order and can be opened', async () => {
	const { rows, lesson, opens } = await office()
	expect(await rows()).toMatchObject([
		{
			orderNo: 1,
			type: 'choice',
			question: { zh: '李明是哪国人？' },
			answer: 'B',
			status: 1,
			options: [{ zh: '美国人' }, { zh: '中国人' }],
			explanation: {},
			createdAt: now,
		},
		{ orderNo: 2, type: 'true_false', question: { zh: '他喜欢喝茶。' }, answer: 'A' },
	])
	expect(await lesson()).toMatchObject({ exercisesVersion: 2, updatedAt: before })
	expect(await opens()).toMatchObject({
		lesson: { title: { zh: '市场' }, course: null },
		version: 2,
		text: `${nationality}\n\n${tea}`,
		unreadable: 0,
	})
})

test('unchanged exercises keep their ids and creation times, new ones get their own', async () => {
	const { save, rows, idOf, db } = await office()
	await db.update(exercises).set({ createdAt: before })
	const [nationalityId, teaId] = [await idOf('李明是哪国人？'), await idOf('他喜欢喝茶。')]
	expect(await save([fruit, tea, `${nationality}\nen: Chinese`], 2)).toMatchObject({ ok: true })
	const [first, ...others] = await rows()
	expect(first).toMatchObject({ question: { zh: '哪些是水果？' }, createdAt: now })
	expect(others).toMatchObject([
		{ id: teaId, orderNo: 2, createdAt: before },
		{ id: nationalityId, orderNo: 3, createdAt: before, updatedAt: now },
	])
	expect([nationalityId, teaId]).not.toContain(first?.id)
})

test('a save is logged with the removed and the added exercises', async () => {
	const { save, log, actorOf } = await office()
	await save([tea, fruit], 2, '李雷')
	expect(await log()).toMatchObject([
		{ action: 'lesson.exercises', objectType: 'lesson', before: { exercises: 0 } },
		{
			actorId: actorOf('李雷').id,
			before: { exercises: 2, text: nationality },
			after: { exercises: 2, text: fruit },
			at: now,
		},
	])
})

test('inactive exercises are deleted with the old set', async () => {
	const { save, rows, db, lessonId } = await office()
	const hidden = { zh: '谁？' }
	await db.insert(exercises).values({
		lessonId,
		orderNo: 9,
		type: 'choice',
		question: hidden,
		options: [hidden],
		answer: 'A',
		explanation: {},
		status: 0,
	})
	expect(await save([nationality, tea], 2)).toMatchObject({ ok: true })
	expect((await rows()).map(({ orderNo }) => orderNo)).toEqual([1, 2])
})

test('a damaged row is counted and hides no other', async () => {
	const { opens, db, idOf, save, rows } = await office()
	const id = await idOf('他喜欢喝茶。')
	await db.$client.execute({
		sql: `update exercises set question = '{"zh"' where id = ?`,
		args: [id],
	})
	expect(await opens()).toMatchObject({ text: nationality, unreadable: 1 })
	expect(await save([nationality], 2)).toMatchObject({ ok: true })
	expect(await rows()).toHaveLength(1)
})

test('saving the stored set again changes nothing, whatever its version', async () => {
	const { save, rows, lesson, log } = await office()
	const stored = await rows()
	for (const version of [1, 2]) {
		expect(await save([nationality, tea], version)).toMatchObject({ ok: true })
	}
	expect(await rows()).toEqual(stored)
	expect(await lesson()).toMatchObject({ exercisesVersion: 2 })
	expect(await log()).toHaveLength(1)
})

test('a set that somebody else has saved is not overwritten', async () => {
	const { save, rows, log } = await office()
	await save([tea], 2, '李雷')
	const stored = await rows()
	expect(await save([fruit], 2)).toMatchObject({ error: { code: 'exercises.outdated' } })
	expect(await rows()).toEqual(stored)
	expect(await log()).toHaveLength(2)
	expect(await save([fruit], 3)).toMatchObject({ ok: true })
})

test('an empty set, a missing lesson and a course are refused', async () => {
	const { save, db, lessonId, rows } = await office()
	expect(await save([], 2)).toMatchObject({ error: { code: 'exercises.none-valid' } })
	for (const id of ['', 'no-lesson']) {
		expect(await save([tea], 1, '沈岚', id)).toMatchObject({
			error: { code: 'lesson-text.lesson-missing' },
		})
	}
	await db.update(lessons).set({ type: 'course' })
	expect(await save([fruit], 2)).toMatchObject({ error: { code: 'exercises.not-a-lesson' } })
	await db.update(lessons).set({ type: 'lesson', isDeleted: true }).where(eq(lessons.id, lessonId))
	expect(await save([fruit], 2)).toMatchObject({ error: { code: 'lesson-text.lesson-missing' } })
	expect(await rows()).toHaveLength(2)
})

test('odd characters are stored unchanged', async () => {
	const odd = '\u0000\uD800 "\'); drop table exercises; -- 𠮷 <b> ‮'
	const { save, rows } = await office()
	await save([`[choice]\nzh: ${odd}好\n* zh: 他`], 2)
	expect((await rows())[0]?.question.zh).toBe(`${odd}好`)
})

test('five hundred exercises are saved in one write', async () => {
	const { save, rows } = await office()
	const many = Array.from({ length: 500 }, (_, index) => tea.replace('茶', `第${index}杯茶`))
	expect(await save(many, 2)).toMatchObject({ ok: true })
	expect(await rows()).toHaveLength(500)
})

test('words are stored with their exercise, and added to a set that lacks them', async () => {
	const { save, rows, lesson } = await office()
	expect((await rows()).map(({ words }) => words)).toEqual([null, null])
	const words = [[[{ word: '谁', pinyin: 'shéi' }]], [[{ word: '茶', pinyin: 'chá' }]]]
	const again = await save([nationality, tea], 2, '沈岚', undefined, words)
	expect(again).toEqual({ ok: true, value: { version: 2 } })
	expect((await rows()).map((row) => row.words)).toEqual(words)
	expect(await lesson()).toMatchObject({ exercisesVersion: 2 })
	await save([tea], 2, '沈岚', undefined, words.slice(1))
	expect((await rows()).map((row) => row.words)).toEqual([words[1]])
})
