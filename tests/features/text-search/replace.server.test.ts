import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import { discardChanges, publish } from '#app/db/publish.ts'
import {
	auditLog,
	lessonContents,
	lessonNotes,
	lessons,
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
import type { DoneText } from '#app/features/text-search/batch.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { listRuns } from '#app/features/text-search/list-runs.server.ts'
import { replaceBatch } from '#app/features/text-search/replace-batch.server.ts'
import { undoBatch } from '#app/features/text-search/undo-batch.server.ts'
import { makeArticle, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realTokenizer } from '#tests/support/real-tokenizer.ts'
import { previewOf, replaceAll, undoAll } from '#tests/support/replacements.ts'
import { saveExercises, saveLessonNotes, saveText } from '#tests/support/save-parts.ts'

const by = {
	actor: { id: 'shen', email: 'shen@example.com' },
	now: new Date('2026-11-21T12:00:00Z'),
}
const tomatoes = { pattern: '西红柿', replacement: '番茄' }

/** The id that the page of the preview makes. */
const run = 'run-of-tomatoes'
const order = { run, ...tomatoes, ...by }

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

function outcomesOf(texts: readonly DoneText[]): Record<string, string> {
	return Object.fromEntries(texts.map(({ owner, outcome }) => [owner.id, outcome]))
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
	const chosen = await previewOf(db, tomatoes)
	expect(await texts(office)).toEqual(before)
	const done = await replaceAll(context, { ...order, texts: chosen })
	expect(await texts(office)).toEqual(after)
	expect(outcomesOf(done)).toEqual({
		market: 'replaced',
		kitchen: 'replaced',
		garden: 'replaced',
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
	const listed = { id: run, ...tomatoes, texts: 3, at: by.now }
	expect(await listRuns(db, { most: 5 })).toEqual([{ ...listed, undoable: 3, isUndone: false }])
	const undone = await undoAll(context, { run, ...by })
	expect(await texts(office)).toEqual(before)
	expect(outcomesOf(undone)).toEqual({ market: 'undone', kitchen: 'undone', garden: 'undone' })
	expect(await db.$count(workingParts)).toBe(0)
	expect(await listRuns(db, { most: 5 })).toEqual([{ ...listed, undoable: 0, isUndone: true }])
})

test('a lesson that was changed since the preview is skipped and reported', async () => {
	const office = await library()
	const { db, context } = office
	const chosen = await previewOf(db, tomatoes)
	const content = contentFrom('西红柿 | 很 | 好 | 。 / Tomatoes are good.')
	await saveText(db, { owner: lessonOwner('market'), content, version: 1, ...by })
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'kitchen'))
	const done = await replaceAll(context, { ...order, texts: chosen })
	expect(outcomesOf(done)).toEqual({ market: 'changed', kitchen: 'changed', garden: 'replaced' })
	expect(done.filter(({ isThere }) => !isThere).map(({ owner }) => owner.id)).toEqual(['kitchen'])
	expect((await texts(office))[0]).toEqual(shownContent(content))
	// What is left is found by the next preview.
	expect((await previewOf(db, tomatoes)).map(({ owner }) => owner.id)).toEqual(['market'])
})

test('an undo keeps what somebody has changed since', async () => {
	const office = await library()
	const { db, context } = office
	await replaceAll(context, { ...order, texts: await previewOf(db, tomatoes) })
	const content = contentFrom('番茄 | 很 | 好 | 。 / Tomatoes are good.')
	await saveText(db, { owner: lessonOwner('market'), content, version: 2, ...by })
	// As the hourly job makes old versions fewer.
	await db.delete(versions).where(and(eq(versions.ownerId, 'garden'), eq(versions.version, 1)))
	expect(await listRuns(db, { most: 5 })).toMatchObject([{ texts: 3, undoable: 1 }])
	const undone = await undoAll(context, { run, ...by })
	expect(outcomesOf(undone)).toEqual({ market: 'kept', kitchen: 'undone', garden: 'kept' })
	expect((await texts(office))[0]).toEqual(shownContent(content))
})

