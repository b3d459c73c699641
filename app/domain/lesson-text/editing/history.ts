/**
 * Undo and redo over everything that is edited: text, pinyin, spacing and blanks.
 *
 * Each step is the whole text as it was; unchanged paragraphs are shared. What is typed in one go is
 * one step: up to a space, a separator or a line's end, a pause, or a jump of the caret. 我叫 typed,
 * then 李[Lǐ] set, then 明 deleted are three steps.
 */
import type { EditedText } from './edited-text.ts'
import { changeOf, type TextChange } from './text-change.ts'

export type Selection = { readonly start: number; readonly end: number }

type Step = {
	readonly edited: EditedText
	/** What is selected after it. */
	readonly selection: Selection
	/** Where the caret belongs when it is undone, in the text before it. */
	readonly undoneAt: Selection
	/** In milliseconds. */
	readonly at: number
	/** How it goes on; undefined when nothing grows together with it. */
	readonly typing: 'insert' | 'delete' | undefined
}

export type History = {
	readonly past: readonly Step[]
	readonly present: Step
	/** The next to be redone comes first. */
	readonly future: readonly Step[]
}

export type Act = {
	readonly edited: EditedText
	readonly selection: Selection
	/** In milliseconds. */
	readonly at: number
	/** It came through the text area. */
	readonly isTyping?: boolean
}

/** A text of fifty thousand characters takes a tenth of a megabyte a step. */
export const mostSteps = 300
export const pauseMs = 1000

export function startHistory(edited: EditedText): History {
	const selection = { start: 0, end: 0 }
	const present = { edited, selection, undoneAt: selection, at: 0, typing: undefined }
	return { past: [], present, future: [] }
}

/** What was undone before cannot be redone any more. What changes nothing is no step. */
export function record(history: History, act: Act): History {
	const { past, present } = history
	const { edited, selection, at, isTyping = false } = act
	if (edited === present.edited) return history
	const change = changeOf(present.edited.text, edited.text, selection.end)
	const typing = isTyping ? typingOf(change) : undefined
	const isOneStep =
		typing !== undefined && past.length > 0 && goesOn(present, { change, typing, at })
	const undoneAt = isOneStep ? present.undoneAt : beforeChange(change, selection)
	const inserted = edited.text.slice(change.from, change.newTo)
	const step = { edited, selection, undoneAt, at, typing: endsWord(inserted) ? undefined : typing }
	return {
		past: isOneStep ? past : [...past, present].slice(-mostSteps),
		present: step,
		future: [],
	}
}

export function canUndo({ past }: History): boolean {
	return past.length > 0
}

export function canRedo({ future }: History): boolean {
	return future.length > 0
}

/** The caret is then where the change was. */
export function undo(history: History): History {
	const { past, present, future } = history
	const before = past.at(-1)
	if (!before) return history
	return {
		past: past.slice(0, -1),
		present: { ...before, selection: present.undoneAt, typing: undefined },
		future: [present, ...future],
	}
}

export function redo(history: History): History {
	const { past, present, future } = history
	const [next, ...later] = future
	if (!next) return history
	return { past: [...past, present], present: { ...next, typing: undefined }, future: later }
}

/** Readings that came: no step of anybody's. */
export function withPresent(history: History, edited: EditedText): History {
	return { ...history, present: { ...history.present, edited } }
}

/** Longer ones were pasted, and longer deletions selected. */
const longestTyped = 24
const longestDeleted = 2

function typingOf({ from, oldTo, newTo }: TextChange): Step['typing'] {
	const [deleted, inserted] = [oldTo - from, newTo - from]
	if (deleted === 0 && inserted > 0 && inserted <= longestTyped) return 'insert'
	if (inserted === 0 && deleted > 0 && deleted <= longestDeleted) return 'delete'
	return undefined
}

function goesOn(
	present: Step,
	{ change, typing, at }: { change: TextChange; typing: Step['typing']; at: number },
): boolean {
	const caret = present.selection.end
	const isThere = change.from === caret || (typing === 'delete' && change.oldTo === caret)
	return present.typing === typing && at - present.at <= pauseMs && isThere
}

function beforeChange({ from, oldTo, newTo }: TextChange, selection: Selection): Selection {
	return from === oldTo && from === newTo ? selection : { start: oldTo, end: oldTo }
}

function endsWord(inserted: string): boolean {
	return /[\s\u241F]$/u.test(inserted)
}
