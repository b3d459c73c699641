import { type Fit, type ShownFit, showFit } from '#app/domain/known-words/coverage.ts'
import { type FitOrder, inFitOrder } from '#app/domain/known-words/right-for-me.ts'
import type { CourseCardData } from './list-courses.server.ts'

export type FittingCourse = CourseCardData & WithFit

export type WithFit = {
	/** Undefined for what the person cannot open, and without words. */
	fit: ShownFit | undefined
}

type Fits = { ofLessons: (ids: readonly string[]) => Fit | undefined }

type Choice = {
	/** Administrators open what is coming soon. */
	opensAll: boolean
	order?: FitOrder | undefined
}

/** Says of each course how well its lessons fit that the person may open. */
export function withFits<Course extends CourseCardData>(
	courses: readonly Course[],
	fits: Fits,
	{ opensAll, order }: Choice,
): (Course & WithFit)[] {
	const fitting = courses.map((course) => ({
		course,
		fit: course.status === 2 && !opensAll ? undefined : fits.ofLessons(openLessons(course)),
	}))
	return inFitOrder(fitting, order).map(({ course, fit }) => {
		return { ...course, fit: fit && showFit(fit) }
	})
}

function openLessons({ marks }: CourseCardData): string[] {
	return marks.filter(({ isOpen }) => isOpen).map(({ lessonId }) => lessonId)
}
