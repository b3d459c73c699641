import { Keyboard } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'

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
				<ShortcutList />
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

const groups = [
	{
		name: 'Everywhere',
		keys: [
			['Ctrl+S', 'Save'],
			['Ctrl+Z', 'Undo (text, pinyin, spacing, blanks)'],
			['Ctrl+Shift+Z, Ctrl+Y', 'Redo'],
		],
	},
	{
		name: 'In the text',
		keys: [
			['Ctrl+Enter', 'Split or join words at the cursor'],
			['F2', 'Edit the pinyin of the word at the cursor'],
		],
	},
	{
		name: 'On a word of the preview',
		keys: [
			['← → ↑ ↓ Home End', 'Go to another word'],
			['Enter', 'Edit its pinyin'],
			['J', 'Join it with the next word'],
			['B', 'Make it a blank, or show it again'],
			['Esc', 'Back to the text, where the word is'],
		],
	},
] as const

/** The keyboard shortcuts of the editor, by place. */
function ShortcutList() {
	return groups.map(({ name, keys }) => (
		<dl key={name} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 p-2 text-sm">
			<dt className="col-span-2 font-medium text-ink-quiet text-xs">{name}</dt>
			{keys.map(([key, what]) => (
				<div key={key} className="col-span-2 grid grid-cols-subgrid">
					<dt>
						<kbd className="font-sans text-ink-soft">{key}</kbd>
					</dt>
					<dd>{what}</dd>
				</div>
			))}
		</dl>
	))
}
