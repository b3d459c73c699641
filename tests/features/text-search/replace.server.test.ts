import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import {
	auditLog,
	lessonContents,
	lessonNotes,
	lessons,
	replacementParts,
	userProfiles,
	versions,
	workingParts,
} from '#app/db/schema/index.ts'
import { articleOwner, lessonOwner } from '#app/db/working-parts.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { err } from '#app/domain/result.ts'
import { findExercisesForEditing } from '#app/features/exercises/admin/exercises-for-editing.server.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { writeNotes } from '#app/features/lesson-editor/write-notes.server.ts'
import { beginRun, beginUndo } from '#app/features/text-search/begin-run.server.ts'
import { continueRun } from '#app/features/text-search/continue-run.server.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { findRun } from '#app/features/text-search/list-runs.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'
import { beginReplacing, finishRun } from '#tests/support/replacements.ts'
import { saveExercises, saveLessonNotes, saveText } from '#tests/support/save-parts.ts'

const by = {
	actor: { id: 'shen', email: 'shen@example.com' },
	now: new Date('2026-11-21T12:00:00Z'),
}
const tomatoes = { pattern: '西红柿', replacement: '番茄' }

/** 沈岚's library: an enabled lesson of a course, a disabled lesson, and an article, all with tomatoes. */
async function library() {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...by.actor, displayName: '沈岚', status: 1, level: 99 })
	await makeLesson(db, { id: 'town', type: 'course' })
	await makeLesson(db, { id: 'market', parentId: 'town' })
	await makeLesson(db, { id: 'kitchen', status: 0 })
	const content = contentFrom(
		'我 | {买} | 西红柿 | 。 / I buy tomatoes.',
		'头发 | 长[zhǎng] | 了 | ， | 西红柿 | 红 | 了 | 。 / Hair and tomatoes.',
	)
	await db.insert(lessonContents).values([
		{ lessonId: 'market', content },
		{ lessonId: 'kitchen', content: contentFrom('西红柿汁 | 好喝 | 。 / tomatoes') },
	])
	await makeArticle(db, { id: 'garden', content: contentFrom('西红柿 | 。 / A tomato.') })
	const tokenizer = realTokenizer(db)
	return { db, context: { db, services: tokenizer } }
}

type Library = Awaited<ReturnType<typeof library>>

async function texts({ db }: Library) {
	const owners = [lessonOwner('market'), lessonOwner('kitchen'), articleOwner('garden')]
	const found = await Promise.all(owners.map((owner) => findTextForEditing(db, owner)))
	return found.map((text) => (text.ok ? shownContent(text.value.content) : []))
}

async function states({ db }: Library): Promise<Record<string, string>> {
	const parts = await db.select().from(replacementParts)
	return Object.fromEntries(parts.map(({ ownerId, state }) => [ownerId, state]))
}

const after = [
	[
		'我 | {买} | 番茄 | 。 / I buy tomatoes.',
		'头发 | 长[zhǎng] | 了 | ， | 番茄 | 红 | 了 | 。 / Hair and tomatoes.',
	],
	['番茄汁 | 好喝 | 。 / tomatoes'],
	['番茄 | 。 / A tomato.'],
]

test('a text is replaced in all lessons and articles, and undone as a whole', async () => {
	const office = await library()
	const { db, context } = office
	const before = await texts(office)
	const id = await beginReplacing(db, tomatoes, by)
	expect(await texts(office)).toEqual(before)
	await finishRun(context, { id, ...by })
	expect(await texts(office)).toEqual(after)
	expect(await findRun(db, { id })).toMatchObject({
		state: 'replaced',
		left: 0,
		counts: [{ state: 'replaced', count: 3 }],
	})
	// Learners go on reading what is published.
	expect(await db.$count(workingParts)).toBe(2)
	expect(await db.$count(versions)).toBe(6)
	const actions = await db.select({ action: auditLog.action }).from(auditLog)
	expect(actions.map(({ action }) => action).sort()).toEqual([
		'article.write',
		'lesson.write',
		'lesson.write',
		'replacement.begin',
	])
	expect(await beginUndo(db, { id, ...by })).toMatchObject({ ok: true })
	await finishRun(context, { id, ...by })
	expect(await texts(office)).toEqual(before)
	expect(await findRun(db, { id })).toMatchObject({
		state: 'undone',
		counts: [{ state: 'undone', count: 3 }],
	})
	expect(await db.$count(workingParts)).toBe(0)
	expect(await beginUndo(db, { id, ...by })).toMatchObject({
		ok: false,
		error: { code: 'replacement.not-undoable' },
	})
})

