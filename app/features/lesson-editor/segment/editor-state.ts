/**
 * What the segment editor knows: a raw text before it is cut into words, afterwards the edited text
 * with its history, and beside it what is stored. Each step gives a new state; nothing here waits for
 * the server or touches the page.
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
import type { Fault, Refusal, StoredText } from './requests.ts'

export type EditorState = {
	mode: 'raw' | 'segment'
	/** What is typed before it is cut into words. */
	raw: string
	history: History
	/** What was last loaded, cut or saved: Reset brings it back. */
	base: EditedText
	/** What the database has, and under which version. */
	stored: EditedText
	version: number
	busy: 'segment' | 'save' | undefined
	isSaved: boolean
	/** The version that somebody else has saved meanwhile. */
	theirVersion: number | undefined
	faults: readonly Fault[]
}

/** What the person is told of the last thing they did. */
const untold = { isSaved: false, theirVersion: undefined, faults: [] } as const

export function openedState({ content, version }: StoredText): EditorState {
	const stored = fromContent(content)
	return {
		...untold,
		mode: content.length > 0 ? 'segment' : 'raw',
		raw: '',
		history: startHistory(stored),
		base: stored,
		...{ stored, version, busy: undefined },
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

/** Nothing changed is no step. */
export function withAct(state: EditorState, act: RecordedEdit): EditorState {
	if (act.edited === presentOf(state)) return state
	return { ...state, history: record(state.history, act), isSaved: false }
}

export function undone(state: EditorState): EditorState {
	return { ...state, history: undo(state.history), isSaved: false }
}

export function redone(state: EditorState): EditorState {
	return { ...state, history: redo(state.history), isSaved: false }
}

export function busyWith(state: EditorState, busy: 'segment' | 'save'): EditorState {
	return { ...state, ...untold, busy }
}

/** A raw text was cut into words. Where the Chinese is what it was, gaps and blanks stay. */
export function segmented(state: EditorState, content: LessonContent): EditorState {
	const edited = fromContent(withMarksOf(presentOf(state), content))
	return {
		...{ ...state, ...untold, busy: undefined, mode: 'segment' },
		history: startHistory(edited),
		base: edited,
	}
}

/** What was sent is stored now; what was changed meanwhile is not. */
export function saved(
	state: EditorState,
	{ sent, version }: { sent: EditedText; version: number },
): EditorState {
	return { ...state, ...untold, busy: undefined, isSaved: true, base: sent, stored: sent, version }
}

export function refused(state: EditorState, { faults, theirVersion }: Refusal): EditorState {
	return { ...state, ...untold, busy: undefined, faults, theirVersion }
}

/** Another text as a whole, which can be undone. */
export function withEdited(state: EditorState, edited: EditedText, at: number): EditorState {
	return withAct(state, { edited, selection: { start: 0, end: 0 }, at })
}

/** Back to what was last loaded, cut or saved; it can be undone. */
export function reset(state: EditorState, at: number): EditorState {
	return { ...withEdited(state, state.base, at), ...untold }
}

/** Back to a raw text, without words and what hangs on them. */
export function toRaw(state: EditorState): EditorState {
	return { ...state, ...untold, mode: 'raw', raw: rawText(presentOf(state)) }
}

/**
 * A paragraph whose Chinese is what it was keeps its gap, its blanks where they are words again, and
 * what else was stored of it.
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

/** Where each word begins and ends, as "2-4". */
function placesOf(tokens: readonly Token[]): string[] {
	let from = 0
	return tokens.map(({ word }) => {
		const place = `${from}-${from + word.length}`
		from += word.length
		return place
	})
}
