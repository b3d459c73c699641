import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import {
	cancelSchedule,
	discardChanges,
	publish,
	schedulePublish,
	takeBack,
} from '#app/db/publish.ts'
import {
	articles,
	auditLog,
	countedTexts,
	exercises,
	lessonContents,
	lessonNotes,
	lessons,
	userProfiles,
	workingParts,
} from '#app/db/schema/index.ts'
import { articleOwner, lessonOwner } from '#app/db/working-parts.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { findExercisesForEditing } from '#app/features/exercises/admin/exercises-for-editing.server.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveExercises, saveLessonNotes, saveText } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const [shen, li] = ['shen', 'li'].map((id) => ({ id, email: `${id}@example.com` }))
if (!shen || !li) throw new Error('two administrators')

const nationality = '[choice]\nzh: 李明是哪国人？\n- zh: 美国人\n* zh: 中国人'
const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'

/** 沈岚 and 李雷 write the lesson 市场, which learners can open unless it says otherwise. */
async function office(status = 1) {
	const db = await memoryDatabase()
	const people = [shen, li].flatMap((person) => person ?? [])
	await db
		.insert(userProfiles)
		.values(people.map((person) => ({ ...person, displayName: person.id, status: 1, level: 99 })))
	const lessonId = await makeLesson(db, { id: 'market', status: 0 })
	const by = { actor: people[0] ?? { id: '', email: '' }, now }
	const owner = lessonOwner(lessonId)
	const write = (line: string, version: number, who = by) =>
		saveText(db, { owner: lessonOwner(lessonId), content: contentFrom(line), version, ...who })
	const practise = (text: string, version: number) =>
		saveExercises(db, { lessonId, exercises: readExerciseSet(text).exercises, version, ...by })
	const note = (text: string, version: number) => {
		const blocks = [{ type: 'paragraph' as const, spans: [{ text }] }]
		return saveLessonNotes(db, { lessonId, source: text, blocks, version, ...by })
	}
	await write('你好 / Hi', 0)
	await practise(`${nationality}\n\n${tea}`, 1)
	await note('First', 0)
	await db.update(lessons).set({ status }).where(eq(lessons.id, lessonId))
	const read = async () => {
		const [text] = await db.select().from(lessonContents)
		const [notes] = await db.select().from(lessonNotes)
		const set = await db.select().from(exercises).orderBy(asc(exercises.orderNo))
		return {
			lines: shownContent(text?.content ?? []),
			notes: notes?.source,
			questions: set.map(({ question }) => question.zh),
		}
	}
	const opened = async () => {
		const text = await findTextForEditing(db, owner)
		const notes = await findNotesForEditing(db, { id: lessonId })
		const set = await findExercisesForEditing(db, { lessonId })
		return {
			lines: shownContent(text.ok ? text.value.content : []),
			notes: notes?.text,
			exercises: set?.text,
			versions: [text.ok ? text.value.version : undefined, notes?.version, set?.version],
		}
	}
	const row = async () => (await db.select().from(lessons).where(eq(lessons.id, lessonId)))[0]
	const waiting = () => db.$count(workingParts)
	const log = async () =>
		(await db.select().from(auditLog).where(eq(auditLog.objectId, lessonId))).map(
			({ action }) => action,
		)
	return { db, by, owner, lessonId, write, practise, note, read, opened, row, waiting, log }
}

const first = {
	lines: ['你好 / Hi'],
	notes: 'First',
	questions: ['李明是哪国人？', '他喜欢喝茶。'],
}

test('learners read nothing that is saved of an enabled lesson before it is published', async () => {
	const { write, practise, note, read, opened, waiting } = await office()
	expect(await write('早 / Morning', 1)).toEqual({ ok: true, value: { version: 2 } })
	expect(await practise(tea, 2)).toEqual({ ok: true, value: { version: 3 } })
	expect(await note('Second', 1)).toEqual({ ok: true, value: { version: 2 } })
	expect(await read()).toEqual(first)
	expect(await waiting()).toBe(3)
	expect(await opened()).toEqual({
		lines: ['早 / Morning'],
		notes: 'Second',
		exercises: tea,
		versions: [2, 2, 3],
	})
})

