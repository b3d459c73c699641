/**
 * Compares two versions part by part, and says how much changed:
 *
 *   text       paragraph 2 changed: “长 is read zhǎng instead of cháng.”
 *   notes      3 lines changed
 *   exercises  exercise 4 was added: 李明是哪国人？
 */
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { Block, LessonContent } from '#app/domain/lesson-text/content.ts'
import { changedItems, type ItemChange } from './aligned-items.ts'
import type { ChangeSize } from './change-size.ts'
import { diffLines, type Line, type Shown, shortened } from './line-diff.ts'
import { diffParagraphs, type ParagraphDiff, visibleOf } from './paragraph-diff.ts'
import type { VersionContent } from './version-content.ts'

/** Places are counted from 1; `from` is the old one. */
type Place = { kind: ItemChange['kind']; number: number; from: number | undefined }

export type DifferingParagraph = Place & ParagraphDiff
export type DifferingExercise = Place & { groups: Shown[] }

export type VersionDiff =
	| { part: 'text'; paragraphs: DifferingParagraph[] }
	| { part: 'notes'; groups: Shown[] }
	| { part: 'exercises'; exercises: DifferingExercise[] }

/** Undefined on one side stands for nothing. Both must be of the same part. */
export function diffVersions(
	before: VersionContent | undefined,
	after: VersionContent | undefined,
): VersionDiff | undefined {
	const part = after?.part ?? before?.part
	if (part === 'text') {
		return { part, paragraphs: diffTexts(textIn(before), textIn(after)) }
	}
	if (part === 'notes') {
		const lines = diffLines(sourceIn(before), sourceIn(after))
		return { part, groups: lines.some(({ kind }) => kind !== 'same') ? shortened(lines) : [] }
	}
	if (part === 'exercises') {
		return { part, exercises: diffExercises(exercisesIn(before), exercisesIn(after)) }
	}
	return undefined
}

function textIn(version: VersionContent | undefined): LessonContent {
	return version?.part === 'text' ? version.content : []
}

function sourceIn(version: VersionContent | undefined): string {
	return version?.part === 'notes' ? version.source : ''
}

function exercisesIn(version: VersionContent | undefined): Exercise[] {
	return version?.part === 'exercises' ? version.exercises : []
}

/** The paragraphs that differ, in the order of the new text. */
export function diffTexts(before: LessonContent, after: LessonContent): DifferingParagraph[] {
	return changedItems({ before, after, keyOf: visibleOf }).map((change) => {
		const [was, is] = sidesOf(change, { before, after })
		return { ...placeOf(change), ...diffParagraphs(was, is) }
	})
}

/** The exercises that differ, in the order of the new set. */
export function diffExercises(
	before: readonly Exercise[],
	after: readonly Exercise[],
): DifferingExercise[] {
	const sides = { before: asBlocks(before, 'before'), after: asBlocks(after, 'after') }
	return changedItems({ ...sides, keyOf: textOfExercise }).map((change) => {
		const [was, is] = sidesOf(change, sides)
		const lines = diffLines(was ? textOfExercise(was) : '', is ? textOfExercise(is) : '')
		const groups =
			change.kind === 'moved'
				? [{ lines: lines.slice(0, headLines), leftOut: 0 }]
				: shortened(lines)
		return { ...placeOf(change), groups }
	})
}

/** Enough of a moved exercise to know it by: its kind and its question. */
const headLines = 3

/** Exercises are aligned as paragraphs are: by what is typed. The English keeps apart what differs. */
function asBlocks(exercises: readonly Exercise[], side: string): Block[] {
	return exercises.map((exercise, at) => ({
		zh: [{ word: formatExerciseText([exercise]) }],
		en: `${side} ${at}`,
		blank: 'normal',
	}))
}

function textOfExercise({ zh }: Block): string {
	return zh[0]?.word ?? ''
}

type Blocks = { before: readonly Block[]; after: readonly Block[] }

function sidesOf(change: ItemChange, { before, after }: Blocks) {
	return [
		'from' in change ? before[change.from] : undefined,
		'to' in change ? after[change.to] : undefined,
	] as const
}

function placeOf(change: ItemChange): Place {
	const from = 'from' in change ? change.from + 1 : undefined
	return { kind: change.kind, from, number: 'to' in change ? change.to + 1 : (from ?? 0) }
}

/** How many paragraphs, lines or exercises differ. */
export function sizeOf(diff: VersionDiff): ChangeSize {
	const size = { changed: 0, added: 0, gone: 0, moved: 0 }
	for (const kind of kindsIn(diff)) if (kind !== 'same') size[kind] += 1
	return size
}

function kindsIn(diff: VersionDiff): (Line['kind'] | ItemChange['kind'])[] {
	if (diff.part === 'text') return diff.paragraphs.map(({ kind }) => kind)
	if (diff.part === 'exercises') return diff.exercises.map(({ kind }) => kind)
	return diff.groups.flatMap(({ lines }) => lines.map(({ kind }) => kind))
}