test('a replacement that was discarded before it was published is not undone', async () => {
	const office = await library()
	const { db, context } = office
	await replaceAll(context, { ...order, texts: await previewOf(db, tomatoes) })
	for (const owner of [lessonOwner('market'), articleOwner('garden')]) {
		expect(await discardChanges(db, { owner, ...by })).toMatchObject({ ok: true })
	}
	const discarded = await texts(office)
	expect(await listRuns(db, { most: 5 })).toMatchObject([{ texts: 3, undoable: 1 }])
	const undone = await undoAll(context, { run, ...by })
	expect(outcomesOf(undone)).toEqual({ market: 'kept', kitchen: 'undone', garden: 'kept' })
	const [market, , garden] = await texts(office)
	expect([market, garden]).toEqual([discarded[0], discarded[2]])
	expect(await listRuns(db, { most: 5 })).toMatchObject([{ texts: 3, undoable: 0 }])
})

test('a replacement can be undone after it was published', async () => {
	const { db, context } = await libraryWithNotes()
	await replaceAll(context, { ...order, texts: await previewOf(db, tomatoes) })
	for (const owner of [lessonOwner('market'), articleOwner('garden')]) {
		expect(await publish(db, { owner, ...by })).toMatchObject({ ok: true })
	}
	expect(await listRuns(db, { most: 5 })).toMatchObject([{ texts: 5, undoable: 5 }])
})

test('two people who replace the same at once replace nothing twice', async () => {
	const office = await library()
	const { db, context } = office
	const chosen = await previewOf(db, tomatoes)
	const both = await Promise.all([
		replaceAll(context, { ...order, texts: chosen }),
		replaceAll(context, { ...order, run: 'run-of-somebody-else', texts: chosen }),
	])
	expect(await texts(office)).toEqual(after)
	for (const { owner } of chosen) {
		const outcomes = both.map((done) => outcomesOf(done)[owner.id])
		expect(outcomes.sort()).toEqual(['changed', 'replaced'])
	}
	expect(await db.$count(auditLog, eq(auditLog.action, 'lesson.write'))).toBe(2)
})

test('a request whose answer was lost is repeated, and replaces nothing twice', async () => {
	const office = await library()
	const { db, context } = office
	const chosen = await previewOf(db, tomatoes)
	const repeat = () => replaceBatch(context, { ...order, texts: chosen, after: 0 })
	const answers = [...(await Promise.all([repeat(), repeat()])), await repeat()]
	for (const answer of answers) {
		const done = answer.ok ? answer.value.texts : []
		expect(done.map(({ outcome }) => outcome)).toEqual(['replaced', 'replaced', 'replaced'])
	}
	expect(await texts(office)).toEqual(after)
	expect(await db.$count(auditLog)).toBe(4)
})

test('the id of a run is not taken for another replacement, nor once it was undone', async () => {
	const office = await library()
	const { db, context } = office
	const before = await texts(office)
	const request = { ...order, texts: await previewOf(db, tomatoes), after: 0 }
	await replaceBatch(context, request)
	const gone = { error: { code: 'replacement.gone' } }
	expect(await replaceBatch(context, { ...request, replacement: '土豆' })).toMatchObject(gone)
	expect(await replaceBatch(context, { ...request, pattern: '买' })).toMatchObject(gone)
	expect(await texts(office)).toEqual(after)
	await undoAll(context, { run, ...by })
	expect(await replaceBatch(context, request)).toMatchObject(gone)
	expect(await texts(office)).toEqual(before)
})

test('a text that is refused though nobody changed it is said to have failed', async () => {
	const { context } = await library()
	// The lesson has no exercises, and a set of none is not saved.
	const owner = lessonOwner('kitchen')
	const part = 'exercises' as const
	const chosen = [{ owner, part, version: 1, lines: ['1zh'] }]
	const done = await replaceAll(context, { ...order, texts: chosen })
	expect(outcomesOf(done)).toEqual({ kitchen: 'failed' })
})

