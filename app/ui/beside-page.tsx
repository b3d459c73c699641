import { Fragment, type ReactNode, useSyncExternalStore } from 'react'

type Shown = { key: number; dialog: ReactNode }

const changes = new EventTarget()
const none: readonly Shown[] = []
let shown = none
let count = 0

/** Shows a dialog beside the page, so that a popup that opens it may close meanwhile. */
export function showBesidePage(dialog: (close: () => void) => ReactNode): void {
	count += 1
	const key = count
	const close = () => show(shown.filter((other) => other.key !== key))
	show([...shown, { key, dialog: dialog(close) }])
}

function show(dialogs: readonly Shown[]): void {
	shown = dialogs
	changes.dispatchEvent(new Event('change'))
}

function onChange(callback: () => void): () => void {
	changes.addEventListener('change', callback)
	return () => changes.removeEventListener('change', callback)
}

/** The place of such dialogs: they know what the page knows, such as how its reader reads Chinese. */
export function BesidePage() {
	const dialogs = useSyncExternalStore(
		onChange,
		() => shown,
		() => none,
	)
	return dialogs.map(({ key, dialog }) => <Fragment key={key}>{dialog}</Fragment>)
}
