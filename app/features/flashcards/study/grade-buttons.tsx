import type { Grade } from '#app/domain/flashcards/review.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { CardProps } from './card-props.ts'
import { hasSwiped } from './swiped.ts'
import type { Study } from './use-study.ts'

const buttons: readonly { grade: Grade; name: string; look: string; suggestedLook: string }[] = [
	{
		grade: 'forgot',
		name: 'Forgot',
		look: 'text-cinnabar-deep',
		suggestedLook: 'border-cinnabar bg-cinnabar-tint',
	},
	{ grade: 'hard', name: 'Hard', look: 'text-amber', suggestedLook: 'border-amber bg-amber-tint' },
	{ grade: 'good', name: 'Good', look: 'text-jade', suggestedLook: 'border-jade bg-jade-tint' },
]

type Props = CardProps & {
	/** The grade that follows from a verdict: it has the focus, so that Enter goes on. */
	suggested?: Grade
}

/** The grades, each with the time until the card would come back. */
export function GradeButtons({ card, mode, study, path, suggested }: Props) {
	return (
		<form method="post" action={path} className="grid grid-cols-3 gap-2 sm:gap-3">
			{isFirst(study) && <SwipeHint />}
			<input type="hidden" name="intent" value="answer" />
			<input type="hidden" name="id" value={card.formId} />
			<input type="hidden" name="cardId" value={card.id} />
			<input type="hidden" name="mode" value={mode} />
			{buttons.map(({ grade, name, look, suggestedLook }) => (
				<button
					key={grade}
					type="submit"
					name="grade"
					value={grade}
					data-focus={grade === suggested ? '' : undefined}
					onClick={(event) => {
						event.preventDefault()
						if (!study.round.leaving) study.answer(grade)
					}}
					className={`grid min-h-14 content-center justify-items-center rounded-control border px-2 py-1.5 ${grade === suggested ? suggestedLook : 'border-edge bg-raised hover:bg-sunken'}`}
				>
					<span className={`font-medium ${look}`}>{name}</span>{' '}
					<span className="text-ink-quiet text-sm">
						{card.previews.find((preview) => preview.grade === grade)?.label}
					</span>
				</button>
			))}
		</form>
	)
}

/** Whether the shown card is the first one of this visit. */
function isFirst({ round: { turn, leaving } }: Study): boolean {
	return turn === (leaving ? 1 : 0)
}

/** Tells of swipes on devices with a touch screen, until the first one. */
function SwipeHint() {
	// It needs a script, and the browser's storage.
	if (!useHydrated() || hasSwiped()) return null
	return (
		<p className="col-span-3 hidden text-center text-ink-quiet text-sm pointer-coarse:block">
			Swipe left for {buttons[0]?.name}, right for {buttons.at(-1)?.name}
		</p>
	)
}