test('a lesson that is coming soon is saved the same way, a disabled one at once', async () => {
	const soon = await office(2)
	await soon.write('早 / Morning', 1)
	expect(await soon.read()).toEqual(first)
	const disabled = await office(0)
	await disabled.write('早 / Morning', 1)
	expect((await disabled.read()).lines).toEqual(['早 / Morning'])
	expect(await disabled.waiting()).toBe(0)
})

test('publishing shows learners all parts at once, and the editors go on from there', async () => {
	const { db, by, owner, write, practise, note, read, opened, waiting, log } = await office()
	await write('早 | ！ / Morning!', 1)
	await practise(tea, 2)
	await note('Second', 1)
	expect(await publish(db, { owner, ...by })).toEqual({ ok: true, value: { isNew: true } })
	const second = { lines: ['早 | ！ / Morning!'], notes: 'Second', questions: ['他喜欢喝茶。'] }
	expect(await read()).toEqual(second)
	expect(await waiting()).toBe(0)
	expect((await opened()).versions).toEqual([2, 2, 3])
	expect((await log()).at(-1)).toBe('lesson.publish')
	expect(await write('晚 / Evening', 2)).toEqual({ ok: true, value: { version: 3 } })
	expect((await read()).lines).toEqual(second.lines)
})

test('publishing twice writes one entry', async () => {
	const { db, by, owner, write, log } = await office()
	await write('早 / Morning', 1)
	await publish(db, { owner, ...by })
	const entries = await log()
	expect(await publish(db, { owner, ...by })).toEqual({ ok: true, value: { isNew: false } })
	expect(await log()).toEqual(entries)
})

test('publishing enables a disabled lesson and one that is coming soon', async () => {
	for (const status of [0, 2]) {
		const { db, by, owner, row } = await office(status)
		expect(await publish(db, { owner, ...by })).toMatchObject({ ok: true })
		expect(await row()).toMatchObject({ status: 1, version: 2, publishAt: null })
	}
})

test('unchanged exercises keep their ids when they are published', async () => {
	const { db, by, owner, practise } = await office()
	const ids = async () =>
		new Map(
			(await db.select().from(exercises)).map(({ id, question }) => [question.zh, id] as const),
		)
	const before = await ids()
	const fruit = '[true_false]\nzh: 他买了苹果。\n* true'
	await practise(`${tea}\n\n${fruit}`, 2)
	const corrected = nationality.replace('- zh: 美国人\n* zh: 中国人', '* zh: 美国人\n- zh: 中国人')
	await practise(`${tea}\n\n${fruit}\n\n${corrected}`, 3)
	await publish(db, { owner, ...by })
	const after = await ids()
	expect([...after.keys()]).toEqual(expect.arrayContaining(['他买了苹果。', '李明是哪国人？']))
	expect(after.get('他喜欢喝茶。')).toBe(before.get('他喜欢喝茶。'))
	expect(after.get('李明是哪国人？')).toBe(before.get('李明是哪国人？'))
})

test('the words of a text are counted when it is published', async () => {
	const { db, by, owner, write } = await office()
	const numbers = async () => (await db.select().from(countedTexts)).map(({ id }) => id)
	const before = await numbers()
	await write('早 / Morning', 1)
	expect(await numbers()).toEqual(before)
	await publish(db, { owner, ...by })
	expect(await numbers()).not.toEqual(before)
})

test('a paragraph may wait for its English, but not longer than until it is published', async () => {
	const { db, by, owner, write, read } = await office()
	await write('早 / ', 1)
	expect(await publish(db, { owner, ...by })).toEqual({
		ok: false,
		error: { code: 'publish.paragraph-without-english', values: { paragraph: 1 } },
	})
	expect(await read()).toEqual(first)
})

