import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { useHydrated } from '#app/ui/admin/use-hydrated.ts'
import { useToldLate } from './use-told-late.ts'
import { writeArea } from './write-area.ts'

type Props = {
	area: RefObject<HTMLTextAreaElement>
	id: string
	text: string
	/** Where the cursor belongs, after an act that was not typed. */
	selection: Selection
	onText: (text: string, selection: Selection) => void
	onUndo: () => void
	onRedo: () => void
	onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/**
 * The text with its separators. The text area keeps what is typed and is written into only when the
 * text came to be otherwise; an input method is left alone until it has composed. Undo is the
 * editor's own, by whatever way it is asked for: the browser's knows of no pinyin.
 */
export function SegmentArea({ area, id, text, selection, onText, onUndo, onRedo, ...rest }: Props) {
	const acts = useRef({ onUndo, onRedo })
	acts.current = { onUndo, onRedo }
	const [first] = useState(text)

	// React puts the first text over whatever was typed before it came.
	const isReady = useHydrated()

	const late = useToldLate(({ text, selection }: { text: string; selection: Selection }) =>
		onText(text, selection),
	)

	// What was typed stands there already; to look for it would lay out the text at each key.
	const typed = useRef(first)
	useLayoutEffect(() => {
		if (!area.current || late.isWaiting() || typed.current === text) return
		typed.current = text
		writeArea(area.current, text, selection)
	}, [area, text, selection, late])

	function tell(field: HTMLTextAreaElement) {
		typed.current = field.value
		const selection = { start: field.selectionStart, end: field.selectionEnd }
		late.tellSoon({ text: typed.current, selection })
	}

	// React has no such event with the kind of input in it.
	useLayoutEffect(() => {
		const { current: field } = area
		if (!field) return
		const before = (event: InputEvent) => {
			if (event.inputType === 'historyUndo') acts.current.onUndo()
			else if (event.inputType === 'historyRedo') acts.current.onRedo()
			else return
			event.preventDefault()
		}
		field.addEventListener('beforeinput', before)
		return () => field.removeEventListener('beforeinput', before)
	}, [area])

	return (
		<textarea
			ref={area}
			id={id}
			name="text"
			rows={15}
			readOnly={!isReady}
			defaultValue={first}
			spellCheck={false}
			autoComplete="off"
			className="segment-area"
			onInput={({ currentTarget, nativeEvent }) => {
				const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
				if (!isComposing) tell(currentTarget)
			}}
			onCompositionEnd={({ currentTarget }) => tell(currentTarget)}
			onKeyDown={rest.onKeyDown}
		/>
	)
}
