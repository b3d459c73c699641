import type { Grade } from '#app/domain/flashcards/review.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import type { Study } from './use-study.ts'

const buttons: readonly { grade: Grade; name: string; look: string }[] = [
	{ grade: 'forgot', name: 'Forgot', look: 'text-cinnabar-deep' },
	{ grade: 'hard', name: 'Hard', look: 'text-amber' },
	{ grade: 'good', name: 'Good', look: 'text-jade' },
]

type Props = { card: StudyCard; study: Study; path: string }

/** The grades, each with the time until the card would come back. */
export function GradeButtons({ card, study, path }: Props) {
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
