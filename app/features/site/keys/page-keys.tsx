import { lazy } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { isTyping, listenToSearchKey } from '#app/features/dictionary/search-key.ts'
import { showBesidePage } from '#app/ui/beside-page.tsx'
import { LazyPart } from '#app/ui/lazy-part.tsx'

const KeysDialog = lazy(async () => ({
	default: (await import('./keys-dialog.tsx')).KeysDialog,
}))

type Options = { hasDictionary: boolean; signal: AbortSignal }

/** Answers the keys that every page has, and buttons that show all keys. */
export function listenToKeys({ hasDictionary, signal }: Options): void {
	if (signal.aborted) return
	if (hasDictionary) listenToSearchKey(signal)
	document.addEventListener('keydown', onKey, { signal })
	document.addEventListener('click', onClick, { signal })
}

function onKey(event: KeyboardEvent): void {
	const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
	if (key !== '?' || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
	// Shadowing has keys of its own; no other dialog has any.
	if (isTyping(target) || document.querySelector('dialog:modal:not(.shadowing)')) return
	event.preventDefault()
	// A popup that closes meanwhile leaves the focus at its word.
	document
		.querySelector<HTMLElement>(':is(ruby, .blank)[aria-expanded]')
		?.focus({ preventScroll: true })
	show()
}

/** The menu or dialog with the button gives way. */
function onClick({ target }: MouseEvent): void {
	const button = target instanceof Element && target.closest('[data-show-keys]')
	if (!button) return
	button.closest<HTMLElement>('[popover]')?.hidePopover()
	button.closest('dialog')?.close()
	show()
}

/** Also while its code is on its way. */
let isShown = false

function show(): void {
	if (isShown) return
	isShown = true
	showBesidePage((close) => {
		const end = () => {
			isShown = false
			close()
		}
		return (
			<LazyPart problem={pageErrorText('word.load-failed')} close={end}>
				<KeysDialog onClose={end} />
			</LazyPart>
		)
	})
}
