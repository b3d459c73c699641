import { Keyboard } from 'lucide-react'
import { useId } from 'react'
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
