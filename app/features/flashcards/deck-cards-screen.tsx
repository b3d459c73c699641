import { Form, Link } from '@remix-run/react'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { Drawn } from '#app/features/display/drawn.tsx'
import { SentenceOfWord } from '#app/features/display/sentence-of-word.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type AsideAnswer, AsideNotice } from './aside/aside-notice.tsx'
import { RowActions } from './aside/row-actions.tsx'
import { ExportLinks } from './export-links.tsx'
import { RemoveForm } from './remove-form.tsx'
import type { AsideReason, DeckCard, ListChoice, StudySession } from './study-contract.ts'
import { studyPath } from './study-path.ts'

type Props = {
	userId: string
	deck: StudySession['deck']
	cards: readonly DeckCard[]
	chosen: ListChoice
	page: number
	pages: number
	answer: AsideAnswer | undefined
}

/** The cards of a deck as a list. A saved word can be removed here. */
export function DeckCardsScreen({ userId, deck, cards, chosen, page, pages, answer }: Props) {
	const studied = chosen === 'aside' ? 'all' : chosen
	return (
		<main className="page grid max-w-3xl flex-1 content-start gap-6 py-6">
			<Breadcrumb
				parts={[
					<Link key="decks" to="/flashcards" className="hover:underline">
						Flashcards
					</Link>,
					<WithHanzi key="deck" text={deck.name} />,
				]}
			/>
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="font-display text-3xl">
					<WithHanzi text={deck.name} />
				</h1>
				<Link to={studyPath({ slug: deck.slug, chosen: studied })} className={buttonClass()}>
					Study
				</Link>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<nav aria-label="Cards" className="flex w-fit rounded-control bg-sunken p-0.5">
					<Choice name="All cards" to="all" chosen={chosen} />
					<Choice name={`Bookmarked (${deck.bookmarkedCount})`} to="bookmarked" chosen={chosen} />
					{(deck.asideCount > 0 || chosen === 'aside') && (
						<Choice name={`Set aside (${deck.asideCount})`} to="aside" chosen={chosen} />
					)}
				</nav>
				{cards.length > 0 && chosen === 'aside' && (
					<Form method="post" className="ml-auto">
						<Button name="intent" value="resume-all" look="secondary">
							Resume all
						</Button>
					</Form>
				)}
				{cards.length > 0 && chosen !== 'aside' && (
					<ExportLinks
						path={`/flashcards/decks/${encodeURIComponent(deck.slug)}/export`}
						search={new URLSearchParams(chosen === 'all' ? [] : [['cards', chosen]])}
					/>
				)}
			</div>
			{answer && <AsideNotice answer={answer} />}
			{cards.length === 0 ? (
				<Empty text={emptyTexts[chosen]} />
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

const emptyTexts: Record<ListChoice, string> = {
	all: 'Save words as you read and they’ll appear here.',
	bookmarked: 'No bookmarks yet. Bookmark a card while you study, and it appears here.',
	aside: 'No card of this deck is set aside.',
}

type ChoiceProps = { name: string; to: ListChoice; chosen: ListChoice }

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
	const { word, meaning, sentence, drawn, isBookmarked, aside } = card
	if (isGone) return null

	return (
		<li className="flex items-center gap-3 py-3">
			<div className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang="zh-CN" className="text-xl">
						<Drawn part="hanzi" {...card} />
					</span>
					<span lang="zh-Latn-pinyin" className="text-ink-soft">
						<Drawn part="reading" {...card} />
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
					<Gloss text={meaning} />
				</p>
				{sentence && (
					<p className="text-ink-quiet">
						<SentenceOfWord zh={sentence} word={word} drawn={drawn} />
					</p>
				)}
				{aside && <p className="text-amber text-sm">{spellReason(aside)}</p>}
			</div>
			<RowActions card={card} />
			{isRemovable && (
				<RemoveForm
					userId={userId}
					word={card}
					onRemoved={() => setGone(true)}
					onKept={() => setGone(false)}
				>
					<button
						type="submit"
						aria-label={`Remove ${word}`}
						title="Remove from My Words"
						className="grid size-11 place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink"
					>
						<X aria-hidden size={18} />
					</button>
				</RemoveForm>
			)}
		</li>
	)
}

function spellReason(aside: AsideReason): string {
	switch (aside.kind) {
		case 'leech':
			return `Set aside: forgotten ${aside.lapses} times`
		case 'known':
			return 'Set aside: you know it'
		case 'suspended':
			return 'Suspended'
	}
}

function pathOf(page: number, chosen: ListChoice): string {
	const choice = chosen === 'all' ? [] : [['cards', chosen]]
	return `?${new URLSearchParams([...choice, ['page', String(page)]])}`
}
