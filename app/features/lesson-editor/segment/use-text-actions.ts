/** The edits and jumps that the text area and the preview offer. */

import { type RefObject, useState } from 'react'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { joinWithNext } from '#app/domain/lesson-text/editing/boundaries.ts'
import {
	type CutChange,
	cutAll,
	cutChangeOf,
} from '#app/domain/lesson-text/editing/cut-elsewhere.ts'
import type { EditedText, WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { withHidden } from '#app/domain/lesson-text/editing/marks.ts'
import { stretchOfWord } from '#app/domain/lesson-text/editing/places.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { type EditorState, presentOf, withEdit } from './editor-state.ts'
import { scrollAreaTo, topsInArea } from './line-positions.ts'
import type { WordAction } from './live-preview.tsx'
import type { TextProblem } from './requests.ts'
import { splitOrJoin as splitOrJoinAt } from './split-or-join.ts'

type Options = {
	edited: EditedText
	change: (step: (state: EditorState) => EditorState) => void
	area: RefObject<HTMLTextAreaElement>
	/** Opens a word's dialog. */
	onEdit: (place: WordPlace) => void
}

export function useTextActions({ edited, change, area, onEdit }: Options) {
	const { paragraphs, starts, text } = edited
	/** What was split or joined last. */
	const [lastCut, setLastCut] = useState<CutChange>()

	/** Applies an edit that was not typed. Keeps the selection unless given another. */
	function edit(step: (edited: EditedText) => EditedText, selection?: Selection) {
		const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
		change((now) =>
			withEdit(now, {
				edited: step(presentOf(now)),
				selection: selection ?? { start, end },
				at: Date.now(),
			}),
		)
	}

	/** Applies an edit of one word, and keeps it if it was split or joined. */
	function editWord(step: (edited: EditedText) => EditedText) {
		edit(step)
		setLastCut(cutChangeOf(text, step(edited).text))
	}

	function typeText(value: string, selected: Selection) {
		const typed = incomingText(value)
		const visibleUpTo = (place: number) => incomingText(value.slice(0, place)).length
		const selection = { start: visibleUpTo(selected.start), end: visibleUpTo(selected.end) }
		change((now) =>
			withEdit(now, {
				edited: withText(presentOf(now), typed, selection.end),
				selection,
				at: Date.now(),
				isTyping: true,
			}),
		)
	}

	function splitOrJoin() {
		const { current: field } = area
		if (!field) return
		const { value, selectionStart, selectionEnd } = field
		const changed = splitOrJoinAt({ text: value, start: selectionStart, end: selectionEnd })
		if (changed) {
			edit((now) => withText(now, changed.text, changed.end), changed)
			setLastCut(cutChangeOf(value, changed.text))
		}
		field.focus()
	}

	function goTo(start: number, end = start) {
		area.current?.focus({ preventScroll: true })
		select(start, end)
	}

	/** Selects and shows a stretch, and leaves the focus where it is. */
	function select(start: number, end: number) {
		const { current: field } = area
		if (!field) return
		field.setSelectionRange(start, end)
		const [top] = topsInArea(field, [start])
		scrollAreaTo(field, top ?? 0)
		field.scrollIntoView({ block: 'nearest' })
	}

	function goToProblem({ line, paragraph }: TextProblem) {
		if (line === undefined) return goTo(starts[(paragraph ?? 1) - 1] ?? 0)
		const lines = text.split('\n')
		goTo(lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0))
	}

	function doWithWord(place: WordPlace, action: WordAction) {
		const word = paragraphs[place.paragraph]?.words[place.word]
		if (action === 'edit') onEdit(place)
		else if (action === 'join') editWord((now) => joinWithNext(now, place))
		else if (action === 'blank') edit((now) => withHidden(now, place, !word?.token.isHide))
		else goTo(stretchOfWord(edited, place)?.from ?? 0)
	}

	function cutElsewhere(cut: CutChange) {
		edit((now) => withText(now, cutAll(now.text, cut), now.text.length))
		setLastCut(undefined)
	}

	const elsewhere = {
		text,
		change: lastCut,
		onCutAll: cutElsewhere,
		onClose: () => setLastCut(undefined),
	}
	return { edit, editWord, elsewhere, typeText, splitOrJoin, goTo, select, goToProblem, doWithWord }
}
