import type { KeyboardEvent } from 'react'

/** Ctrl+S presses a form's button "stay", which saves without leaving the page. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
	if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
	event.preventDefault()
	const stay = event.currentTarget.elements.namedItem('stay')
	event.currentTarget.requestSubmit(stay instanceof HTMLButtonElement ? stay : null)
}
