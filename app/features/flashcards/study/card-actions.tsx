import { Trash2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { BookmarkToggle } from './bookmark-toggle.tsx'
import type { CardProps } from './card-props.ts'
import { ReportCard } from './report-card.tsx'
import { SetAside } from './set-aside.tsx'

/** What can be done with an answered card, in one place. What takes it away comes last. */
export function CardActions(props: CardProps) {
	return (
		<div className="grid justify-items-center">
			<div className="flex flex-wrap justify-center gap-1">
				<BookmarkToggle {...props} />
				<SetAside {...props} />
			</div>
			<div className="flex flex-wrap justify-center gap-1">
				<ReportCard card={props.card} />
				<RemoveWord {...props} />
			</div>
		</div>
	)
}

/** Removes a saved word from My Words; the toast takes it back. */
function RemoveWord({ card, study, session: { deck } }: CardProps) {
	const toast = useToast()
	if (!deck.isPersonal) return null
	const { id, word, pinyin } = card

	async function remove() {
		const { removeWord } = await import('#app/features/flashcards/remove-word.tsx')
		removeWord({ userId: study.userId, word: card, toast })
		study.leaveOut(id)
	}

	return (
		<form
			method="post"
			action={`/flashcards/decks/${deck.slug}`}
			onSubmit={(event) => {
				event.preventDefault()
				void remove()
			}}
		>
			<input type="hidden" name="intent" value="remove" />
			<input type="hidden" name="word" value={word} />
			<input type="hidden" name="pinyin" value={pinyin} />
			<Button look="quiet" className="min-h-10 px-2 text-ink-quiet text-sm hover:text-ink">
				<Trash2 aria-hidden size={16} />
				Remove from My Words
			</Button>
		</form>
	)
}
