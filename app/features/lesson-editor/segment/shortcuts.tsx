import { Keyboard } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { KeyList } from '#app/ui/keys/key-list.tsx'
import { segmentKeys } from './segment-keys.ts'

/** A button that lists the editor's keyboard shortcuts. */
export function Shortcuts() {
	const id = useId()
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
				<div className="grid gap-3 p-2">
					<KeyList tables={segmentKeys} />
				</div>
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
