/**
 * Undo and redo for all edits in the segment editor: text, pinyin, spacing and blanks.
 *
 * A step holds the whole edited text; unchanged paragraphs are shared. Continuous typing is one step,
 * up to a space, separator, line end, pause or jump of the caret. Typing 我叫, setting 李[Lǐ] and
 * deleting 明 are three steps.
 */
import type { EditedText } from './edited-text.ts'
import { type TextChange, textChangeOf } from './text-change.ts'

export type Selection = { readonly start: number; readonly end: number }

type Step = {
	readonly edited: EditedText
	/** Selection after the step. */
	readonly selection: Selection
	/** Selection to restore when the step is undone. */
	readonly undoneAt: Selection
	/** In milliseconds. */
	readonly at: number
	/** The kind of typing that may extend the step; undefined if nothing may. */
	readonly typing: 'insert' | 'delete' | undefined
	/** How often somebody else's text was merged into it: undone, it is without the last one again. */
	readonly merges: number
}

export type History = {
	readonly past: readonly Step[]
	readonly present: Step
	/** The next step to redo comes first. */
	readonly future: readonly Step[]
}

export type RecordedEdit = {
	readonly edited: EditedText
	readonly selection: Selection
	/** In milliseconds. */
	readonly at: number
	/** Whether it was typed into the text area. */
	readonly isTyping?: boolean
	/** How often somebody else's text was merged into it; without it, as often as into the text before. */
	readonly merges?: number
}

/** A step of a text with fifty thousand characters takes about 0.1 MB. */
export const mostSteps = 300
export const typingPauseMs = 1000

export function startHistory(edited: EditedText): History {
	const selection = { start: 0, end: 0 }
	const present = { edited, selection, undoneAt: selection, at: 0, typing: undefined, merges: 0 }
	return { past: [], present, future: [] }
}

/** Adds an edit and clears redo. No-op edits add no undo step. */
export function record(history: History, edit: RecordedEdit): History {
	const { past, present } = history
	const { edited, selection, at, isTyping = false, merges = present.merges } = edit
	if (edited === present.edited && merges === present.merges) return history
	const change = textChangeOf(present.edited.text, edited.text, selection.end)
	const typing = isTyping ? typingOf(change) : undefined
	const isOneStep =
		typing !== undefined && past.length > 0 && continuesTyping(present, { change, typing, at })
	const undoneAt = isOneStep ? present.undoneAt : beforeChange(change, selection)
	const inserted = edited.text.slice(change.from, change.newTo)
	const step = {
		edited,
		selection,
		undoneAt,
		at,
		typing: endsWord(inserted) ? undefined : typing,
		merges,
	}
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

/** Puts the caret where the change was. */
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

/** Replaces the current text without an undo step, for readings and cuts that arrive later. */
export function withPresent(
	history: History,
	edited: EditedText,
	selection: Selection = history.present.selection,
): History {
	return { ...history, present: { ...history.present, edited, selection } }
}

/** Longer insertions count as pasted, longer deletions as a deleted selection. */
const longestTyped = 24
const longestDeleted = 2

function typingOf({ from, oldTo, newTo }: TextChange): Step['typing'] {
	const [deleted, inserted] = [oldTo - from, newTo - from]
	if (deleted === 0 && inserted > 0 && inserted <= longestTyped) return 'insert'
	if (inserted === 0 && deleted > 0 && deleted <= longestDeleted) return 'delete'
	return undefined
}

function continuesTyping(
	present: Step,
	{ change, typing, at }: { change: TextChange; typing: Step['typing']; at: number },
): boolean {
	const caret = present.selection.end
	const isAtCaret = change.from === caret || (typing === 'delete' && change.oldTo === caret)
	return present.typing === typing && at - present.at <= typingPauseMs && isAtCaret
}

function beforeChange({ from, oldTo, newTo }: TextChange, selection: Selection): Selection {
	return from === oldTo && from === newTo ? selection : { start: oldTo, end: oldTo }
}

function endsWord(inserted: string): boolean {
	return /[\s\u241F]$/u.test(inserted)
}
