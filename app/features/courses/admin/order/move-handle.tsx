import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { startDrag } from './drag-row.ts'
import type { Reordering } from './use-reordering.tsx'

type Props = {
	lesson: { id: string; title: { en: string } }
	/** From 0, among all lessons of the course. */
	place: number
	count: number
	/** The place of the first row that is shown. */
	firstPlace: number
	moves: Reordering
}

/** Moves a lesson: dragged by mouse or finger, or with the arrow keys while it has the focus. */
export function MoveHandle({ lesson: { id, title }, place, count, firstPlace, moves }: Props) {
	const button = useRef<HTMLButtonElement>(null)
	const isStepped = useRef(false)

	// A row that is moved in the document loses the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once at each place
	useLayoutEffect(() => {
		if (isStepped.current) button.current?.focus()
		isStepped.current = false
	}, [place])

	function onKeyDown(event: KeyboardEvent) {
		const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
		if (by === 0) return
		event.preventDefault()
		if (place + by < 0 || place + by >= count) return
		isStepped.current = true
		moves.step(id, by)
	}

	return (
		<button
			ref={button}
			type="button"
			aria-label={`Move ${title.en}, ${place + 1} of ${count}`}
			title="Drag it, or press the up and down arrow keys"
			aria-keyshortcuts="ArrowUp ArrowDown"
			onKeyDown={onKeyDown}
			onBlur={({ relatedTarget }) => {
				// Moving the row in the document takes the focus to nothing.
				if (relatedTarget) moves.settle(id)
			}}
			onPointerDown={(event) => startDrag(event, (row) => moves.moveTo(id, firstPlace + row))}
			className="-ml-1 grid size-8 cursor-grab touch-none place-items-center rounded-control text-ink-quiet hover:bg-raised hover:text-ink"
		>
			<GripVertical aria-hidden size={16} />
		</button>
	)
}
