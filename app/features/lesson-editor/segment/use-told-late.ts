import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whatever may follow from what is typed: nothing of it may find the text as it was before. */
const signs = ['keydown', 'pointerdown', 'click', 'beforeinput', 'focusout'] as const
const signsOfLeaving = ['pagehide', 'visibilitychange'] as const

/**
 * Tells a value when the screen has shown it: a key is seen at once, however long the rest takes. Of
 * several values only the last is told, and before anything else happens on the page.
 */
export function useToldLate<Value>(tell: (value: Value) => void) {
	const latest = useRef(tell)
	latest.current = tell
	// At once, so that no later key finds the screen and the text apart.
	const [late] = useState(() =>
		lateTeller<Value>((value) => flushSync(() => latest.current(value))),
	)

	useEffect(() => {
		const ended = new AbortController()
		const listening = { capture: true, signal: ended.signal }
		const happened = (event: Event) => {
			if (!isMoreTyping(event)) late.tellNow()
		}
		for (const sign of signs) window.addEventListener(sign, happened, listening)
		for (const sign of signsOfLeaving) window.addEventListener(sign, late.tellNow, listening)
		return () => {
			ended.abort()
			late.forget()
		}
	}, [late])

	return late
}

/** The teller itself, which waits for a frame and for what the frame costs. */
function lateTeller<Value>(tell: (value: Value) => void) {
	let waiting: { value: Value; frame: number; timer?: ReturnType<typeof setTimeout> } | undefined

	function forget(): void {
		if (!waiting) return
		cancelAnimationFrame(waiting.frame)
		clearTimeout(waiting.timer)
		waiting = undefined
	}

	function tellNow(): void {
		if (!waiting) return
		const { value } = waiting
		forget()
		tell(value)
	}

	function tellSoon(value: Value): void {
		if (waiting) {
			waiting.value = value
			return
		}
		const frame = requestAnimationFrame(() => {
			if (waiting) waiting.timer = setTimeout(tellNow)
		})
		waiting = { value, frame }
	}

	return { tellSoon, tellNow, forget, isWaiting: () => waiting !== undefined }
}

/** Letters and corrections one after the other, as opposed to an undo or a shortcut. */
function isMoreTyping(event: Event): boolean {
	if (event instanceof InputEvent) return !event.inputType.startsWith('history')
	if (!(event instanceof KeyboardEvent)) return false
	const { key, ctrlKey, metaKey, altKey } = event
	if (ctrlKey || metaKey || altKey) return false
	return [...key].length === 1 || key === 'Backspace' || key === 'Delete'
}
