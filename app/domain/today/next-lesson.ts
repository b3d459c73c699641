/**
 * Chooses the next new lesson for a person, from lessons in the order of their courses.
 *
 * 你好 (71 % known), 喝茶 (94 %) and 火车 (96 %): 喝茶 is the first that is right. If none is, the course
 * goes on where it stands, with 你好. A course on the path is one story: if 喝茶 is the second lesson of
 * one, it has to wait for the first, and 火车 is offered.
 */
import type { Fit } from '#app/domain/known-words/coverage.ts'
import { isRight } from '#app/domain/known-words/right-for-me.ts'

type NewLesson = {
	fit: Fit | undefined
	/** The course, if it is on the path. */
	pathCourseId: string | null
}

export function nextOf<Lesson extends NewLesson>(lessons: readonly Lesson[]): Lesson | undefined {
	const begun = new Set<string>()
	const inTurn = lessons.filter(({ pathCourseId }) => {
		if (pathCourseId === null) return true
		const isFirst = !begun.has(pathCourseId)
		begun.add(pathCourseId)
		return isFirst
	})
	return inTurn.find(({ fit }) => fit && isRight(fit)) ?? inTurn[0]
}
