import { expect, test } from 'vitest'
import { lessonContents, lessonNotes } from '#app/db/schema/index.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { findCourseFigures } from '#app/features/courses/admin/course-figures.server.ts'
import { makeExercises, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const hsk = (rank: 1 | 2, more: Partial<WordLevel> = {}): WordLevel[] => [
	{ type: 'HSK', level: `HSK${rank}`, edition: '2.0', ...more },
]

async function withCourses() {
	const db = await memoryDatabase()
	const words = [
		['我', 'wǒ', hsk(1)],
		['叫', 'jiào', hsk(1)],
		['茶', 'chá', hsk(1)],
		['也', 'yě', hsk(2)],
		['车', 'chē', hsk(1, { isDerived: true })],
	] as const
	for (const [word, pinyin, levels] of words)
		await makeWord(db, { word, pinyin, levels: [...levels] })
	const addCourse = (id: string, values: Parameters<typeof makeLesson>[1] = {}) =>
		makeLesson(db, { id, type: 'course', ...values })
	const addLesson = async (id: string, parentId: string, content: LessonContent, orderNo = 1) => {
		await makeLesson(db, { id, parentId, orderNo })
		await db.insert(lessonContents).values({ lessonId: id, content })
	}
	await addCourse('zero', { pathNo: 1 })
	await addCourse('two', { pathNo: 2, level: 'elementary' })
	await addCourse('draft', { pathNo: 3, status: 0 })
	await addCourse('alone')
	await addLesson('zero-2', 'zero', contentFrom('我[wǒ] | 也[yě] | 茶[chá] / '), 2)
	await addLesson('zero-1', 'zero', contentFrom('我[wǒ] | 叫[jiào] | 安娜[Ān nà] / '), 1)
	await addLesson('two-1', 'two', contentFrom('我[wǒ] | 叫[jiào] | 茶[chá] / '))
	await addLesson('alone-1', 'alone', contentFrom('我[wǒ] / '))
	await addLesson('draft-1', 'draft', contentFrom('叫[jiào] | 叫[jiào] / '))
	await db.insert(lessonNotes).values({
		lessonId: 'zero-2',
		source: '## 叫\n\nzh: 我␟叫␟安娜。\nen: I’m Anna.',
		blocks: [],
	})
	await makeExercises(db, 'zero-2', '[true_false]\nzh: 我叫安娜。\n* true')
	return db
}

test('the lessons of a course are counted in their order, with what stands beside the texts', async () => {
	const db = await withCourses()
	const figures = await findCourseFigures(db, { id: 'zero' })
	expect(figures?.lessons.map(({ id }) => id)).toEqual(['zero-1', 'zero-2'])
	const [first, second] = figures?.lessons ?? []
	expect(first).toMatchObject({ characters: 4, words: 2, known: 0 })
	expect(first?.newWords.map((one) => [one.word, one.inTexts, one.beside])).toEqual([
		['我', 2, 2],
		['叫', 1, 3],
	])
	expect(second).toMatchObject({
		words: 3,
		known: 1,
		notes: [{ examples: 1 }],
		exercises: [{ kind: 'true_false' }],
		above: { running: 1, words: [{ word: '也' }] },
	})
})

test('words are known from the course before on the path, and its list covered with it', async () => {
	const db = await withCourses()
	const figures = await findCourseFigures(db, { id: 'two' })
	expect(figures?.lessons[0]).toMatchObject({ words: 3, known: 3, newWords: [] })
	expect(figures?.rank).toBe(2)
	expect(figures?.list).toEqual({ words: 1, missing: [] })
	expect(figures?.targets.length).toBeGreaterThan(0)
})

test('the list of a level leaves out words that are derived from it', async () => {
	const db = await withCourses()
	expect((await findCourseFigures(db, { id: 'alone' }))?.list.words).toBe(3)
})

test('a course off the path stands alone', async () => {
	const db = await withCourses()
	const figures = await findCourseFigures(db, { id: 'alone' })
	expect(figures?.lessons[0]?.newWords).toHaveLength(1)
	expect(figures?.targets).toEqual([])
	expect(figures?.list.missing.toSorted()).toEqual(['叫', '茶'].toSorted())
})

test('a disabled course has figures of its own, and others do without it', async () => {
	const db = await withCourses()
	expect((await findCourseFigures(db, { id: 'draft' }))?.lessons[0]).toMatchObject({ known: 2 })
	const [first] = (await findCourseFigures(db, { id: 'zero' }))?.lessons ?? []
	expect(first?.newWords[1]).toMatchObject({ word: '叫', inTexts: 1 })
})

test('a damaged text is named, and the others are counted', async () => {
	const db = await withCourses()
	const damage = (content: string, id: string) =>
		db.$client.execute({
			sql: 'update lesson_contents set content = ? where lesson_id = ?',
			args: [content, id],
		})
	await damage('[{"zh"', 'zero-1')
	await damage('["我", {"zh": [1]}]', 'two-1')
	const figures = await findCourseFigures(db, { id: 'zero' })
	expect(figures?.damaged.map(({ id }) => id).toSorted()).toEqual(['two-1', 'zero-1'])
	expect(figures?.lessons.map(({ words }) => words)).toEqual([0, 3])
})

test('there are no figures of a lesson, or of what is not there', async () => {
	const db = await withCourses()
	expect(await findCourseFigures(db, { id: 'zero-1' })).toBeUndefined()
	expect(await findCourseFigures(db, { id: 'none' })).toBeUndefined()
})