test('a lesson that was changed since the preview is skipped and reported', async () => {
	const office = await library()
	const { db, context } = office
	const id = await beginReplacing(db, tomatoes, by)
	const content = contentFrom('西红柿 | 很 | 好 | 。 / Tomatoes are good.')
	await saveText(db, { owner: lessonOwner('market'), content, version: 1, ...by })
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'kitchen'))
	await finishRun(context, { id, ...by })
	expect(await states(office)).toEqual({
		market: 'changed',
		kitchen: 'changed',
		garden: 'replaced',
	})
	expect((await texts(office))[0]).toEqual(shownContent(content))
})

test('an undo keeps what somebody has changed since', async () => {
	const office = await library()
	const { db, context } = office
	const id = await beginReplacing(db, tomatoes, by)
	await finishRun(context, { id, ...by })
	const content = contentFrom('番茄 | 很 | 好 | 。 / Tomatoes are good.')
	await saveText(db, { owner: lessonOwner('market'), content, version: 2, ...by })
	await db.delete(versions).where(eq(versions.ownerId, 'garden'))
	await beginUndo(db, { id, ...by })
	await finishRun(context, { id, ...by })
	expect(await states(office)).toEqual({ market: 'kept', kitchen: 'undone', garden: 'kept' })
	expect((await texts(office))[0]).toEqual(shownContent(content))
})

test('two people who continue one run at once replace nothing twice', async () => {
	const office = await library()
	const { db, context } = office
	const id = await beginReplacing(db, tomatoes, by)
	await Promise.all([finishRun(context, { id, ...by }), finishRun(context, { id, ...by })])
	expect(await texts(office)).toEqual(after)
	expect(new Set(Object.values(await states(office)))).toEqual(new Set(['replaced']))
	expect(await db.$count(auditLog, eq(auditLog.action, 'lesson.write'))).toBe(2)
})

test('a paragraph that would be empty is not saved', async () => {
	const office = await library()
	const { db, context } = office
	await db
		.update(lessonContents)
		.set({ content: contentFrom('西红柿 / tomatoes') })
		.where(eq(lessonContents.lessonId, 'kitchen'))
	const id = await beginReplacing(db, { pattern: '西红柿', replacement: '' }, by)
	await finishRun(context, { id, ...by })
	expect(await states(office)).toMatchObject({ market: 'replaced', kitchen: 'failed' })
})

test('a run stops with a failing tokenizer and goes on later', async () => {
	const office = await library()
	const { db, context } = office
	const id = await beginReplacing(db, tomatoes, by)
	const down = async () => err({ code: 'tokenizer.unreachable', text: 'down' } as const)
	const services = { ...context.services, tokenize: down as never }
	expect(await continueRun({ db, services }, { id, ...by })).toMatchObject({ ok: false })
	expect(new Set(Object.values(await states(office)))).toEqual(new Set(['waiting']))
	await finishRun(context, { id, ...by })
	expect(await texts(office)).toEqual(after)
})

test('the preview has every line of the saved texts, in a course on demand', async () => {
	const { db } = await library()
	const english = { pattern: 'tomatoes', replacement: 'potatoes' }
	const { texts } = await findChanges(db, { ...english, course: '' })
	expect(texts.map(({ owner, version, lines }) => [owner.id, version, lines.length])).toEqual([
		['kitchen', 1, 1],
		['market', 1, 2],
	])
	const inCourse = await findChanges(db, { ...english, course: 'town' })
	expect(inCourse.texts.map(({ owner }) => owner.id)).toEqual(['market'])
	expect(inCourse.texts[0]?.lines[0]).toEqual({
		name: '1en',
		language: 'en',
		before: 'I buy tomatoes.',
		after: 'I buy potatoes.',
	})
	expect(await findChanges(db, { pattern: '', replacement: '', course: '' })).toMatchObject({
		texts: [],
	})
})

