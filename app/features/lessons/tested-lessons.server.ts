import { inParts, type TestedLessons } from '#app/domain/exercises/test-paper.ts'
import type { CountedTexts } from '#app/domain/known-words/counted-texts.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'

type Lesson = { id: string; slug: string; title: { en: string } }

/**
 * The lesson that each point of a test belongs to, by the question's id: the one that brought the last of the words it
 * needs. 你女儿在哪儿工作？ belongs to the lesson of 工作, if 女儿 came before; null if it needs none of the course.
 * `lessons` are those before the test, in order.
 */
export function testedLessons(
	{ exercises, rowsNeededFor }: RenderedLesson,
	lessons: readonly Lesson[],
	{ lessons: texts }: CountedTexts,
): TestedLessons {
	const firstPlaces = new Map<number, number>()
	for (const [place, { id }] of lessons.entries()) {
		const words = texts.get(id)?.words ?? []
		for (let at = 0; at < words.length; at += 2) {
			const row = words[at] ?? 0
			if (!firstPlaces.has(row)) firstPlaces.set(row, place)
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
