import {
	type RefObject,
	useCallback,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react'
import { blockAt, lineAt, startOfLine } from '#app/domain/exercises/block-place.ts'
import type { ExerciseType } from '#app/domain/exercises/exercise-kinds.ts'
import { type ExerciseSet, readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { appendTemplate } from '#app/domain/exercises/templates.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { typeInto } from '#app/ui/type-into.ts'

/** How long the cursor must rest before its block is highlighted. */
const cursorPauseMs = 200

type TypedExercises = {
	area: RefObject<HTMLTextAreaElement>
	/** The initial text of the text area. */
	initial: string
	text: string
	/** The parsed text; it lags behind fast typing. */
	set: ExerciseSet
	/** The number of the block with the cursor. */
	current: number | undefined
	/** Call it whenever the text area changes. */
	onInput: () => void
	goTo: (line: number) => void
	insertTemplate: (type: ExerciseType) => void
	insertBorder: () => void
	/** Replaces the whole text; the browser's undo takes it back. */
	replace: (text: string) => void
}

/**
 * The text of the editor. The text area holds it, with the browser's own undo; it is parsed again
 * after each change, at a lower priority than typing.
 */
export function useTypedExercises(initial: string): TypedExercises {
	const area = useRef<HTMLTextAreaElement>(null)
	const [text, setText] = useState(initial)
	const [line, setLine] = useState<number>()
	const deferred = useDeferredValue(text)
	const set = useMemo(() => readExerciseSet(deferred), [deferred])

	const onInput = useCallback(() => setText(area.current?.value ?? ''), [])

	// People may have typed before JavaScript loaded.
	useEffect(onInput, [onInput])
	useEffect(() => watchCursor(area.current, setLine), [])

	const goTo = useCallback((targetLine: number) => {
		const field = area.current
		if (!field) return
		const from = startOfLine(field.value, targetLine)
		const rest = field.value.slice(from)
		showSelection(field, from, from + (/[\n\r\u2028\u2029]/.exec(rest)?.index ?? rest.length))
	}, [])

	function insertTemplate(type: ExerciseType) {
		const field = area.current
		if (!field) return
		const { from, inserted, selected } = appendTemplate(field.value, type)
		typeInto(field, from, field.value.length, inserted)
		showSelection(field, selected.from, selected.to)
	}

	function insertBorder() {
		const field = area.current
		if (!field) return
		const { selectionStart, selectionEnd } = field
		typeInto(field, selectionStart, selectionEnd, wordSeparator)
	}

	function replace(newText: string) {
		const field = area.current
		if (field) typeInto(field, 0, field.value.length, newText)
	}

	const current = line === undefined ? undefined : blockAt(set.blocks, line)?.number
	return { area, initial, text, set, current, onInput, goTo, insertTemplate, insertBorder, replace }
}

/** Selects text and scrolls to it, which the browser does only for what is typed. */
function showSelection(area: HTMLTextAreaElement, from: number, to: number): void {
	area.focus()
	area.setSelectionRange(from, to)
	const lines = area.value.split('\n').length
	const above = (lineAt(area.value, from) - 1) / lines
	area.scrollTop = area.scrollHeight * above - area.clientHeight / 4
}

/** Reports the cursor's line each time it comes to rest. */
function watchCursor(area: HTMLTextAreaElement | null, onRest: (line: number) => void) {
	let timer: ReturnType<typeof setTimeout> | undefined
	function onMove() {
		if (!area || document.activeElement !== area) return
		clearTimeout(timer)
		timer = setTimeout(() => onRest(lineAt(area.value, area.selectionStart)), cursorPauseMs)
	}
	document.addEventListener('selectionchange', onMove)
	area?.addEventListener('input', onMove)
	return () => {
		clearTimeout(timer)
		document.removeEventListener('selectionchange', onMove)
		area?.removeEventListener('input', onMove)
	}
}
