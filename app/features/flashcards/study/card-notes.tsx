import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { NotesForm } from './notes-form.tsx'
import type { Study } from './use-study.ts'

type Props = { card: StudyCard; study: Study; path: string }

/** A person's notes on a card, and their form once it is opened. */
export function CardNotes(props: Props) {
	const { card } = props
	const frame = useRef<HTMLDetailsElement>(null)
	const [isEditing, setEditing] = useState(false)

	/** Returns the focus to where the field was opened. */
	function close() {
		setEditing(false)
		frame.current?.querySelector('summary')?.focus()
	}

	return (
		<details
			ref={frame}
			open={isEditing}
			onToggle={({ currentTarget }) => {
				setEditing(currentTarget.open)
				if (currentTarget.open) currentTarget.querySelector('textarea')?.focus()
			}}
			className="w-full max-w-md text-left"
		>
			<summary className="mx-auto flex min-h-10 w-fit list-none items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken [&::-webkit-details-marker]:hidden">
				<Pencil aria-hidden size={16} className="shrink-0 text-ink-quiet" />
				{card.notes ? (
					<span className="wrap-anywhere whitespace-pre-wrap">
						<span className="sr-only">Notes: </span>
						<WithHanzi text={card.notes} />
					</span>
				) : (
					<span className="text-ink-quiet text-sm">Add notes</span>
				)}
			</summary>
			<NotesForm {...props} close={close} />
		</details>
	)
}
