import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import { inParts } from '#app/domain/exercises/test-paper.ts'
import type { CountedTexts } from '#app/domain/known-words/counted-texts.ts'
import type { RenderedLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import type { TestedLesson } from '#app/features/exercises/test/test-result.tsx'

type Lesson = { id: string; slug: string; title: { en: string } }

/**
 * The lesson that each question of a test belongs to: the one that brought the last of its words. 你女儿在哪儿工作？ belongs
 * to the lesson of 工作, if 女儿 came before. `lessons` are those before the test, in order.
 */
export function testedLessons(
	{ exercises, rowsNeededFor }: RenderedLesson,
	lessons: readonly Lesson[],
	{ lessons: texts }: CountedTexts,
): Record<string, TestedLesson> {
	const firstPlaces = new Map<number, number>()
	for (const [place, { id }] of lessons.entries()) {
		const words = texts.get(id)?.words ?? []
		for (let at = 0; at < words.length; at += 2) {
			const row = words[at] ?? 0
			if (!firstPlaces.has(row)) firstPlaces.set(row, place)
		}
	}
	const placeOf = (exercise: AnswerableExercise) =>
		Math.max(-1, ...rowsNeededFor(exercise).map((row) => firstPlaces.get(row) ?? -1))
	return Object.fromEntries(
		inParts(exercises.listed).flatMap((exercise) => {
			const place = placeOf(exercise)
			const lesson = lessons[place]
			return lesson
				? [[exercise.id, { slug: lesson.slug, title: lesson.title.en, place }] as const]
				: []
		}),
	)
}
