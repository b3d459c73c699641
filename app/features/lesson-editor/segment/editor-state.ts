/**
 * The segment editor's state: raw text before it is segmented, then the edited text with its history,
 * and the stored text. Each function returns a new state, without requests or DOM access.
 */
import { type LessonContent, type Token, textOf } from '#app/domain/lesson-text/content.ts'
import {
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
} from '#app/domain/lesson-text/editing/history.ts'
import { isSameEditedText } from '#app/domain/lesson-text/editing/same-text.ts'
import type { RequestFailure, StoredText, TextProblem } from './requests.ts'

export type EditorState = {
	mode: 'raw' | 'segment'
	/** The text before it is segmented. */
	raw: string
	history: History
	/** The text as last loaded, segmented or saved; Reset returns to it. */
	base: EditedText
	/** The text in the database, and its version. */
	stored: EditedText
	version: number
	busy: 'segment' | 'save' | undefined
	isSaved: boolean
	/** The version that somebody else has saved since. */
	theirVersion: number | undefined
	problems: readonly TextProblem[]
}

/** Clears the messages about the last action. */
const noMessages = { isSaved: false, theirVersion: undefined, problems: [] } as const

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
		busy: undefined,
	}
}

export function presentOf({ history }: EditorState): EditedText {
	return history.present.edited
}

/** Whether the segmented text has changes that Reset and Re-segment would throw away. */
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

/** The raw text was segmented. Paragraphs with unchanged Chinese keep their spacing and blanks. */
export function segmented(state: EditorState, content: LessonContent): EditorState {
	const edited = fromContent(withMarksOf(presentOf(state), content))
	return {
		...state,
		...noMessages,
		busy: undefined,
		mode: 'segment',
		history: startHistory(edited),
		base: edited,
	}
}

/** The sent text is stored; edits made since are not. */
export function saved(
	state: EditorState,
	{ sent, version }: { sent: EditedText; version: number },
): EditorState {
	return {
		...state,
		...noMessages,
		busy: undefined,
		isSaved: true,
		base: sent,
		stored: sent,
		version,
	}
}

export function failed(
	state: EditorState,
	{ problems, theirVersion }: RequestFailure,
): EditorState {
	return { ...state, ...noMessages, busy: undefined, problems, theirVersion }
}

/** Replaces the whole text; can be undone. */
export function withWholeText(state: EditorState, edited: EditedText, at: number): EditorState {
	return withEdit(state, { edited, selection: { start: 0, end: 0 }, at })
}

/** Returns to the text as last loaded, segmented or saved; can be undone. */
export function reset(state: EditorState, at: number): EditorState {
	return { ...withWholeText(state, state.base, at), ...noMessages }
}

/** Returns to raw text, without words and their pinyin. */
export function toRaw(state: EditorState): EditorState {
	return { ...state, ...noMessages, mode: 'raw', raw: rawText(presentOf(state)) }
}

/**
 * A paragraph with unchanged Chinese keeps its spacing, its unknown keys, and those blanks that are
 * words again.
 */
function withMarksOf({ paragraphs }: EditedText, content: LessonContent): LessonContent {
	const known = paragraphs.map(({ words, spacing, rest }) => {
		const tokens = words.map(({ token }) => token)
		return {
			zh: textOf(tokens),
			hidden: hiddenPlaces(tokens),
			kept: { ...rest, blank: spacing },
		}
	})
	return content.map((block) => {
		const zh = textOf(block.zh)
		const at = known.findIndex((paragraph) => paragraph.zh === zh)
		const [before] = at < 0 ? [] : known.splice(at, 1)
		if (!before) return block
		const places = placesOf(block.zh)
		const tokens = block.zh.map((token, index) =>
			before.hidden.has(places[index] ?? '') ? { ...token, isHide: true } : token,
		)
		return { ...block, ...before.kept, zh: tokens }
	})
}

function hiddenPlaces(tokens: readonly Token[]): ReadonlySet<string> {
	return new Set(placesOf(tokens).filter((_, index) => tokens[index]?.isHide))
}

/** The start and end of each word, as "2-4". */
function placesOf(tokens: readonly Token[]): string[] {
	let from = 0
	return tokens.map(({ word }) => {
		const place = `${from}-${from + word.length}`
		from += word.length
		return place
	})
}
