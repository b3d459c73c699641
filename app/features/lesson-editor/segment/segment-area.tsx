import {
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import type { Selection } from '#app/domain/lesson-text/editing/history.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useAfterPaint } from './use-after-paint.ts'
import { writeArea } from './write-area.ts'

/** How long after the cursor's last move it is looked up. */
const cursorPauseMs = 200

type Props = {
	area: RefObject<HTMLTextAreaElement>
	id: string
	text: string
	/** The selection to set after an edit that was not typed. */
	selection: Selection
	onText: (text: string, selection: Selection) => void
	onUndo: () => void
	onRedo: () => void
	onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/**
 * The text area with the segmented text. It is uncontrolled: it keeps what is typed, and is written
 * only when the text changes in another way. Input methods compose undisturbed. Undo is always the
 * editor's own, since the browser's doesn't know pinyin.
 */
export function SegmentArea({ area, id, text, selection, onText, onUndo, onRedo, ...rest }: Props) {
	const latest = useRef({ onUndo, onRedo })
	latest.current = { onUndo, onRedo }
	const [first] = useState(text)

	// Hydration would overwrite what was typed before it.
	const isReady = useHydrated()

	const typing = useAfterPaint(({ text, selection }: { text: string; selection: Selection }) =>
		onText(text, selection),
	)

	// Typed text is there already; comparing it with the DOM would cause a layout for each key.
	const typed = useRef(first)
	useLayoutEffect(() => {
		if (!area.current || typing.isPending() || typed.current === text) return
		typed.current = text
		writeArea(area.current, text, selection)
	}, [area, text, selection, typing])

	function readTyped(field: HTMLTextAreaElement) {
		typed.current = field.value
		const selection = { start: field.selectionStart, end: field.selectionEnd }
		typing.schedule({ text: typed.current, selection })
	}

	// React's own beforeinput event has no inputType.
	useLayoutEffect(() => {
		const { current: field } = area
		if (!field) return
		const onBeforeInput = (event: InputEvent) => {
			if (event.inputType === 'historyUndo') latest.current.onUndo()
			else if (event.inputType === 'historyRedo') latest.current.onRedo()
			else return
			event.preventDefault()
		}
		field.addEventListener('beforeinput', onBeforeInput)
		return () => field.removeEventListener('beforeinput', onBeforeInput)
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
				if (!isComposing) readTyped(currentTarget)
			}}
			onCompositionEnd={({ currentTarget }) => readTyped(currentTarget)}
			onKeyDown={rest.onKeyDown}
		/>
	)
}

/** Looks something up at the text area's cursor, a moment after the cursor has moved. */
export function useAtCursor<Found>(
	area: RefObject<HTMLTextAreaElement>,
	find: (cursor: number) => Found,
): Found | undefined {
	const [found, setFound] = useState<Found>()
	const latest = useRef(find)
	latest.current = find
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const onMove = () => {
			const { current: field } = area
			if (!field || document.activeElement !== field) return
			clearTimeout(timer)
			timer = setTimeout(() => setFound(() => latest.current(field.selectionStart)), cursorPauseMs)
		}
		const ended = new AbortController()
		for (const name of ['selectionchange', 'input', 'focusin']) {
			document.addEventListener(name, onMove, { signal: ended.signal })
		}
		return () => {
			ended.abort()
			clearTimeout(timer)
		}
	}, [area])
	return found
}
