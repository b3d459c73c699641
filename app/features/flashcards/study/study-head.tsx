import { Link } from '@remix-run/react'
import { Bookmark, ChevronDown, Undo, X } from 'lucide-react'
import { DisplayButton } from '#app/features/display/display-button.tsx'
import type { SessionProgress, StudySession } from '#app/features/flashcards/study-contract.ts'
import { studyPath } from '#app/features/flashcards/study-path.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { ModeMenu, modeRows } from './mode-menu.tsx'
import { modes } from './modes.ts'
import type { Study } from './use-study.ts'

type Props = { session: StudySession; study: Study; path: string }

/** Close, which leads back to where the person came from, Undo, the mode, the progress and the choices of display. */
export function StudyHead({ session, study, path }: Props) {
	const { deck, mode, chosen, from } = session
	const { lastAnswer, progress } = study.round
	const isNarrowed = chosen === 'bookmarked'
	// Neither of its two choices would lead back to the words of a text.
	const hasBookmarkLink = chosen !== 'text' && (deck.bookmarkedCount > 0 || isNarrowed)
	return (
		<header className="flex items-center gap-x-1 gap-y-3 max-md:py-1 md:flex-wrap">
			<Link
				to={from ?? '/flashcards'}
				aria-label="Close"
				className="-ml-2.5 grid max-md:-order-2 size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
			>
				<X aria-hidden size={22} />
			</Link>
			<h1 className="min-w-0 flex-1 font-medium max-md:sr-only md:line-clamp-2">
				<WithHanzi text={deck.name} />
			</h1>
			{lastAnswer && (
				<form
					method="post"
					action={path}
					onSubmit={(event) => {
						event.preventDefault()
						study.undo()
					}}
				>
					<input type="hidden" name="intent" value="undo" />
					<input type="hidden" name="reviewId" value={lastAnswer.reviewId} />
					<button
						type="submit"
						aria-label={`Undo ${lastAnswer.word}`}
						className="flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-ink-soft text-sm hover:bg-sunken"
					>
						<Undo aria-hidden size={18} />
						<span className="max-md:sr-only">Undo</span>
					</button>
				</form>
			)}
			<ModeChoice session={session} />
			<div className="flex min-h-6 min-w-0 items-center gap-2 max-md:-order-1 max-md:flex-1 md:basis-full">
				{progress.total > 0 && <Progress {...progress} />}
				{hasBookmarkLink && (
					<Link
						to={studyPath({
							slug: deck.slug,
							mode,
							chosen: isNarrowed ? 'all' : 'bookmarked',
							from,
						})}
						replace
						preventScrollReset
						aria-label={
							isNarrowed ? 'Bookmarked only: study all cards' : 'Study bookmarked cards only'
						}
						title={isNarrowed ? 'Study all cards' : 'Study bookmarked cards only'}
						className={`-my-2 ml-auto flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm hover:bg-sunken ${isNarrowed ? 'text-cinnabar-deep' : 'text-ink-soft'}`}
					>
						<Bookmark aria-hidden size={16} fill={isNarrowed ? 'currentColor' : 'none'} />
						{isNarrowed ? (
							<span className="max-md:sr-only">Bookmarked only</span>
						) : (
							deck.bookmarkedCount
						)}
					</Link>
				)}
				<div className="-my-2.5 -mr-2.5 ml-auto">
					<DisplayButton />
				</div>
			</div>
		</header>
	)
}

/** Pale: cards met. Full: cards that do not come back today. */
function Progress({ met, done, total }: SessionProgress) {
	const toRepeat = met === total ? total - done : 0
	const text = `${met} / ${total}${toRepeat > 0 ? `, ${toRepeat} left to repeat` : ''}`
	return (
		<div className="flex min-w-0 flex-1 flex-col justify-center gap-1 md:flex-row md:items-center md:gap-3">
			<div
				role="progressbar"
				aria-label="Cards met"
				aria-valuemin={0}
				aria-valuemax={total}
				aria-valuenow={met}
				aria-valuetext={text}
				className="relative h-2 overflow-hidden max-md:order-last md:flex-1 rounded-full bg-line"
			>
				<Bar share={met / total} look="bg-jade/40" />
				<Bar share={done / total} look="bg-jade" />
			</div>
			<p className="whitespace-nowrap text-ink-quiet text-xs tabular-nums md:text-sm">
				{met} / {total}
				{toRepeat > 0 && <span className="max-md:sr-only">, {toRepeat} left to repeat</span>}
			</p>
		</div>
	)
}

function Bar({ share, look }: { share: number; look: string }) {
	return (
		<div
			className={`absolute inset-0 origin-left rounded-full transition-transform duration-200 ${look}`}
			style={{ transform: `scaleX(${share})` }}
		/>
	)
}

type ModeChoiceProps = { session: StudySession }

/** The chosen mode and the menu of all, a native popover: it works before JavaScript has loaded. */
function ModeChoice({ session }: ModeChoiceProps) {
	const { Icon } = modeRows[session.mode]
	return (
		<nav aria-label="Mode">
			<button
				type="button"
				popovertarget="study-modes"
				className="mode-choice flex min-h-11 items-center gap-1 rounded-control bg-sunken px-3 text-sm"
			>
				<span className="sr-only">Mode: </span>
				<Icon aria-hidden size={18} className="sm:hidden" />
				<span className="max-sm:sr-only">{modes[session.mode].name}</span>
				<ChevronDown aria-hidden size={16} className="shrink-0 text-ink-quiet" />
			</button>
			<div id="study-modes" popover="auto" className="mode-menu card p-2 text-ink">
				<ModeMenu session={session} />
			</div>
		</nav>
	)
}
