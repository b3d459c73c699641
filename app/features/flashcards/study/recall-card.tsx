import type { Grade } from '#app/domain/flashcards/review.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardHead, FoundIn, Meanings, RemoveWord } from './card-parts.tsx'
import type { CardProps } from './study-screen.tsx'

/** A word to remember: first the word alone, then its meaning and the grades. */
export function RecallCard({ card, study, path, deck, pronunciation }: CardProps) {
	const { round } = study
	const isLeaving = round.leaving !== undefined
	const isTurned = isLeaving || round.isTurned
	return (
		<div className="grid flex-1 grid-rows-[1fr_auto] gap-4 has-[[open]_textarea]:*:static">
			<section
				aria-label="Card"
				data-leaving={isLeaving || undefined}
				className="card study-card grid content-center justify-items-center gap-5 px-5 py-8 text-center"
			>
				<h2
					lang="zh-CN"
					tabIndex={-1}
					data-focus={isTurned ? undefined : ''}
					className="wrap-anywhere text-6xl outline-none sm:text-7xl"
				>
					{card.word}
				</h2>
				{isTurned && (
					<div
						tabIndex={-1}
						data-focus=""
						className="grid w-full animate-[fade_200ms] justify-items-center gap-4 outline-none"
					>
						<CardHead
							card={card}
							study={study}
							path={path}
							deck={deck}
							pronunciation={pronunciation}
						/>
						<Meanings meanings={card.meanings} />
						<FoundIn card={card} />
						<CardNotes card={card} study={study} path={path} />
						<RemoveWord card={card} study={study} deck={deck} />
					</div>
				)}
			</section>
			<div className="sticky bottom-0 bg-paper py-2">
				{isTurned ? (
					<GradeButtons card={card} study={study} path={path} />
				) : (
					<form
						method="get"
						onSubmit={(event) => {
							event.preventDefault()
							study.turn()
						}}
					>
						<input type="hidden" name="card" value={card.id} />
						<Button className="min-h-14 w-full">Show Answer</Button>
					</form>
				)}
			</div>
		</div>
	)
}

const buttons: readonly { grade: Grade; name: string; look: string }[] = [
	{ grade: 'forgot', name: 'Forgot', look: 'text-cinnabar-deep' },
	{ grade: 'hard', name: 'Hard', look: 'text-amber' },
	{ grade: 'good', name: 'Good', look: 'text-jade' },
]

type GradeProps = { card: StudyCard; study: CardProps['study']; path: string }

/** The grades, each with the time until the card would come back. */
function GradeButtons({ card, study, path }: GradeProps) {
	return (
		<form method="post" action={path} className="grid grid-cols-3 gap-2 sm:gap-3">
			<input type="hidden" name="intent" value="answer" />
			<input type="hidden" name="id" value={card.formId} />
			<input type="hidden" name="cardId" value={card.id} />
			<input type="hidden" name="mode" value="recall" />
			{buttons.map(({ grade, name, look }) => (
				<button
					key={grade}
					type="submit"
					name="grade"
					value={grade}
					onClick={(event) => {
						event.preventDefault()
						if (!study.round.leaving) study.answer(grade)
					}}
					className="grid min-h-14 content-center justify-items-center rounded-control border border-edge bg-raised px-2 py-1.5 hover:bg-sunken"
				>
					<span className={`font-medium ${look}`}>{name}</span>{' '}
					<span className="text-ink-quiet text-sm">{labelOf(card, grade)}</span>
				</button>
			))}
		</form>
	)
}

function labelOf(card: StudyCard, grade: Grade): string | undefined {
	return card.previews.find((preview) => preview.grade === grade)?.label
}