test('a paragraph that would be empty is not saved', async () => {
	const office = await library()
	const { db, context } = office
	await db
		.update(lessonContents)
		.set({ content: contentFrom('西红柿 / tomatoes') })
		.where(eq(lessonContents.lessonId, 'kitchen'))
	const nothing = { pattern: '西红柿', replacement: '' }
	const chosen = await previewOf(db, nothing)
	const done = await replaceAll(context, { ...order, ...nothing, texts: chosen })
	expect(outcomesOf(done)).toMatchObject({ market: 'replaced', kitchen: 'failed' })
})

test('a request stops with a failing tokenizer, and a later one goes on', async () => {
	const office = await library()
	const { db, context } = office
	const before = await texts(office)
	const chosen = await previewOf(db, tomatoes)
	const down = async () => err({ code: 'tokenizer.unreachable', text: 'down' } as const)
	const services = { ...context.services, tokenize: down as never }
	const request = { ...order, texts: chosen, after: 0 }
	expect(await replaceBatch({ db, services }, request)).toMatchObject({
		error: { code: 'tokenizer.unreachable' },
	})
	expect(await texts(office)).toEqual(before)
	await replaceAll(context, { ...order, texts: chosen })
	expect(await texts(office)).toEqual(after)
})

/** A library with so many lessons that one request is not enough. */
async function largeLibrary() {
	const { db, context } = await library()
	const ids = Array.from({ length: 57 }, (_, index) => `stall-${index}`)
	for (const id of ids) await makeLesson(db, { id, status: 0 })
	const content = contentFrom('番茄 | 。 / Some tomatoes.')
	await db.insert(lessonContents).values(ids.map((lessonId) => ({ lessonId, content })))
	const english = { pattern: 'tomatoes', replacement: 'potatoes' }
	/** How many texts still have the pattern. */
	const left = async () => (await previewOf(db, english)).length
	return { db, context, english, left }
}

test('a page that is closed between two requests leaves texts that the next preview finds', async () => {
	const { db, context, english, left } = await largeLibrary()
	const first = { ...order, ...english, texts: await previewOf(db, english), after: 0 }
	expect(first.texts).toHaveLength(59)
	expect(await replaceBatch(context, first)).toMatchObject({ value: { total: 59, next: 50 } })
	expect(await left()).toBe(9)
	const rest = { ...order, ...english, run: 'run-of-the-rest', texts: await previewOf(db, english) }
	expect(await replaceAll(context, rest)).toHaveLength(9)
	expect(await left()).toBe(0)
	// Each is undone by itself.
	await undoAll(context, { run, ...by })
	expect(await left()).toBe(50)
	await undoAll(context, { run: 'run-of-the-rest', ...by })
	expect(await left()).toBe(59)
})

test('an undo whose page is closed goes on where it was', async () => {
	const { db, context, english, left } = await largeLibrary()
	const texts = await previewOf(db, english)
	await replaceAll(context, { ...order, ...english, texts })
	expect(await undoBatch(context, { run, after: 0, ...by })).toMatchObject({ value: { next: 50 } })
	expect(await left()).toBe(50)
	expect(await listRuns(db, { most: 5 })).toMatchObject([{ undoable: 9, isUndone: true }])
	const undone = await undoAll(context, { run, ...by })
	expect(new Set(undone.map(({ outcome }) => outcome))).toEqual(new Set(['undone']))
	expect(undone).toHaveLength(59)
	expect(await left()).toBe(59)
	expect(await db.$count(auditLog, eq(auditLog.action, 'replacement.undo'))).toBe(1)
	expect(await db.$count(auditLog, eq(auditLog.action, 'lesson.restore'))).toBe(59)
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
	const { db, context } = await library()
	const begin = { ...order, texts: await previewOf(db, tomatoes), after: 0 }
	expect(await replaceBatch(context, { ...begin, texts: [] })).toMatchObject({
		error: { code: 'replacement.nothing-chosen' },
	})
	expect(await replaceBatch(context, { ...begin, replacement: '西红柿' })).toMatchObject({
		error: { code: 'replacement.same' },
	})
	expect(await undoBatch(context, { run, after: 0, ...by })).toMatchObject({
		error: { code: 'replacement.gone' },
	})
	await db.update(userProfiles).set({ level: 1 })
	expect(await replaceBatch(context, begin)).toMatchObject({
		error: { code: 'session.not-editor' },
	})
	expect(await db.$count(versions)).toBe(0)
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
	const chosen = await previewOf(db, { ...tomatoes, course: 'town' })
	await replaceAll(context, { ...order, texts: chosen })
	expect(await beside()).toEqual([
		'## 番茄\n\nzh: 我买番茄。\nen: I buy tomatoes.\n\n西红柿 [xī hóng shì]',
		questions.replace('西红柿', '番茄'),
	])
	const waiting = await db.select({ part: workingParts.part }).from(workingParts)
	expect(waiting.map(({ part }) => part).sort()).toEqual(['exercises', 'notes', 'text'])
	const undone = await undoAll(context, { run, ...by })
	expect(await beside()).toEqual(before)
	expect(undone.map(({ part, outcome }) => [part, outcome])).toEqual([
		['text', 'undone'],
		['notes', 'undone'],
		['exercises', 'undone'],
	])
})

