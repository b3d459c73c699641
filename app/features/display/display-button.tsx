import { lazy, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { LazyPart } from '#app/ui/lazy-part.tsx'

const DisplayDialog = lazy(async () => ({
	default: (await import('./display-dialog.tsx')).DisplayDialog,
}))

type Props = {
	/** Draws anew what does not come with the page's data. */
	redraw?: (() => void) | undefined
}

/** Opens the choices of display beside a text. Without their code it leads to their page. */
export function DisplayButton({ redraw }: Props) {
	const [isOpen, setOpen] = useState(false)
	const [hasFailed, setFailed] = useState(false)
	return (
		<>
			<a
				href="/settings/display"
				aria-label="Display"
				onClick={(event) => {
					if (hasFailed) return
					event.preventDefault()
					setOpen(true)
				}}
				className="grid size-11 shrink-0 place-items-center rounded-control font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
			>
				Aa
			</a>
			{isOpen && (
				<LazyPart
					problem={pageErrorText('word.load-failed')}
					close={() => {
						setOpen(false)
						setFailed(true)
					}}
				>
					<DisplayDialog redraw={redraw} onClose={() => setOpen(false)} />
				</LazyPart>
			)}
		</>
	)
}