test('nothing is begun without a line, for the same text, or by a learner', async () => {
	const { db } = await library()
	const texts = [
		{ owner: lessonOwner('market'), part: 'text' as const, version: 1, lines: ['1zh'] },
	]
	expect(await beginRun(db, { ...tomatoes, texts: [], ...by })).toMatchObject({
		error: { code: 'replacement.nothing-chosen' },
	})
	expect(await beginRun(db, { pattern: 'a', replacement: 'a', texts, ...by })).toMatchObject({
		error: { code: 'replacement.same' },
	})
	await db.update(userProfiles).set({ level: 1 })
	expect(await beginRun(db, { ...tomatoes, texts, ...by })).toMatchObject({
		error: { code: 'session.not-editor' },
	})
})

const notes = '## 西红柿\n\nzh: 我买西红柿。\nen: I buy tomatoes.\n\n西红柿 [xī hóng shì]'
const questions = '[choice]\nzh: 妈妈买了什么？\n- zh: 土豆\n* zh: 西红柿'

/** The library, with notes and exercises of the enabled lesson. */
async function libraryWithNotes() {
	const office = await library()
	const { db, context } = office
	const blocks = await writeNotes(context.services, notes)
	if (!blocks.ok) throw new Error('The notes were not read')
	const published = { lessonId: 'market', source: notes, blocks: blocks.value }
	await db.insert(lessonNotes).values({ ...published, version: 1 })
	await db.update(lessons).set({ status: 0 }).where(eq(lessons.id, 'market'))
	const exercises = parseExerciseText(questions).flatMap((block) =>
		block.ok ? [block.exercise] : [],
	)
	const saved = await saveExercises(db, { lessonId: 'market', exercises, version: 1, ...by })
	if (!saved.ok) throw new Error(saved.error.code)
	await db.update(lessons).set({ status: 1 }).where(eq(lessons.id, 'market'))
	const beside = async () => [
		(await findNotesForEditing(db, { id: 'market' }))?.text,
		(await findExercisesForEditing(db, { lessonId: 'market' }))?.text,
	]
	return { ...office, beside }
}

test('notes and exercises are replaced as well, wait to be published, and are undone', async () => {
	const { db, context, beside } = await libraryWithNotes()
	const before = await beside()
	const { texts: found } = await findChanges(db, { ...tomatoes, course: 'town' })
	expect(found.map(({ part, lines }) => [part, lines.map(({ name }) => name)])).toEqual([
		['text', ['1zh', '2zh']],
		['notes', ['1zh', '3zh']],
		['exercises', ['1zh']],
	])
	expect(found[1]?.skipped).toEqual([{ place: 6, reason: 'pinyin' }])
	const id = await beginReplacing(db, { ...tomatoes, course: 'town' }, by)
	await finishRun(context, { id, ...by })
	expect(await beside()).toEqual([
		'## 番茄\n\nzh: 我买番茄。\nen: I buy tomatoes.\n\n西红柿 [xī hóng shì]',
		questions.replace('西红柿', '番茄'),
	])
	const waiting = await db.select({ part: workingParts.part }).from(workingParts)
	expect(waiting.map(({ part }) => part).sort()).toEqual(['exercises', 'notes', 'text'])
	await beginUndo(db, { id, ...by })
	await finishRun(context, { id, ...by })
	expect(await beside()).toEqual(before)
	expect(await findRun(db, { id })).toMatchObject({ counts: [{ state: 'undone', count: 3 }] })
})

test('notes that somebody saved since the preview are skipped, and the exercises are not', async () => {
	const { db, context } = await libraryWithNotes()
	const id = await beginReplacing(db, { ...tomatoes, course: 'town' }, by)
	await saveLessonNotes(db, { lessonId: 'market', source: '## A', blocks: [], version: 1, ...by })
	await finishRun(context, { id, ...by })
	const parts = await db.select().from(replacementParts)
	expect(Object.fromEntries(parts.map(({ part, state }) => [part, state]))).toEqual({
		text: 'replaced',
		notes: 'changed',
		exercises: 'replaced',
	})
})
