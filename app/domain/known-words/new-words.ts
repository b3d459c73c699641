/**
 * The words that are new in a lesson: those that no earlier lesson has.
 *
 * After 你好 (你 好 我 叫) and 茶馆 (你 喝 茶), the third lesson 我喝咖啡 has one new word, 咖啡. Names that the
 * vocabulary lacks are in no count. Others, such as 小林, are among the new words of a lesson here, and
 * `glossed` in rendered-lesson.ts leaves them out.
 */
import type { CountedTexts } from './counted-texts.ts'

type Order = {
	lesson: string
	/** The lessons before it, in any order. */
	earlier: readonly string[]
}

/** Rows of the vocabulary by their ids, in no order. */
export function newWordsOf(
	{ lessons }: Pick<CountedTexts, 'lessons'>,
	{ lesson, earlier }: Order,
): number[] {
	const met = new Set(earlier.flatMap((id) => idsOf(lessons, id)))
	return idsOf(lessons, lesson).filter((id) => !met.has(id))
}

/** Words stand beside their counts: id, count, id, count. */
function idsOf(lessons: CountedTexts['lessons'], lesson: string): number[] {
	return Array.from(lessons.get(lesson)?.words ?? []).filter((_, at) => at % 2 === 0)
}
