import type { MouseEvent } from 'react'
import { menuItemClass } from '#app/ui/admin/menu.tsx'
import type { Reordering } from './use-reordering.tsx'

type Props = {
	lesson: { id: string; title: { en: string } }
	/** From 0, among all lessons of the course. */
	place: number
	count: number
	moves: Reordering
}

/** The way to move a lesson for those who can neither drag nor type. */
export function MoveItems({ lesson: { id, title }, place, count, moves }: Props) {
	function move(event: MouseEvent<HTMLElement>, to: number) {
		event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
		moves.moveTo(id, to)
	}
	const items = [
		{ name: 'Move up', to: place - 1 },
		{ name: 'Move down', to: place + 1 },
	]
	return items.map(({ name, to }) => (
		<button
			key={name}
			type="button"
			disabled={to < 0 || to >= count}
			aria-label={`${name}: ${title.en}`}
			onClick={(event) => move(event, to)}
			className={`${menuItemClass} disabled:text-ink-quiet`}
		>
			{name}
		</button>
	))
}
