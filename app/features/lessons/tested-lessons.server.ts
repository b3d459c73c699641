import type { LessonKind } from '#app/domain/courses/lesson-kind.ts'
import { inParts, type TestedLessons } from '#app/domain/exercises/test-paper.ts'
import type { CountedTexts } from '#app/domain/known-words/counted-texts.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'

type Lesson = { id: string; slug: string; title: { en: string }; kind: LessonKind }

/** The lessons before a test: those of its own course in their order, and all of the courses before on the path. */
type Earlier = { before: readonly Lesson[]; inEarlierCourses: readonly { id: string }[] }

/**
 * The lesson that each point of a test belongs to, by the question's id: the one that brought the last of the words it
 * needs. 你女儿在哪儿工作？ belongs to the lesson of 工作, if 女儿 came before; null if earlier courses brought all of them.
 * A text to read again brings none, nor does a review.
 */
export function testedLessons(
	{ exercises, rowsNeededFor }: RenderedLesson,
	{ before: lessons, inEarlierCourses }: Earlier,
	{ lessons: texts }: CountedTexts,
): TestedLessons {
	const wordsOf = (id: string) =>
		Array.from(texts.get(id)?.words ?? []).filter((_, at) => at % 2 === 0)
	const isOld = new Set(inEarlierCourses.flatMap(({ id }) => wordsOf(id)))
	const firstPlaces = new Map<number, number>()
	for (const [place, { id, kind }] of lessons.entries()) {
		if (kind === 'again' || kind === 'review') continue
		for (const row of wordsOf(id)) {
			if (!isOld.has(row) && !firstPlaces.has(row)) firstPlaces.set(row, place)
		}
	}
	const lessonOf = (rows: readonly number[]) => {
		const place = Math.max(-1, ...rows.map((row) => firstPlaces.get(row) ?? -1))
		const lesson = lessons[place]
		return lesson ? { slug: lesson.slug, title: lesson.title.en, place } : null
	}
	return Object.fromEntries(
		inParts(exercises.listed).map((exercise) => [
			exercise.id,
			rowsNeededFor(exercise).map(lessonOf),
		]),
	)
}
