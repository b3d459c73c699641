/**
 * The segment editor's state: raw text before it is segmented, then the edited text with its history,
 * and the stored text. Each function returns a new state, without requests or DOM access.
 */
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	contentOf,
	type EditedText,
	fromContent,
	rawText,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	type History,
	type RecordedEdit,
	record,
	redo,
	startHistory,
	undo,
	withPresent,
} from '#app/domain/lesson-text/editing/history.ts'
import { isSameEditedText } from '#app/domain/lesson-text/editing/same-text.ts'
import {
	type CutParagraph,
	placeAfterCut,
	withCut,
} from '#app/domain/lesson-text/editing/typed-words.ts'
import { keepMarks } from '#app/domain/lesson-text/keep-marks.ts'
import type { Meanwhile } from '#app/ui/form-answer.ts'
import type { RequestFailure, StoredText, TextProblem } from './requests.ts'

export type EditorState = {
	mode: 'raw' | 'segment'
	/** The text before it is segmented. */
	raw: string
	history: History
	/** The text as last loaded, segmented or saved; Re-segment asks twice if it was edited since. */
	base: EditedText
	/** The text in the database, and its version. */
	stored: EditedText
	version: number
	/** The version of `stored`; a restored draft began from an older one. */
	storedVersion: number
	/** What the steps before each merge began from: undone, a text is without what somebody else saved. */
	beforeMerges: readonly Origin[]
	busy: 'segment' | 'save' | undefined
	isSaved: boolean
	/** The version that somebody else has saved since. */
	theirVersion: number | undefined
	/** Who saved it, and when, if that is known. */
	meanwhile: Meanwhile | undefined
	problems: readonly TextProblem[]
}

/** The version that a text began from, and its text if that is at hand. */
type Origin = { version: number; text: EditedText | undefined }

/** Clears the messages about the last action. */
const noMessages = {
	isSaved: false,
	theirVersion: undefined,
	meanwhile: undefined,
	problems: [],
} as const

export function openedState({ content, version }: StoredText): EditorState {
	const stored = fromContent(content)
	return {
		...noMessages,
		mode: content.length > 0 ? 'segment' : 'raw',
		raw: '',
		history: startHistory(stored),
		base: stored,
		stored,
		version,
		storedVersion: version,
		beforeMerges: [],
		busy: undefined,
	}
}

export function presentOf({ history }: EditorState): EditedText {
	return history.present.edited
}

/** Whether the segmented text has changes that Re-segment would throw away. */
export function isEdited(state: EditorState): boolean {
	return state.mode === 'segment' && !isSameEditedText(presentOf(state), state.base)
}

/** Whether leaving would lose something. */
export function isUnsaved(state: EditorState): boolean {
	if (state.mode === 'segment') return !isSameEditedText(presentOf(state), state.stored)
	return state.raw.trim() !== rawText(state.stored).trim() && state.raw.trim() !== ''
}

export function withRaw(state: EditorState, raw: string): EditorState {
	return { ...state, raw, isSaved: false }
}

/** Records an edit. No-op edits add no undo step. */
export function withEdit(state: EditorState, edit: RecordedEdit): EditorState {
	if (edit.edited === presentOf(state)) return state
	return { ...state, history: record(state.history, edit), isSaved: false }
}

export function undone(state: EditorState): EditorState {
	return { ...state, history: undo(state.history), isSaved: false }
}

export function redone(state: EditorState): EditorState {
	return { ...state, history: redo(state.history), isSaved: false }
}

export function busyWith(state: EditorState, busy: 'segment' | 'save'): EditorState {
	return { ...state, ...noMessages, busy }
}

/**
 * The raw text was segmented. Spacing, blanks and the author's readings stay where their paragraph and
 * word stay. Can be undone if there was a segmented text before.
 */
export function segmented(
	state: EditorState,
	{ content, at }: { content: LessonContent; at: number },
): EditorState {
	const edited = fromContent(keepMarks(contentOf(presentOf(state)), content))
	const step = { edited, selection: { start: 0, end: 0 }, at }
	return {
		...state,
		...noMessages,
		busy: undefined,
		mode: 'segment',
		history: hasWords(state) ? record(state.history, step) : startHistory(edited),
		base: edited,
	}
}

