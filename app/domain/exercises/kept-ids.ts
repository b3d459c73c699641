/**
 * Matches the exercises of an edited text with the stored ones, so that they keep their ids.
 *
 * Learners' answers are stored by exercise id, as letters: B to 李明是哪国人？ means 中国人. An exercise
 * keeps its id, even if moved, as long as a letter still means the same. Otherwise it gets a new id,
 * and learners see it as unanswered.
 *
 * An exercise is the same if
 * - nothing changed but where its words are cut and how they are read, or
 * - only the right answer changed (a wrong key was corrected), or
 * - the Chinese question, the Chinese options in order and the answer are the same, so that only a
 *   translation or the explanation changed. If one side has no Chinese, any common language counts.
 *   Spaces and punctuation of the question are ignored, but not the braces of gaps, or
 * - its answer is typed, the Chinese question and the sound are the same, and so is one accepted answer:
 *   a typed text means the same whatever else is accepted.
 */
import type { Exercise } from './exercise.ts'
import { exerciseKinds } from './exercise-kinds.ts'
import { formatExerciseText, parseExerciseText } from './exercise-text.ts'
import { heardText } from './heard-lines.ts'
import { type LocalizedText, soundTag } from './localized-text.ts'
import { withoutNotation } from './written-exercise.ts'

export type KnownExercise = { id: string; exercise: Exercise }

type KeptIds = {
	/** For each typed exercise the id of its stored one; undefined if it is new. */
	ids: (string | undefined)[]
	/** How many exercises are exactly the same. */
	untouched: number
}

export function keepIds(stored: readonly KnownExercise[], typed: readonly Exercise[]): KeptIds {
	const ids: (string | undefined)[] = typed.map(() => undefined)
	let open = stored.map(({ id, exercise }) => ({ id, exercise: asTyped(exercise) }))
	const countKept = () => ids.filter((id) => id !== undefined).length

	function takeEqual(keyOf: (exercise: Exercise) => string) {
		const byKey = new Map<string, string[]>()
		for (const { id, exercise } of open) {
			const key = keyOf(exercise)
			byKey.set(key, [...(byKey.get(key) ?? []), id])
		}
		for (const [place, exercise] of typed.entries()) {
			ids[place] ??= byKey.get(keyOf(exercise))?.shift()
		}
		const taken = new Set(ids)
		open = open.filter(({ id }) => !taken.has(id))
	}

	takeEqual((exercise) => keyOf(exercise) + exercise.answer)
	const untouched = countKept()
	takeEqual((exercise) => keyOf(withoutNotation(exercise)))
	for (const [place, exercise] of typed.entries()) {
		if (ids[place] !== undefined) continue
		const now = withoutNotation(exercise)
		const found = open.findIndex((known) => isSameQuestion(withoutNotation(known.exercise), now))
		if (found >= 0) ids[place] = open.splice(found, 1)[0]?.id
	}
	return { ids, untouched }
}

/** Whether both lists have the same exercises in the same order. */
export function isSameSet(stored: readonly Exercise[], typed: readonly Exercise[]): boolean {
	return formatExerciseText(stored.map(asTyped)) === formatExerciseText(typed)
}

/** Normalizes a stored exercise (trims spaces, say) by formatting and parsing it. */
function asTyped(exercise: Exercise): Exercise {
	const [block] = parseExerciseText(formatExerciseText([exercise]))
	return block?.ok ? block.exercise : exercise
}

/** Everything but the answer, with languages in a fixed order. */
function keyOf({ type, question, options, explanation }: Exercise): string {
	const sorted = (text: LocalizedText) => Object.entries(text).sort(([a], [b]) => (a < b ? -1 : 1))
	return JSON.stringify([type, sorted(question), options?.map(sorted), sorted(explanation)])
}

/** The last two rules above. */
function isSameQuestion(known: Exercise, now: Exercise): boolean {
	const was = known.options ?? []
	const is = now.options ?? []
	if (
		known.type !== now.type ||
		// What is heard is kept by the id, with its punctuation.
		heardText(known) !== heardText(now) ||
		!isSameLocalized(known.question, now.question, bare)
	) {
		return false
	}
	if (exerciseKinds[known.type].isTyped) {
		return was.some((text) => is.some((other) => isSameLocalized(text, other)))
	}
	return (
		known.answer === now.answer &&
		was.length === is.length &&
		was.every((text, index) => isSameLocalized(text, is[index] ?? {}))
	)
}

/** Compares the Chinese, or any common language if one side has no Chinese. */
function isSameLocalized(
	a: LocalizedText,
	b: LocalizedText,
	normalize = (text: string) => text,
): boolean {
	if (a.zh && b.zh) return normalize(a.zh) === normalize(b.zh)
	return Object.entries(a).some(([tag, text]) => {
		if (tag === soundTag) return false
		const other = Object.hasOwn(b, tag) ? b[tag] : undefined
		return other !== undefined && normalize(text) === normalize(other)
	})
}

/** Removes spaces and punctuation but for braces, unless nothing would be left. */
function bare(text: string): string {
	return text.replace(/(?![{}])[\s\p{P}]/gu, '') || text
}
