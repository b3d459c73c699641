import { Keyboard } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { later, useLater } from '#app/ui/loaded-later.ts'

const list = later(async () => (await import('./shortcut-list.tsx')).ShortcutList)

/** A button that lists the editor's keyboard shortcuts. */
export function Shortcuts() {
	const id = useId()
	const { part: List } = useLater(list, false)
	return (
		<>
			<button
				type="button"
				popovertarget={id}
				aria-label="Keyboard shortcuts"
				title="Keyboard shortcuts"
				className={adminButtonClass('quiet')}
			>
				<Keyboard aria-hidden size={16} />
			</button>
			<div id={id} popover="auto" className="admin-menu segment-keys">
				{List && <List />}
			</div>
		</>
	)
}

/** Saves with Ctrl+S from anywhere on the page, except from a dialog. */
export function useSaveShortcut(save: () => void): void {
	const latest = useRef(save)
	latest.current = save
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, altKey, shiftKey } = event
			if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return
			event.preventDefault()
			if (!document.querySelector('dialog:modal')) latest.current()
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])
}
