/**
 * Which of a lesson's stored exercises the newly typed ones are. Learners' answers are kept by id, as
 * letters: who answered B to 李明是哪国人？ answered 中国人. So an exercise keeps its id, wherever it
 * moves, as long as the letters say the same of the same question; else it is a new one, and open.
 *
 * - Untouched, it is the same.
 * - With nothing changed but which option is right, it is the same: a wrong key was mended.
 * - With the same Chinese question, the same Chinese options in their order and the same answer it is
 *   the same: a translation or the explanation was changed. Where one side has no Chinese, any
 *   language that both have will do. Spaces and punctuation of a question do not count.
 */
import type { Exercise } from './exercise.ts'
import { formatExerciseText, parseExerciseText } from './exercise-text.ts'
import type { LocalizedText } from './localized-text.ts'

export type KnownExercise = { id: string; exercise: Exercise }

type KeptIds = {
	/** For each typed exercise the id of the stored one that it is; undefined where it is new. */
	ids: (string | undefined)[]
	/** How many of them say what they said, to the letter. */
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
	takeEqual(keyOf)
	for (const [place, exercise] of typed.entries()) {
		if (ids[place] !== undefined) continue
		const found = open.findIndex((known) => saysTheSame(known.exercise, exercise))
		if (found >= 0) ids[place] = open.splice(found, 1)[0]?.id
	}
	return { ids, untouched }
}

/** Whether both are one set, exercise by exercise. */
export function isSameSet(stored: readonly Exercise[], typed: readonly Exercise[]): boolean {
	return formatExerciseText(stored.map(asTyped)) === formatExerciseText(typed)
}

/** As it would be read if it were typed: what was stored otherwise may have spaces at its ends. */
function asTyped(exercise: Exercise): Exercise {
	const [block] = parseExerciseText(formatExerciseText([exercise]))
	return block?.ok ? block.exercise : exercise
}

/** All but the answer, whatever the order of the languages. */
function keyOf({ type, question, options, explanation }: Exercise): string {
	const sorted = (text: LocalizedText) => Object.entries(text).sort(([a], [b]) => (a < b ? -1 : 1))
	return JSON.stringify([type, sorted(question), options?.map(sorted), sorted(explanation)])
}

function saysTheSame(known: Exercise, now: Exercise): boolean {
	const was = known.options ?? []
	const is = now.options ?? []
	return (
		known.type === now.type &&
		known.answer === now.answer &&
		isSameText(known.question, now.question, bare) &&
		was.length === is.length &&
		was.every((text, index) => isSameText(text, is[index] ?? {}))
	)
}

/** By its Chinese; where one has none, by any language that both have. */
function isSameText(a: LocalizedText, b: LocalizedText, read = (said: string) => said): boolean {
	if (a.zh && b.zh) return read(a.zh) === read(b.zh)
	return Object.entries(a).some(([tag, said]) => {
		const other = Object.hasOwn(b, tag) ? b[tag] : undefined
		return other !== undefined && read(said) === read(other)
	})
}

/** Without spaces and punctuation, unless there is nothing else. */
function bare(said: string): string {
	return said.replace(/[\s\p{P}]/gu, '') || said
}
