/**
 * Counts how the working version of a part differs from the published one, for "What differs".
 *
 *   published  早上好！ | 你去哪儿？
 *   working    早上好！ | 你要去哪儿？ | 谢谢。   → { changed: 1, added: 1, gone: 0 }
 */
import { counted } from '#app/domain/counted.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { type KnownExercise, keepIds } from '#app/domain/exercises/kept-ids.ts'
import { alignParagraphs } from '#app/domain/lesson-text/align-paragraphs.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'

type Difference = { changed: number; added: number; gone: number }

export function differenceOfText(before: LessonContent, after: LessonContent): Difference {
	const found = { changed: 0, added: 0, gone: 0 }
	for (const { from, to } of alignParagraphs(before, after)) {
		if (from === undefined) found.added += 1
		else if (to === undefined) found.gone += 1
		else if (JSON.stringify(before[from]) !== JSON.stringify(after[to])) found.changed += 1
	}
	return found
}

export function differenceOfExercises(
	before: readonly KnownExercise[],
	after: readonly Exercise[],
): Difference {
	const { ids } = keepIds(before, after)
	const was = new Map(before.map(({ id, exercise }) => [id, formatExerciseText([exercise])]))
	const changed = after.filter((exercise, index) => {
		const id = ids[index]
		return id !== undefined && was.get(id) !== formatExerciseText([exercise])
	})
	const kept = ids.filter((id) => id !== undefined).length
	return { changed: changed.length, added: after.length - kept, gone: before.length - kept }
}

/** "Text: 2 paragraphs changed, 1 added". What moved or was only cut anew counts as changed. */
export function differenceText(
	name: string,
	noun: string,
	{ changed, added, gone }: Difference,
): string {
	const counts = [
		{ count: changed, verb: 'changed' },
		{ count: added, verb: 'added' },
		{ count: gone, verb: 'removed' },
	].filter(({ count }) => count > 0)
	// The first one names what is counted.
	const texts = counts.map(
		({ count, verb }, index) => `${index === 0 ? counted(count, noun) : count} ${verb}`,
	)
	return `${name}: ${texts.length > 0 ? texts.join(', ') : 'in another order'}`
}
