import { useState } from 'react'
import { later, useLater } from '#app/ui/loaded-later.ts'

const dialog = later(() => import('./display-dialog.tsx'))

type Props = {
	/** Draws anew what does not come with the page's data. */
	redraw?: (() => void) | undefined
}

/** Opens the choices of display beside a text. Before its code has loaded it leads to their page. */
export function DisplayButton({ redraw }: Props) {
	const [isOpen, setOpen] = useState(false)
	const { part, isFailed } = useLater(dialog, isOpen)
	return (
		<>
			<a
				href="/settings/display"
				aria-label="Display"
				onClick={(event) => {
					if (isFailed) return
					event.preventDefault()
					setOpen(true)
				}}
				className="grid size-11 shrink-0 place-items-center rounded-control font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
			>
				Aa
			</a>
			{isOpen && part && <part.DisplayDialog redraw={redraw} onClose={() => setOpen(false)} />}
		</>
	)
}
