import { Link } from '@remix-run/react'
import { Bookmark, ChevronRight, List } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { DeckRow, Decks } from './study-contract.ts'

/** The decks, each a link to its study session. */
export function DeckList({ decks }: { decks: DeckRow[] }) {
	return (
		<ul className="grid gap-3">
			{decks.map((deck) => (
				<li key={deck.slug} className="card flex items-center hover:border-edge">
					<Link
						to={`/flashcards/study/${deck.slug}`}
						prefetch="intent"
						className="flex min-w-0 flex-1 items-center gap-4 rounded-card px-4 py-3 sm:px-5 sm:py-4"
					>
						<span className="wrap-anywhere grid min-w-0 flex-1 gap-1">
							<span className="flex items-center gap-2 font-medium text-lg">
								{deck.isPersonal && (
									<Bookmark aria-hidden size={18} className="shrink-0 text-ink-quiet" />
								)}
								<span className="min-w-0">
									<WithHanzi text={deck.name} />
								</span>
							</span>
							<span className="text-ink-soft">{deck.description}</span>
							<span className="flex flex-wrap gap-x-3 text-ink-quiet text-sm tabular-nums">
								<span>{counted(deck.cardCount, 'card')}</span>
								<span>{stateOf(deck)}</span>
							</span>
						</span>
						<ChevronRight aria-hidden size={20} className="shrink-0 text-ink-quiet max-sm:hidden" />
					</Link>
					<Link
						to={`/flashcards/decks/${deck.slug}`}
						prefetch="intent"
						aria-label={`Cards of ${deck.name}`}
						title="All cards"
						className="grid min-h-11 min-w-12 shrink-0 place-items-center self-stretch border-line border-l text-ink-quiet hover:text-ink"
					>
						<List aria-hidden size={20} />
					</Link>
				</li>
			))}
		</ul>
	)
}

/** The cards that wait in this deck. A day's limits hold over all decks and are said once. */
function stateOf({ due, fresh, soon }: DeckRow): string {
	const parts = [
		due > 0 && `${due.toLocaleString('en')} due`,
		fresh > 0 && `${fresh.toLocaleString('en')} new`,
		soon > 0 && `${soon.toLocaleString('en')} back in a few minutes`,
	].filter((part) => part !== false)
	return new Intl.ListFormat('en').format(parts) || 'Nothing due'
}

/** The cards that today's limits still allow, over all decks together. */
export function LeftForToday({ left: { fresh, due } }: Pick<Decks, 'left'>) {
	const newCards = counted(fresh, 'new card')
	const repeats = counted(due, 'repeat')
	return (
		<p className="text-ink-soft text-sm tabular-nums">
			Left for today, over all decks: {newCards} and {repeats}.{' '}
			<Link to="/settings" className="underline hover:text-ink">
				Change your daily limits
			</Link>
		</p>
	)
}