test('a lesson without a text is published on purpose only', async () => {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...shen, displayName: '沈岚', status: 1, level: 99 })
	const owner = lessonOwner(await makeLesson(db, { status: 0 }))
	const by = { actor: shen, now }
	expect(await publish(db, { owner, ...by })).toMatchObject({
		error: { code: 'lesson.no-text', field: 'mayBeEmpty' },
	})
	expect(await publish(db, { owner, mayBeEmpty: true, ...by })).toMatchObject({ ok: true })
})

test('what somebody else saved meanwhile is not published unread, what one saved oneself is', async () => {
	const { db, by, owner, write, note, read } = await office()
	await write('早 / Morning', 1)
	await note('Second', 1)
	const onScreen = 'text 2, notes 2'
	await write('晚 / Evening', 2, { actor: li, now })
	expect(await publish(db, { owner, onScreen, ...by })).toMatchObject({
		error: { code: 'publish.changed' },
	})
	expect(await discardChanges(db, { owner, onScreen, ...by })).toMatchObject({
		error: { code: 'publish.changed' },
	})
	expect(await read()).toEqual(first)
	expect(await publish(db, { owner, onScreen, actor: li, now })).toMatchObject({ ok: true })
})

test('taking a lesson back hides it, and keeps what was saved', async () => {
	const { db, by, owner, write, read, row, waiting, opened } = await office()
	await write('早 / ', 1)
	expect(await takeBack(db, { owner, ...by })).toMatchObject({ ok: true })
	expect(await row()).toMatchObject({ status: 0, version: 2 })
	expect((await read()).lines).toEqual((await opened()).lines)
	expect((await read()).lines).toEqual(['早 / '])
	expect(await waiting()).toBe(0)
	expect(await takeBack(db, { owner, ...by })).toEqual({ ok: true, value: { isNew: false } })
})

test('discarding brings back what learners read, and no version comes twice', async () => {
	const { db, by, owner, write, practise, note, opened, read, waiting } = await office()
	await write('早 / Morning', 1)
	await practise(tea, 2)
	await note('Second', 1)
	expect(await discardChanges(db, { owner, ...by })).toMatchObject({ ok: true })
	expect(await read()).toEqual(first)
	expect(await waiting()).toBe(0)
	expect((await opened()).versions).toEqual([3, 3, 4])
	expect(await write('晚 / Evening', 2)).toMatchObject({ error: { version: 3 } })
})

test('a text that is typed back to what learners read waits for nothing', async () => {
	const { write, note, practise, waiting, opened } = await office()
	await write('早 / Morning', 1)
	await note('Second', 1)
	await practise(tea, 2)
	expect(await write('你好 / Hi', 2)).toEqual({ ok: true, value: { version: 3 } })
	expect(await note('First', 2)).toEqual({ ok: true, value: { version: 3 } })
	expect(await practise(`${nationality}\n\n${tea}`, 3)).toEqual({ ok: true, value: { version: 4 } })
	expect(await waiting()).toBe(0)
	expect((await opened()).versions).toEqual([3, 3, 4])
})

test('of two administrators in one working text, the later one is refused', async () => {
	const { write, opened } = await office()
	await write('早 / Morning', 1)
	expect(await write('晚 / Evening', 1, { actor: li, now })).toEqual({
		ok: false,
		error: { code: 'lesson-text.outdated', version: 2 },
	})
	expect((await opened()).lines).toEqual(['早 / Morning'])
})

