import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { formatAnswer, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { PracticeQuestion } from '#app/domain/exercises/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Localized } from './localized.tsx'
import { Option } from './option.tsx'

type Props = {
	question: PracticeQuestion
	submit: (letters: string) => void
	/** The button after the answer: the next question or the grade. */
	next?: { label: string; go: () => void } | undefined
}

/** A question and its options; once answered, the verdict and the explanation. */
export function QuestionCard({ question, ...props }: Props) {
	const { exercise } = question
	return exercise.way === 'picks' ? (
		<PicksCard {...props} question={{ ...question, exercise }} />
	) : null
}

type PicksProps = Props & {
	question: PracticeQuestion & { exercise: AnswerableExercise & { way: 'picks' } }
}

function PicksCard({ question, submit, next }: PicksProps) {
	const { exercise, number, given, isRight } = question
	const { id, options, takesSeveral, explanation } = exercise
	const [picked, setPicked] = useState<readonly number[]>([])
	const isLocked = given !== undefined
	const chosen = isLocked ? parseAnswer(given) : picked
	const right = parseAnswer(exercise.answer)

	function choose(index: number, isChosen: boolean) {
		const others = takesSeveral ? picked.filter((one) => one !== index) : []
		setPicked(isChosen ? [...others, index] : others)
	}

	return (
		<form
			id={anchorOf(id)}
			className="card grid scroll-mt-4 gap-4 p-4 sm:p-5"
			onSubmit={(event) => {
				event.preventDefault()
				if (next) return next.go()
				if (isLocked || picked.length === 0) return
				// The chosen option is about to be disabled and would lose the focus.
				event.currentTarget.querySelector('button')?.focus()
				submit(formatAnswer(picked))
			}}
		>
			<fieldset disabled={isLocked} className="grid min-w-0 gap-2">
				<legend className="mb-3 flex gap-3">
					<span className="w-8 shrink-0 pt-1 font-semibold text-ink-quiet">Q{number}</span>
					<Localized text={exercise.question} zhClass="font-medium text-2xl leading-snug" />
				</legend>
				{takesSeveral && <p className="text-ink-quiet text-sm">Select all that apply.</p>}
				{options.map((text, index) => (
					<Option
						// biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
						key={index}
						name={anchorOf(id)}
						index={index}
						text={text}
						takesSeveral={takesSeveral}
						isChosen={chosen.includes(index)}
						isRight={isLocked ? right.includes(index) : undefined}
						choose={(isChosen) => choose(index, isChosen)}
					/>
				))}
			</fieldset>
			{/* Never hidden: screen readers don't announce a status region that was not there before. */}
			<p role="status" className="empty:absolute">
				{isLocked && (
					<span
						className={`flex flex-wrap items-center gap-2 ${isRight ? 'text-jade' : 'text-cinnabar-deep'}`}
					>
						{isRight ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
						<strong className="font-semibold text-lg">{isRight ? 'Correct!' : 'Incorrect!'}</strong>
						{!isRight && (
							<span className="text-ink-soft">
								The correct {right.length === 1 ? 'answer is' : 'answers are'}{' '}
								{[...exercise.answer].join(', ')}.
							</span>
						)}
					</span>
				)}
			</p>
			{isLocked && Object.keys(explanation).length > 0 && (
				<div className="grid gap-1 border-line border-l-2 pl-4">
					<p className="font-medium text-ink-quiet text-sm">Explanation</p>
					<Localized text={explanation} zhClass="text-lg leading-relaxed" />
				</div>
			)}
			{(!isLocked || next) && (
				<div>
					<Button
						look={isLocked || picked.length > 0 ? 'primary' : 'secondary'}
						disabled={!isLocked && picked.length === 0}
						className="min-w-32 max-sm:w-full"
					>
						{next?.label ?? 'Submit'}
					</Button>
				</div>
			)}
		</form>
	)
}

/** Scrolls to a question and focuses its first option. */
export function goToQuestion(id: string): void {
	const card = document.getElementById(anchorOf(id))
	card?.scrollIntoView({ block: 'start' })
	card?.querySelector('input')?.focus({ preventScroll: true })
}

function anchorOf(id: string): string {
	return `exercise-${id}`
}
