import { Link } from '@remix-run/react'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { ExportLinks } from './export-links.tsx'
import type { CardChoice, DeckCard, StudySession } from './study-contract.ts'
import { studyPath } from './study-path.ts'

type Props = {
	userId: string
	deck: StudySession['deck']
	cards: readonly DeckCard[]
	chosen: CardChoice
	page: number
	pages: number
}

/** The cards of a deck as a list. A saved word can be removed here. */
export function DeckCardsScreen({ userId, deck, cards, chosen, page, pages }: Props) {
	return (
		<main className="page grid max-w-3xl flex-1 content-start gap-6 py-6">
			<Breadcrumb
				parts={[
					<Link key="decks" to="/flashcards" className="hover:underline">
						Flashcards
					</Link>,
					deck.name,
				]}
			/>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="font-display text-3xl">{deck.name}</h1>
				<Link to={studyPath(deck.slug, 'recall', chosen)} className={buttonClass()}>
					Study
				</Link>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<nav aria-label="Cards" className="flex w-fit rounded-control bg-sunken p-0.5">
					<Choice name="All cards" to="all" chosen={chosen} />
					<Choice name={`Bookmarked (${deck.bookmarkedCount})`} to="bookmarked" chosen={chosen} />
				</nav>
				{cards.length > 0 && (
					<ExportLinks
						path={`/flashcards/decks/${encodeURIComponent(deck.slug)}/export`}
						search={new URLSearchParams(chosen === 'all' ? [] : [['cards', chosen]])}
					/>
				)}
			</div>
			{cards.length === 0 ? (
				<Empty
					text={
						chosen === 'bookmarked'
							? 'No bookmarks yet. Bookmark a card while you study, and it appears here.'
							: 'Save words as you read and they’ll appear here.'
					}
				/>
			) : (
				<ul className="card grid divide-y divide-line px-4">
					{cards.map((card) => (
						<Row key={card.id} userId={userId} card={card} isRemovable={deck.isPersonal} />
					))}
				</ul>
			)}
			<PageLinks page={page} pages={pages} pathOf={(other) => pathOf(other, chosen)} />
		</main>
	)
}

type ChoiceProps = { name: string; to: CardChoice; chosen: CardChoice }

function Choice({ name, to, chosen }: ChoiceProps) {
	return (
		<Link
			to={to === 'all' ? '?' : `?cards=${to}`}
			replace
			preventScrollReset
			aria-current={to === chosen ? 'page' : undefined}
			className="flex min-h-10 items-center rounded-[6px] px-3 text-ink-soft text-sm aria-[current]:bg-raised aria-[current]:font-medium aria-[current]:text-ink"
		>
			{name}
		</Link>
	)
}

type RowProps = { userId: string; card: DeckCard; isRemovable: boolean }

function Row({ userId, card, isRemovable }: RowProps) {
	const [isGone, setGone] = useState(false)
	const toast = useToast()
	const { word, pinyin, meaning, sentence, isBookmarked } = card
	if (isGone) return null

	async function remove() {
		const { removeWord } = await import('./remove-word.tsx')
		setGone(true)
		removeWord({ userId, word: card, toast, back: () => setGone(false) })
	}

	return (
		<li className="flex items-center gap-3 py-3">
			<div className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang="zh-CN" className="text-xl">
						{word}
					</span>
					<span lang="zh-Latn-pinyin" className="text-cinnabar-deep">
						{joinSyllables(pinyin)}
					</span>
					{isBookmarked && (
						<Bookmark
							role="img"
							aria-label="Bookmarked"
							size={16}
							fill="currentColor"
							className="self-center text-cinnabar"
						/>
					)}
				</p>
				<p className="line-clamp-2 text-ink-soft text-sm">
					<WithHanzi text={meaning} />
				</p>
				{sentence && (
					<p lang="zh-CN" className="text-ink-quiet">
						{sentence}
					</p>
				)}
			</div>
			{isRemovable && (
				<form
					method="post"
					onSubmit={(event) => {
						event.preventDefault()
						void remove()
					}}
				>
					<input type="hidden" name="intent" value="remove" />
					<input type="hidden" name="word" value={word} />
					<input type="hidden" name="pinyin" value={pinyin} />
					<button
						type="submit"
						aria-label={`Remove ${word}`}
						title="Remove from My Words"
						className="grid size-11 place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink"
					>
						<X aria-hidden size={18} />
					</button>
				</form>
			)}
		</li>
	)
}

function pathOf(page: number, chosen: CardChoice): string {
	const choice = chosen === 'all' ? [] : [['cards', chosen]]
	return `?${new URLSearchParams([...choice, ['page', String(page)]])}`
}
