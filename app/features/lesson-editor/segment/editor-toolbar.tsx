import { Redo2, SeparatorVertical, TextSelect, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { Shortcuts } from './shortcuts.tsx'

type Props = {
	canUndo: boolean
	canRedo: boolean
	onUndo: () => void
	onRedo: () => void
	onSplitOrJoin: () => void
	onSegmentParagraph: () => void
}

/** Edits the text by mouse; each button has a keyboard shortcut. */
export function EditorToolbar({ canUndo, canRedo, onUndo, onRedo, ...edits }: Props) {
	return (
		<div className="flex flex-wrap items-center gap-1">
			<ToolButton name="Undo" keys="Ctrl+Z" isOff={!canUndo} onPress={onUndo}>
				<Undo2 aria-hidden size={16} />
			</ToolButton>
			<ToolButton name="Redo" keys="Ctrl+Shift+Z" isOff={!canRedo} onPress={onRedo}>
				<Redo2 aria-hidden size={16} />
			</ToolButton>
			<ToolButton name="Split or join words" keys="Ctrl+Enter" onPress={edits.onSplitOrJoin}>
				<SeparatorVertical aria-hidden size={16} />
				<span className="max-sm:sr-only">Split / Join</span>
			</ToolButton>
			<ToolButton name="Segment this paragraph" onPress={edits.onSegmentParagraph}>
				<TextSelect aria-hidden size={16} />
			</ToolButton>
			<Shortcuts />
		</div>
	)
}

type ToolProps = {
	name: string
	keys?: string
	isOff?: boolean
	onPress: () => void
	children: ReactNode
}

/** A click leaves the cursor in the text where it is. */
function ToolButton({ name, keys, isOff = false, onPress, children }: ToolProps) {
	return (
		<button
			type="button"
			aria-label={name}
			title={keys ? `${name} (${keys})` : name}
			aria-disabled={isOff}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => !isOff && onPress()}
			className={adminButtonClass('quiet')}
		>
			{children}
		</button>
	)
}
