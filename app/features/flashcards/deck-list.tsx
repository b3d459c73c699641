import { Link } from '@remix-run/react'
import { Bookmark, ChevronRight } from 'lucide-react'
import type { DeckRow } from './study-contract.ts'

/** The decks, each a link to its study session. */
export function DeckList({ decks }: { decks: DeckRow[] }) {
	return (
		<ul className="grid gap-3">
			{decks.map((deck) => (
				<li key={deck.slug} className="grid">
					<Link
						to={`/flashcards/study/${deck.slug}`}
						prefetch="intent"
						className="card flex items-center gap-4 px-4 py-4 hover:border-edge sm:px-5"
					>
						<span className="wrap-anywhere grid min-w-0 flex-1 gap-1">
							<span className="flex items-center gap-2 font-medium text-lg">
								{deck.isPersonal && (
									<Bookmark aria-hidden size={18} className="shrink-0 text-cinnabar" />
								)}
								{deck.name}
							</span>
							<span className="text-ink-soft">{deck.description}</span>
							<span className="flex flex-wrap gap-x-3 text-ink-quiet text-sm tabular-nums">
								<span>{deck.cardCount === 1 ? '1 card' : `${deck.cardCount} cards`}</span>
								<span>{todayOf(deck)}</span>
							</span>
						</span>
						<ChevronRight aria-hidden size={20} className="shrink-0 text-ink-quiet" />
					</Link>
				</li>
			))}
		</ul>
	)
}

function todayOf({ due, fresh }: DeckRow): string {
	const parts = [due > 0 && `${due} due`, fresh > 0 && `${fresh} new`].filter(Boolean)
	return parts.length > 0 ? `${parts.join(' and ')} today` : 'Done for today'
}
