/**
 * Which courses suit a level: for a person at HSK 3, who is learning 爱好, the intermediate ones.
 */
import { type CourseLevel, courseLevels } from '#app/domain/courses/course-level.ts'
import { type HskLevel, rankOf } from '#app/domain/hsk/level.ts'

/**
 * The levels of courses, the best for this person first: their own, then easier ones, the nearest
 * first, then harder ones. A text that is too easy is read with profit; one that is too hard is not.
 */
export function levelsThatFit(level: HskLevel): CourseLevel[] {
	const own = Math.min(rankOf(level), courseLevels.length) - 1
	return [...courseLevels.slice(0, own + 1).reverse(), ...courseLevels.slice(own + 1)]
}
