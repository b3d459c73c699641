import { Trash2 } from 'lucide-react'
import { RemoveForm } from '#app/features/flashcards/remove-form.tsx'
import { Button } from '#app/ui/button.tsx'
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

function RemoveWord({ card, study, session: { deck } }: CardProps) {
	if (!deck.isPersonal) return null
	return (
		<RemoveForm
			userId={study.userId}
			word={card}
			action={`/flashcards/decks/${deck.slug}`}
			onRemoved={() => study.leaveOut(card.id)}
		>
			<Button look="quiet" className="min-h-10 px-2 text-ink-quiet text-sm hover:text-ink">
				<Trash2 aria-hidden size={16} />
				Remove from My Words
			</Button>
		</RemoveForm>
	)
}
