import { expect, test } from 'vitest'
import type { Fit } from '#app/domain/known-words/coverage.ts'
import { withFits } from '#app/features/courses/course-fits.ts'
import type { CourseCardData } from '#app/features/courses/list-courses.server.ts'

const mark = (lessonId: string, isOpen: boolean) => {
	return { lessonId, isOpen, isLearned: false, changedAt: null }
}

function course(slug: string, more: Partial<CourseCardData> = {}): CourseCardData {
	return {
		id: slug,
		slug,
		type: 'course',
		title: { zh: '你好', en: 'Hello' },
		level: 'beginner',
		category: 'story',
		cover: null,
		isFree: true,
		isPrivate: false,
		status: 1,
		marks: [mark(`${slug}-1`, true), mark(`${slug}-2`, false)],
		...more,
	}
}

/** Answers with the figures of a course, and notes which lessons it was asked for. */
function fitsOf(shares: Record<string, number>) {
	const asked: string[][] = []
	const ofLessons = (ids: readonly string[]): Fit | undefined => {
		asked.push([...ids])
		const share = shares[ids.join()]
		return share === undefined ? undefined : { share, learning: 0, newWords: 3 }
	}
	return { asked, ofLessons }
}

const learner = { opensAll: false }

test('a course is counted by the lessons that the person may open', () => {
	const fits = fitsOf({ 'first-1': 0.93 })
	const [first] = withFits([course('first')], fits, learner)
	expect(first?.fit?.text).toBe('93% known · 3 new words')
	expect(fits.asked).toEqual([['first-1']])
})

test('nothing is said of a course that is coming soon, except to who opens it', () => {
	const soon = course('soon', { status: 2 })
	const fits = fitsOf({ 'soon-1': 0.5 })
	expect(withFits([soon], fits, learner)[0]?.fit?.text).toBeUndefined()
	expect(fits.asked).toEqual([])
	expect(withFits([soon], fits, { opensAll: true })[0]?.fit?.text).toBe('50% known · 3 new words')
})

test('the best fit comes first, or what is right stands alone', () => {
	const courses = ['hard', 'right', 'easy'].map((slug) => course(slug))
	const fits = fitsOf({ 'hard-1': 0.4, 'right-1': 0.94, 'easy-1': 1 })
	const slugs = (order: 'closest' | 'right') =>
		withFits(courses, fits, { ...learner, order }).map(({ slug }) => slug)
	expect(slugs('closest')).toEqual(['right', 'easy', 'hard'])
	expect(slugs('right')).toEqual(['right'])
})
