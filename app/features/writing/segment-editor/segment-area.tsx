import {
	type KeyboardEvent,
	type RefObject,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react'
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
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
	const isReady = useSyncExternalStore(never, isBrowser, isServer)

	useLayoutEffect(() => {
		if (area.current) writeArea(area.current, text, selection)
	}, [area, text, selection])

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
				if (!isComposing) onText(currentTarget.value, selectionOf(currentTarget))
			}}
			onCompositionEnd={({ currentTarget }) =>
				onText(currentTarget.value, selectionOf(currentTarget))
			}
			onKeyDown={rest.onKeyDown}
		/>
	)
}

function selectionOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): Selection {
	return { start: selectionStart, end: selectionEnd }
}

const never = () => () => {}
const isBrowser = () => true
const isServer = () => false
