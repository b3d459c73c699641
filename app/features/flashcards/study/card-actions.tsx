import { Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { RemoveForm } from '#app/features/flashcards/remove-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { BookmarkToggle } from './bookmark-toggle.tsx'
import type { CardProps } from './card-props.ts'
import { SetAside } from './set-aside.tsx'

/** With the dialog of reports, from the first answer on. A session goes on where it cannot be loaded. */
const ReportCard = lazy(async () => {
	const loaded = await import('./report-card.tsx').catch(() => undefined)
	return { default: loaded?.ReportCard ?? Nothing }
})

function Nothing(_: Pick<CardProps, 'card'>) {
	return null
}

/** What can be done with an answered card, in one place. What takes it away comes last. */
export function CardActions(props: CardProps) {
	const isHydrated = useHydrated()
	return (
		<div className="grid justify-items-center">
			<div className="flex flex-wrap justify-center gap-1">
				<BookmarkToggle {...props} />
				<SetAside {...props} />
			</div>
			<div className="flex flex-wrap justify-center gap-1">
				{isHydrated && (
					<Suspense fallback={<span className="min-h-10" />}>
						<ReportCard card={props.card} />
					</Suspense>
				)}
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
