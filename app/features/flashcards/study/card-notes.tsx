import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { mostNoteCharacters } from '#app/domain/flashcards/card-notes.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { changeCard } from './change-card.ts'
import type { Study } from './use-study.ts'

type Props = { card: StudyCard; study: Study; path: string }

/** A person's notes on a card: kept on Save and when the card goes. */
export function CardNotes({ card, study, path }: Props) {
	const id = useId()
	const toast = useToast()
	const frame = useRef<HTMLDetailsElement>(null)
	const typed = useRef<string>()
	const [isEditing, setEditing] = useState(false)
	const [isBusy, setBusy] = useState(false)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card goes
	useEffect(() => () => void (typed.current !== undefined && save(typed.current)), [])

	async function save(notes: string) {
		setBusy(true)
		const isKept = await changeCard({ userId: study.userId, path }, card.id, { notes })
		setBusy(false)
		if (!isKept) return toast({ tone: 'error', text: pageErrorText('card.change-failed') })
		study.edit(card.id, { notes })
		typed.current = undefined
		close()
	}

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
			<form
				method="post"
				action={path}
				className="mt-2 grid gap-2"
				onSubmit={(event) => {
					event.preventDefault()
					const notes = new FormData(event.currentTarget).get('notes')
					void save(typeof notes === 'string' ? notes : '')
				}}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') return
					// Elsewhere on this screen Escape leaves the deck.
					event.preventDefault()
					close()
				}}
			>
				<input type="hidden" name="intent" value="notes" />
				<input type="hidden" name="cardId" value={card.id} />
				<label htmlFor={id} className="sr-only">
					Notes
				</label>
				<textarea
					id={id}
					name="notes"
					rows={3}
					maxLength={mostNoteCharacters}
					defaultValue={card.notes}
					onInput={(event) => {
						typed.current = event.currentTarget.value
					}}
					className="w-full rounded-control border border-edge bg-raised px-3 py-2"
				/>
				<div className="flex gap-2">
					<Button look="secondary" isBusy={isBusy} busyLabel="Saving...">
						Save
					</Button>
					<Button
						type="reset"
						look="quiet"
						onClick={() => {
							typed.current = undefined
							close()
						}}
					>
						Cancel
					</Button>
				</div>
			</form>
		</details>
	)
}
