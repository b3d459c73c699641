/**
 * Drags a row of a table by its handle, with a mouse, a pen or a finger. A line shows where it would land;
 * Escape leaves it where it was. Native drag and drop does not work by touch, and a library for lists is
 * larger than these two functions.
 */
import type { PointerEvent as ReactPointerEvent } from 'react'

/** The window scrolls when the pointer is this near to its edge. */
const edge = 72
const scrollStep = 12

/** `drop` gets the new place of the row among the rows that are shown, from 0. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, drop: (place: number) => void) {
	const handle: HTMLElement = event.currentTarget
	const row = handle.closest('tr')
	const body = row?.parentElement
	if (event.button !== 0 || !row || !body) return
	const rows = [...body.children]
	const own = rows.indexOf(row)
	const ended = new AbortController()
	let y = event.clientY
	let place = own
	handle.setPointerCapture(event.pointerId)
	row.setAttribute('data-dragged', '')

	function look() {
		place = placeAt(rows, own, y)
		for (const [index, other] of rows.entries()) {
			const isHere = place !== own && index === place
			if (isHere) other.setAttribute('data-drop', place > own ? 'below' : 'above')
			else other.removeAttribute('data-drop')
		}
	}

	function scroll() {
		if (ended.signal.aborted) return
		if (y < edge) window.scrollBy(0, -scrollStep)
		if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep)
		if (y < edge || y > window.innerHeight - edge) look()
		requestAnimationFrame(scroll)
	}

	function end() {
		ended.abort()
		row?.removeAttribute('data-dragged')
		for (const other of rows) other.removeAttribute('data-drop')
	}

	const options = { signal: ended.signal }
	handle.addEventListener(
		'pointermove',
		({ clientY }: PointerEvent) => {
			y = clientY
			look()
		},
		options,
	)
	handle.addEventListener(
		'pointerup',
		() => {
			end()
			if (place !== own) drop(place)
		},
		options,
	)
	handle.addEventListener('pointercancel', end, options)
	document.addEventListener(
		'keydown',
		({ key }) => {
			if (key === 'Escape') end()
		},
		options,
	)
	requestAnimationFrame(scroll)
}

/** The place that a row would have if it were let go at a height of the window. */
function placeAt(rows: readonly Element[], own: number, y: number): number {
	const above = rows.filter((row, index) => {
		const { top, height } = row.getBoundingClientRect()
		return index !== own && top + height / 2 < y
	})
	return above.length
}
