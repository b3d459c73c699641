/** The Chinese of the first exercises: every word is cut and has a reading. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonContents, lessons, exercises as stored } from '#app/db/schema/index.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { isHanzi } from '#app/domain/hanzi.ts'
import { lessonWordsInOrder, noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { seedAccounts } from '#app/seed/accounts.ts'
import { annotate } from '#app/seed/annotate.ts'
import { readCourses, readSingles } from '#app/seed/content-files.ts'
import { cutExercise, seedExercises, seedExerciseWords } from '#app/seed/exercise-words.ts'
import { seedLessons } from '#app/seed/lessons.ts'
import { makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const courses = [
	...readCourses().map((course) => course.lessons),
	...readSingles().map((single) => [single]),
].map((lessons) =>
	lessons.map((lesson) => ({ ...lesson, content: annotate(lesson.text, lesson, realLexicon) })),
)

/** The lessons with the words of their exercises. */
const courseLessons = courses.flatMap((course) => {
	const lessonsWords = lessonWordsInOrder(course.map(({ content }) => content))
	return course.map(({ slug, exercises }, at) => {
		const lesson = lessonsWords[at] ?? noLessonWords
		const words = parseExerciseText(exercises).flatMap((block) =>
			block.ok ? cutExercise(block.exercise, { lexicon: realLexicon, lesson }).flat() : [],
		)
		return { slug, words, hasExercises: exercises !== '' }
	})
})

const withExercises = courseLessons.filter(({ hasExercises }) => hasExercises)

test.each(withExercises)('every word of the exercises of $slug has a reading', ({ words }) => {
	expect(words.filter(({ word, pinyin }) => isHanzi(word) && !pinyin)).toEqual([])
	expect(words.length).toBeGreaterThan(0)
})

test('names are read as in the text of their lesson', () => {
	const words = courseLessons.flatMap((lesson) => lesson.words)
	const readingsOf = (word: string) =>
		new Set(words.filter((one) => one.word === word).map(({ pinyin }) => pinyin))
	expect([...readingsOf('马克')]).toEqual(['Mǎ kè'])
	expect([...readingsOf('贝贝')]).toEqual(['Bèi bei'])
	// The month, where a doctor says that it is September.
	expect([...readingsOf('六月')]).toEqual(['Liù yuè', 'liù yuè'])
})

test('stored exercises without words are cut, and others stay', async () => {
	const db = await memoryDatabase()
	await makeLesson(db, { id: 'ma-ke' })
	const [block, ...more] = contentFrom('马克[Mǎ kè] / ')
	const zh = block?.zh.map((token) => ({ ...token, isCustomPinyin: true })) ?? []
	const content = block ? [{ ...block, zh }, ...more] : []
	await db.insert(lessonContents).values({ lessonId: 'ma-ke', content })
	const question = '[true_false]\nzh: 马克是学生。\n* true'
	await makeExercises(db, 'ma-ke', `${question}\n\n${question}`)
	const [, kept] = await db.select().from(stored)
	await db.update(stored).set({ words: null })
	await db
		.update(stored)
		.set({ words: [[{ word: '马克是学生。' }]] })
		.where(eq(stored.id, kept?.id ?? ''))
	await seedExerciseWords(db, realLexicon)
	const rows = await db.select().from(stored).orderBy(stored.orderNo)
	expect(rows.map(({ words }) => words?.at(-1)?.map(({ word, pinyin }) => pinyin ?? word))).toEqual(
		[['Mǎ kè', 'shì', 'xué sheng', '。'], ['马克是学生。']],
	)
})

test('first exercises are taken anew where no editor has saved them', async () => {
	const db = await memoryDatabase()
	await seedAccounts(db)
	await seedLessons(db, realLexicon)
	const [saved = '', unsaved = ''] = ['demo-teacher-qian', 'demo-the-phone-rings']
	await db.update(lessons).set({ exercisesVersion: 2 }).where(eq(lessons.id, saved))
	await db.update(stored).set({ question: { zh: '谁？' }, words: [[{ word: '谁？' }]] })
	await seedExercises(db, realLexicon)
	const rows = await db.select().from(stored).orderBy(stored.orderNo)
	const of = (lessonId: string) => rows.filter((row) => row.lessonId === lessonId)
	expect(of(saved).every(({ question }) => question.zh === '谁？')).toBe(true)
	expect(of(saved)[0]?.words).toEqual([[{ word: '谁？' }]])
	expect(of(unsaved)[0]?.question.zh).toBe('听一听，选一选：这是第几声？')
	expect(
		of(unsaved)[0]
			?.words?.flat()
			.map(({ word }) => word),
	).toContain('第三')
})
