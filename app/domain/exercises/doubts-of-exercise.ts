/**
 * Words of an exercise that need its author's eye, as those of a lesson's text do.
 *
 *   问题：他长得怎么样？   长 is cháng or zhǎng, and the sentence hardly settles it
 *
 * What the author wrote (长[zhǎng], 好␟多) and what the lesson's text has, too, is in no doubt.
 */
import { isReadThere } from '#app/domain/lesson-text/as-in-lesson.ts'
import type { TypedAside } from '#app/domain/lesson-text/aside.ts'
import { type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { fixedPlaces } from '#app/domain/lesson-text/cut-aside.ts'
import { type CloseCalls, type Doubt, doubtsOf } from '#app/domain/lesson-text/editing/doubts.ts'
import type { LessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { sharedStretches } from '#app/domain/lesson-text/shared-stretches.ts'

/** `or` has the other readings, or both words of the other cut. */
export type ExerciseDoubt = {
	kind: Doubt['kind']
	word: string
	pinyin?: string
	or: readonly string[]
}

/** A text of an exercise, its words as they will be saved, and what the engine is not sure of. */
type CheckedAside = { aside: TypedAside; tokens: readonly Token[]; close: CloseCalls }

type Known = { readingsOf: (word: string) => readonly string[]; lesson: LessonWords }

/** Each doubt once. */
export function doubtsOfExercise(asides: readonly CheckedAside[], known: Known): ExerciseDoubt[] {
	const found = new Map<string, ExerciseDoubt>()
	for (const checked of asides) {
		for (const doubt of doubtsOfAside(checked, known)) found.set(JSON.stringify(doubt), doubt)
	}
	return [...found.values()]
}

function doubtsOfAside(checked: CheckedAside, { readingsOf, lesson }: Known): ExerciseDoubt[] {
	const { tokens, close } = checked
	const settled = settledBy(checked, lesson)
	const words = tokens.map((token, at) => ({
		token,
		generated: settled.readings.has(at) ? undefined : token.pinyin,
	}))
	const cuts = close.cuts.filter(({ at }) => !settled.cuts.has(at))
	const doubts = doubtsOf(words, { readingsOf, close: { ...close, cuts } })
	return doubts.flatMap((doubt, at): ExerciseDoubt[] => {
		const { word = '', pinyin } = tokens[at] ?? {}
		if (doubt?.kind === 'reading') {
			return doubt.isClose ? [{ kind: 'reading', word, pinyin, or: doubt.others }] : []
		}
		if (!doubt || doubts[at - 1] === doubt) return []
		return [{ kind: 'cut', word: `${word} | ${tokens[at + 1]?.word ?? ''}`, or: doubt.instead }]
	})
}

/** The indices of words whose reading, and after which the cut, is the author's or the lesson's. */
function settledBy({ aside, tokens }: CheckedAside, lesson: LessonWords) {
	const text = textOf(tokens)
	const fixed = fixedPlaces(aside)
	const places = placesOf(tokens)
	const borders = new Set([0, ...places.map(({ to }) => to)])
	const stretches = sharedStretches({ text, borders, fixed }, lesson)
	const readings = new Set<number>()
	const cuts = new Set<number>()
	for (const [index, { word, pinyin, from, to }] of places.entries()) {
		const stretch = stretches.find((one) => one.from <= from && to <= one.to)
		const isName = pinyin !== undefined && lesson.names.get(word) === pinyin
		if (isName || (stretch && isReadThere({ word, from, to }, { text, stretch }))) {
			readings.add(index)
		}
		if (fixed.has(to) || (stretch && to < stretch.to)) cuts.add(index)
	}
	return { readings, cuts }
}

function placesOf(tokens: readonly Token[]) {
	let to = 0
	return tokens.map(({ word, pinyin }) => {
		const from = to
		to += word.length
		return { word, pinyin, from, to }
	})
}
