import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { mostNoteCharacters } from '#app/domain/flashcards/study-limits.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { changeCard } from './change-card.ts'
import type { Study } from './use-study.ts'

type Props = { card: StudyCard; study: Study; path: string }

/** What a person wrote on a card. What cannot be saved stays in its field. */
export function CardNotes({ card, study, path }: Props) {
	const id = useId()
	const toast = useToast()
	const [isEditing, setEditing] = useState(false)
	const [isBusy, setBusy] = useState(false)

	async function save(notes: string) {
		setBusy(true)
		const isKept = await changeCard(path, card.id, { notes })
		setBusy(false)
		if (!isKept) return toast({ tone: 'error', text: pageErrorText('card.change-failed') })
		study.edit(card.id, { notes })
		setEditing(false)
	}

	return (
		<details
			open={isEditing}
			onToggle={(event) => setEditing(event.currentTarget.open)}
			className="w-full max-w-md text-left"
		>
			<summary className="mx-auto flex min-h-10 w-fit list-none items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken [&::-webkit-details-marker]:hidden">
				<Pencil aria-hidden size={16} className="shrink-0 text-ink-quiet" />
				{card.notes ? (
					<span className="wrap-anywhere whitespace-pre-wrap">
						<span className="sr-only">Notes: </span>
						{card.notes}
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
					const typed = new FormData(event.currentTarget).get('notes')
					void save(typeof typed === 'string' ? typed : '')
				}}
				onKeyDown={(event) => {
					if (event.key === 'Escape') setEditing(false)
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
					className="w-full rounded-control border border-edge bg-raised px-3 py-2"
				/>
				<div className="flex gap-2">
					<Button look="secondary" isBusy={isBusy} busyLabel="Saving...">
						Save
					</Button>
					<Button type="reset" look="quiet" onClick={() => setEditing(false)}>
						Cancel
					</Button>
				</div>
			</form>
		</details>
	)
}
