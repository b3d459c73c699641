/** What can be done with the text, from its text area and from the preview beside it. */
import type { RefObject } from 'react'
import { joinWithNext } from '#app/domain/lesson-text/editing/boundaries.ts'
import type { EditedText, WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { withHidden } from '#app/domain/lesson-text/editing/marks.ts'
import { stretchOfWord } from '#app/domain/lesson-text/editing/places.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { scrollAreaTo, topsInArea } from './area-places.ts'
import { type EditorState, presentOf, withAct } from './editor-state.ts'
import type { WordAct } from './live-preview.tsx'
import type { Fault } from './requests.ts'
import { separateAt } from './separate.ts'

type Options = {
	edited: EditedText
	change: (step: (state: EditorState) => EditorState) => void
	area: RefObject<HTMLTextAreaElement>
	/** A word's pinyin is to be edited. */
	onEdit: (place: WordPlace) => void
}

export function useTextActs({ edited, change, area, onEdit }: Options) {
	const { paragraphs, starts, text } = edited

	/** An act that was not typed; what is selected stays where it is, unless said otherwise. */
	function act(step: (edited: EditedText) => EditedText, selection?: Selection) {
		const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
		change((now) =>
			withAct(now, {
				edited: step(presentOf(now)),
				selection: selection ?? { start, end },
				at: Date.now(),
			}),
		)
	}

	function typeText(typed: string, selection: Selection) {
		change((now) =>
			withAct(now, {
				edited: withText(presentOf(now), typed, selection.end),
				...{ selection, at: Date.now(), isTyping: true },
			}),
		)
	}

	function separate() {
		const { current: field } = area
		if (!field) return
		const { value, selectionStart, selectionEnd } = field
		const made = separateAt({ text: value, start: selectionStart, end: selectionEnd })
		if (made) act((now) => withText(now, made.text, made.end), made)
		field.focus()
	}

	function goTo(start: number, end = start) {
		const { current: field } = area
		if (!field) return
		field.focus({ preventScroll: true })
		field.setSelectionRange(start, end)
		const [top] = topsInArea(field, [start])
		scrollAreaTo(field, top ?? 0)
	}

	function goToFault({ line, paragraph }: Fault) {
		if (line === undefined) return goTo(starts[(paragraph ?? 1) - 1] ?? 0)
		const lines = text.split('\n')
		goTo(lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0))
	}

	function doWithWord(place: WordPlace, wanted: WordAct) {
		const word = paragraphs[place.paragraph]?.words[place.word]
		if (wanted === 'edit') onEdit(place)
		else if (wanted === 'join') act((now) => joinWithNext(now, place))
		else if (wanted === 'blank') act((now) => withHidden(now, place, !word?.token.isHide))
		else goTo(stretchOfWord(edited, place)?.from ?? 0)
	}

	return { act, typeText, separate, goTo, goToFault, doWithWord }
}
