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
import { typeInto } from '#app/ui/type-into.ts'
import { showSelection } from './show-selection.ts'

/** The cursor rests for so long before its block is marked. */
const cursorPauseMs = 200

type TypedExercises = {
	area: RefObject<HTMLTextAreaElement>
	/** What stands in the text area at first. */
	initial: string
	text: string
	/** What was read of the text; while somebody types fast it is a moment behind. */
	set: ExerciseSet
	/** The number of the block that the cursor is in. */
	current: number | undefined
	/** To be called whenever the text area changed. */
	onInput: () => void
	goTo: (line: number) => void
	insertTemplate: (type: ExerciseType) => void
	/** Replaces the whole text; the browser's undo takes it back. */
	replace: (text: string) => void
}

/**
 * The text of the editor. It stands in the text area, which the browser keeps and undoes; here it is
 * read after each change, with typing coming first.
 */
export function useTypedExercises(initial: string): TypedExercises {
	const area = useRef<HTMLTextAreaElement>(null)
	const [text, setText] = useState(initial)
	const [line, setLine] = useState<number>()
	const deferred = useDeferredValue(text)
	const set = useMemo(() => readExerciseSet(deferred), [deferred])

	const onInput = useCallback(() => setText(area.current?.value ?? ''), [])

	// Somebody may have typed before the page's script was there.
	useEffect(onInput, [onInput])
	useEffect(() => watchCursor(area.current, setLine), [])

	const goTo = useCallback((wanted: number) => {
		const shown = area.current
		if (!shown) return
		const from = startOfLine(shown.value, wanted)
		const rest = shown.value.slice(from)
		showSelection(shown, from, from + (/[\n\r\u2028\u2029]/.exec(rest)?.index ?? rest.length))
	}, [])

	function insertTemplate(type: ExerciseType) {
		const shown = area.current
		if (!shown) return
		const { from, inserted, selected } = appendTemplate(shown.value, type)
		typeInto(shown, from, shown.value.length, inserted)
		showSelection(shown, selected.from, selected.to)
	}

	function replace(whole: string) {
		const shown = area.current
		if (shown) typeInto(shown, 0, shown.value.length, whole)
	}

	const current = line === undefined ? undefined : blockAt(set.blocks, line)?.number
	return { area, initial, text, set, current, onInput, goTo, insertTemplate, replace }
}

/** Tells the line of the cursor each time it came to rest. */
function watchCursor(area: HTMLTextAreaElement | null, tell: (line: number) => void) {
	let timer: ReturnType<typeof setTimeout> | undefined
	function onMove() {
		if (!area || document.activeElement !== area) return
		clearTimeout(timer)
		timer = setTimeout(() => tell(lineAt(area.value, area.selectionStart)), cursorPauseMs)
	}
	document.addEventListener('selectionchange', onMove)
	area?.addEventListener('input', onMove)
	return () => {
		clearTimeout(timer)
		document.removeEventListener('selectionchange', onMove)
		area?.removeEventListener('input', onMove)
	}
}
