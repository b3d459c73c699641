import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { KeyList } from '#app/ui/keys/key-list.tsx'
import { everywhere, keyTables } from './key-tables.ts'

/** The keys that the page has now. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
	const [tables] = useState(keysOnPage)
	return (
		<Dialog title="Keyboard shortcuts" className="max-w-md" onClose={onClose}>
			<KeyList tables={[...tables, everywhere]} />
		</Dialog>
	)
}

/** No key works behind an open dialog. */
function keysOnPage() {
	const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
	const isReached = (element: Element) => !dialog || dialog.contains(element)
	return keyTables.filter(({ place }) => [...document.querySelectorAll(place)].some(isReached))
}