test('a time to publish is in the future, and there is something to publish', async () => {
	const { db, by, owner, write, row } = await office()
	const at = new Date(+now + 60_000)
	expect(await schedulePublish(db, { owner, at, ...by })).toMatchObject({
		error: { code: 'publish.nothing-new' },
	})
	await write('早 / Morning', 1)
	expect(await schedulePublish(db, { owner, at: now, ...by })).toMatchObject({
		error: { code: 'publish.time-past' },
	})
	expect(await schedulePublish(db, { owner, at, ...by })).toMatchObject({ ok: true })
	expect((await row())?.publishAt).toEqual(at)
	expect(await cancelSchedule(db, { owner, ...by })).toMatchObject({ ok: true })
	expect((await row())?.publishAt).toBeNull()
})

test('publishing, taking back and discarding clear the time', async () => {
	for (const change of [publish, takeBack, discardChanges]) {
		const { db, by, owner, write, row } = await office()
		await write('早 / Morning', 1)
		await schedulePublish(db, { owner, at: new Date(+now + 60_000), ...by })
		expect(await change(db, { owner, ...by })).toMatchObject({ ok: true })
		expect((await row())?.publishAt).toBeNull()
	}
})

test('a course and a deleted lesson cannot be published', async () => {
	const { db, by, owner, lessonId } = await office()
	const course = await makeLesson(db, { type: 'course' })
	const missing = { error: { code: 'lesson-text.lesson-missing' } }
	expect(await publish(db, { owner: lessonOwner(course), ...by })).toMatchObject(missing)
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, lessonId))
	expect(await publish(db, { owner, ...by })).toMatchObject(missing)
})

test('a purged lesson leaves no working part', async () => {
	const { db, lessonId, write, waiting } = await office()
	await write('早 / Morning', 1)
	await db.delete(lessons).where(eq(lessons.id, lessonId))
	expect(await waiting()).toBe(0)
})

test('an article’s text is published the same way, and its version counts on', async () => {
	const { db, by } = await office()
	await makeArticle(db, {
		id: 'slow-train',
		title: '慢火车',
		enTitle: 'The Slow Train',
		content: contentFrom('你好 / Hi'),
		version: 4,
	})
	await db.insert(workingParts).values({
		ownerKind: 'articles',
		ownerId: 'slow-train',
		part: 'text',
		content: JSON.stringify(contentFrom('早 / Morning')),
		version: 4,
		savedBy: shen.id,
	})
	const owner = articleOwner('slow-train')
	expect(await publish(db, { owner, ...by })).toMatchObject({ ok: true })
	const [article] = await db.select().from(articles)
	expect(article).toMatchObject({ status: 1, version: 4, textVersion: 4 })
	expect(shownContent(article?.content ?? [])).toEqual(['早 / Morning'])
	expect(await db.$count(countedTexts, eq(countedTexts.articleId, 'slow-train'))).toBe(1)
})

test('an article whose changes were discarded is not saved over by a page that still shows them', async () => {
	const { db, by } = await office()
	const owner = articleOwner('slow-train')
	await makeArticle(db, {
		id: owner.id,
		title: '慢火车',
		enTitle: 'The Slow Train',
		content: contentFrom('你好 / Hi'),
	})
	const save = (line: string, version: number) =>
		saveText(db, { owner, content: contentFrom(line), version, ...by })
	expect(await save('早 / Morning', 1)).toEqual({ ok: true, value: { version: 2 } })
	expect(await discardChanges(db, { owner, ...by })).toMatchObject({ ok: true })
	expect(await save('晚 / Evening', 2)).toMatchObject({
		error: { code: 'article-text.outdated', version: 3 },
	})
	expect(await save('晚 / Evening', 3)).toEqual({ ok: true, value: { version: 4 } })
	expect(await takeBack(db, { owner, ...by })).toMatchObject({ ok: true })
	const [article] = await db.select().from(articles)
	expect(article).toMatchObject({ status: 0, version: 2, textVersion: 4 })
	expect(shownContent(article?.content ?? [])).toEqual(['晚 / Evening'])
	// The page that was open goes on with its own count.
	expect(await save('夜 / Night', 4)).toEqual({ ok: true, value: { version: 5 } })
})