test('notes that somebody saved since the preview are skipped, and the exercises are not', async () => {
	const { db, context } = await libraryWithNotes()
	const chosen = await previewOf(db, { ...tomatoes, course: 'town' })
	await saveLessonNotes(db, { lessonId: 'market', source: '## A', blocks: [], version: 1, ...by })
	const done = await replaceAll(context, { ...order, texts: chosen })
	expect(Object.fromEntries(done.map(({ part, outcome }) => [part, outcome]))).toEqual({
		text: 'replaced',
		notes: 'changed',
		exercises: 'replaced',
	})
})

test('cuts and readings are changed in all texts, left in notes and exercises, and undone', async () => {
	const office = await libraryWithNotes()
	const { db, context, beside } = office
	const [before, notesBefore] = [await texts(office), await beside()]
	const change = { pattern: '西红柿', replacement: '西|红柿' }
	const found = await findChanges(db, { ...change, course: '' })
	expect(found.texts.map(({ owner, part, lines }) => [owner.id, part, lines.length])).toEqual([
		['market', 'text', 2],
		['garden', 'text', 1],
	])
	await replaceAll(context, { ...order, ...change, texts: await previewOf(db, change) })
	const [market, kitchen, garden] = await texts(office)
	expect(market?.[0]).toBe('我 | {买} | 西 | 红柿 | 。 / I buy tomatoes.')
	expect(kitchen).toEqual(before[1])
	expect(garden).toEqual(['西 | 红柿 | 。 / A tomato.'])
	expect(await beside()).toEqual(notesBefore)
	await undoAll(context, { run, ...by })
	expect(await texts(office)).toEqual(before)
})

test('a reading that is none of its word is refused before anything is looked for', async () => {
	const { db, context } = await library()
	const wrong = { pattern: '西红柿', replacement: '西红柿[xī]' }
	const { texts: found, problem } = await findChanges(db, { ...wrong, course: '' })
	expect(found).toEqual([])
	expect(problem).toContain('one syllable for each character')
	const texts = await previewOf(db, tomatoes)
	const refused = await replaceBatch(context, { ...order, ...wrong, texts, after: 0 })
	expect(refused).toMatchObject(err({ code: 'pinyin.wrong-count' }))
	expect(await db.$count(auditLog)).toBe(0)
})

test('a reading that no dictionary has is named before it is replaced', async () => {
	const { db } = await library()
	await makeWord(db, { word: '长', pinyin: 'zhǎng' })
	const find = (replacement: string) => findChanges(db, { pattern: '长', replacement, course: '' })
	const slip = await find('长[ma1]')
	expect(slip.unknown).toEqual([{ word: '长', pinyin: 'mā' }])
	expect(slip.texts).toHaveLength(1)
	expect((await find('长[zhang3]')).unknown).toEqual([])
})
