import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Events whose handlers must see the current text. */
const flushingEvents = ['keydown', 'pointerdown', 'click', 'beforeinput', 'focusout'] as const
const leavingEvents = ['pagehide', 'visibilitychange'] as const

/**
 * Calls `act` with a value once the browser has painted, so that typed characters appear at once. Of
 * several scheduled values only the last counts. Anything else that happens on the page flushes it.
 */
export function useAfterPaint<Value>(act: (value: Value) => void) {
	const latest = useRef(act)
	latest.current = act
	// Synchronous, so that no later key finds screen and state apart.
	const [scheduler] = useState(() =>
		createScheduler<Value>((value) => flushSync(() => latest.current(value))),
	)

	useEffect(() => {
		const ended = new AbortController()
		const options = { capture: true, signal: ended.signal }
		const onEvent = (event: Event) => {
			if (!isTyping(event)) scheduler.flush()
		}
		for (const name of flushingEvents) window.addEventListener(name, onEvent, options)
		for (const name of leavingEvents) window.addEventListener(name, scheduler.flush, options)
		return () => {
			ended.abort()
			scheduler.cancel()
		}
	}, [scheduler])

	return scheduler
}

/** Waits for the next frame, then for a timer, which runs after the frame is painted. */
function createScheduler<Value>(act: (value: Value) => void) {
	let pending: { value: Value; frame: number; timer?: ReturnType<typeof setTimeout> } | undefined

	function cancel(): void {
		if (!pending) return
		cancelAnimationFrame(pending.frame)
		clearTimeout(pending.timer)
		pending = undefined
	}

	function flush(): void {
		if (!pending) return
		const { value } = pending
		cancel()
		act(value)
	}

	function schedule(value: Value): void {
		if (pending) {
			pending.value = value
			return
		}
		const frame = requestAnimationFrame(() => {
			if (pending) pending.timer = setTimeout(flush)
		})
		pending = { value, frame }
	}

	return { schedule, flush, cancel, isPending: () => pending !== undefined }
}

/** Whether the event is plain typing or deleting, not an undo or a shortcut. */
function isTyping(event: Event): boolean {
	if (event instanceof InputEvent) return !event.inputType.startsWith('history')
	if (!(event instanceof KeyboardEvent)) return false
	const { key, ctrlKey, metaKey, altKey } = event
	if (ctrlKey || metaKey || altKey) return false
	return [...key].length === 1 || key === 'Backspace' || key === 'Delete'
}