/** Whether there is a segmented text, which raw text can be left for. */
export function hasWords(state: EditorState): boolean {
	return presentOf(state).paragraphs.length > 0
}

/** Whether raw text was changed since Re-segment. */
export function isRawEdited(state: EditorState): boolean {
	return state.raw !== rawText(presentOf(state))
}

/** Returns from raw text to the segmented text as it was. */
export function toSegmented(state: EditorState): EditorState {
	return { ...state, ...noMessages, mode: 'segment' }
}

/** The engine has cut what was typed. The caret stays between its characters. */
export function withCuts(
	state: EditorState,
	cuts: readonly CutParagraph[],
	field: TextField | null,
): EditorState {
	const present = presentOf(state)
	// Text that is being composed is not in the state yet.
	if (!field || field.value !== present.text) return state
	const cut = withCut(present, cuts)
	if (cut === present) return state
	const [start, end] = [field.selectionStart, field.selectionEnd].map((caret) =>
		placeAfterCut(present.text, cut.text, caret),
	)
	const selection = { start: start ?? 0, end: end ?? 0 }
	return { ...state, history: withPresent(state.history, cut, selection) }
}

type TextField = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** The sent text is stored, after so many merges; edits made since are not. */
export function saved(
	state: EditorState,
	{ sent, merges, version }: { sent: EditedText; merges: number; version: number },
): EditorState {
	return {
		...state,
		...noMessages,
		busy: undefined,
		isSaved: true,
		base: sent,
		stored: sent,
		version,
		storedVersion: version,
		// A merge that was undone meanwhile is not what was sent.
		beforeMerges: state.beforeMerges.slice(0, merges),
	}
}

export function failed(
	state: EditorState,
	{ problems, theirVersion, meanwhile }: RequestFailure,
): EditorState {
	return { ...state, ...noMessages, busy: undefined, problems, theirVersion, meanwhile }
}

/** What the text on the screen began from. */
export function originOf(state: EditorState): Origin {
	const { stored, version, storedVersion, beforeMerges, history } = state
	const before = beforeMerges[history.present.merges]
	return before ?? { version, text: version === storedVersion ? stored : undefined }
}

/** Takes the text that was made of one's own and theirs, and goes on from their version; can be undone. */
export function withMerged(
	state: EditorState,
	{ edited, theirs, at }: { edited: EditedText; theirs: StoredText; at: number },
): EditorState {
	const { history, beforeMerges } = state
	const { merges } = history.present
	const step = { edited, selection: { start: 0, end: 0 }, at, merges: merges + 1 }
	return {
		...state,
		history: record(history, step),
		isSaved: false,
		stored: fromContent(theirs.content),
		version: theirs.version,
		storedVersion: theirs.version,
		beforeMerges: [...beforeMerges.slice(0, merges), originOf(state)],
	}
}

/** The message about somebody else's save is closed; the text stays as it is. */
export function withoutConflict(state: EditorState): EditorState {
	return { ...state, ...noMessages }
}

/** Replaces the whole text; can be undone. */
export function withWholeText(state: EditorState, edited: EditedText, at: number): EditorState {
	return withEdit(state, { edited, selection: { start: 0, end: 0 }, at })
}

/** Returns to the saved text, or to the first segmented one if none is saved; can be undone. */
export function reset(state: EditorState, at: number): EditorState {
	const to = state.stored.paragraphs.length > 0 ? state.stored : state.base
	const step = {
		edited: to,
		selection: { start: 0, end: 0 },
		at,
		merges: state.beforeMerges.length,
	}
	return { ...state, history: record(state.history, step), ...noMessages }
}

/** Returns to raw text, without words and their pinyin. */
export function toRaw(state: EditorState): EditorState {
	return { ...state, ...noMessages, mode: 'raw', raw: rawText(presentOf(state)) }
}
