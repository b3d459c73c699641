import type { KeyTable } from '#app/ui/keys/key-list.tsx'

/** The key / moves to the dictionary's search on the screen, or else to its page. Escape leaves the field. */
export function listenToSearchKey(signal: AbortSignal): void {
	document.addEventListener('keydown', onKey, { signal })
}

function onKey(event: KeyboardEvent): void {
	const { key, target } = event
	const field = searchField()
	if (key === 'Escape' && target === field) field?.blur()
	const isShortcut = event.ctrlKey || event.metaKey || event.altKey
	if (key !== '/' || isShortcut || event.defaultPrevented || isTyping(target)) return
	event.preventDefault()
	if (field) {
		field.focus()
		field.select()
	} else location.assign('/dictionary')
}

/** On a phone the one in the top bar is hidden. */
function searchField(): HTMLInputElement | undefined {
	const fields = document.querySelectorAll<HTMLInputElement>('input[type=search][name=q]')
	return [...fields].find((field) => field.checkVisibility())
}

/** Whether a key types a character. */
export function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || target.matches('input, textarea, select'))
	)
}

/** The back office has such a field above its lists. */
export const searchKeys: KeyTable = {
	name: 'Search',
	place: '[aria-keyshortcuts="/"]',
	keys: [
		['/', 'Go to the field'],
		['Esc', 'Leave the field'],
	],
}
