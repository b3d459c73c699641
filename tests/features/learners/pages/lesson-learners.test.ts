import { expect, test } from 'vitest'
import { loader as course } from '#app/features/learners/pages/course-learners.tsx'
import { loader as lesson } from '#app/features/learners/pages/lesson-learners.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { answerOf } from '#tests/support/context.ts'
import { makeReadCourse } from '#tests/support/read-course.ts'

async function office() {
	const platform = await testOffice()
	const { cookie } = platform
	const made = await makeReadCourse(platform.db)
	const visit = (path: string, id: string) => ({
		...platform.visit(`/admin/${path}`, { cookie }),
		params: { id },
	})
	return { ...made, visit }
}

test('a lesson’s page names nobody', async () => {
	const { readLesson, visit } = await office()
	const answer = await lesson(visit(`lessons/${readLesson}/learners`, readLesson))
	expect(answer).toMatchObject({ period: '30', figures: { opened: 12, finished: 5 } })
	const { lesson: shown, exercises, ...figures } = answer
	expect(exercises).toMatchObject([{ answered: 10, right: 60 }, { right: 100 }])
	expect(shown.title.en).toBe('All Aboard')
	expect(JSON.stringify(figures)).not.toMatch(/陈|@/)
})

test('the address chooses the period, and an unknown one counts as 30 days', async () => {
	const { readCourse, visit } = await office()
	const open = (search: string) => course(visit(`courses/x/learners${search}`, readCourse))
	expect((await open('?period=7')).period).toBe('7')
	expect((await open('?period=all')).period).toBe('all')
	expect((await open('?period=1000')).period).toBe('30')
})

test('a page of something that is gone leads to the courses', async () => {
	const { visit } = await office()
	const answers = await Promise.all([
		answerOf(lesson(visit('lessons/no/learners', 'no'))),
		answerOf(course(visit('courses/no/learners', 'no'))),
	])
	expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
		'/admin/courses',
		'/admin/courses',
	])
})
