import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { Session } from '#app/domain/exercises/session.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { EnglishSwitch } from './english-switch.tsx'
import { QuestionCard } from './question-card.tsx'
import { ReportQuestion } from './report-question.tsx'
import { useFootOfScreen, useSteps } from './use-steps.ts'

export type WordsOfExercises = Readonly<Record<string, Readonly<Record<string, string>>>>

type Props = {
	session: Session
	/** The words of each exercise's Chinese as HTML: by its id, then by the text. */
	words: WordsOfExercises
	heading: RefObject<HTMLHeadingElement>
	submit: (exercise: AnswerableExercise, given: string) => void
	/** Only what was wrong is asked again; it changes no grade. */
	isRepetition: boolean
	/** What stands below the questions once all are answered. */
	end: ReactNode
}

/**
 * The questions, the progress and, at the end, the grade: one below the other, on telephones one at a time.
 */
export function PractisedExercises({ session, words, heading, submit, isRepetition, end }: Props) {
	const { items, answeredCount, totalCount, better } = session
	const [lastId, setLastId] = useState<string>()
	const list = useRef<HTMLOListElement>(null)
	const resultCard = useRef<HTMLDivElement>(null)
	const resultLabel = isRepetition ? 'See the result' : 'See your grade'
	const steps = useSteps({ session, heading, result: resultCard, resultLabel })
	const { current, isAtResult } = steps
	useFootOfScreen(list)

	return (
		<>
			<div className="grid gap-2">
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<h2
						id="exercises"
						ref={heading}
						tabIndex={-1}
						className="scroll-mt-4 font-semibold text-xl outline-none md:text-2xl"
					>
						{isRepetition ? 'Exercises, once more' : 'Exercises'}
					</h2>
					<p className="text-ink-quiet text-sm tabular-nums not-print:max-md:hidden">
						{answeredCount} of {totalCount} answered
					</p>
					{current && (
						<p className="mr-auto text-ink-quiet text-sm tabular-nums md:hidden print:hidden">
							{current.number} of {totalCount}
						</p>
					)}
					<EnglishSwitch />
				</div>
				<div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
					<div
						className="h-full rounded-full bg-jade transition-[width]"
						style={{ width: `${totalCount === 0 ? 0 : (100 * answeredCount) / totalCount}%` }}
					/>
				</div>
				{better && (
					<p className="text-ink-quiet text-sm tabular-nums">
						Your best result so far: {better.grade}, {better.score}%
					</p>
				)}
			</div>
			<ol
				ref={list}
				className={`flex-col gap-4 max-md:flex-1 md:grid print:grid ${isAtResult ? 'hidden' : 'flex'}`}
			>
				{items.map((item) =>
					'unsupportedType' in item ? (
						<li key={item.id}>
							<Notice tone="warning">
								{pageErrorText('exercise.unsupported-type', { type: item.unsupportedType })}
							</Notice>
						</li>
					) : (
						<li
							key={item.exercise.id}
							data-exercise={item.exercise.id}
							onFocus={() => steps.setAt(item.exercise.id)}
							className={`flex-1 flex-col md:grid print:grid ${item === current ? 'flex' : 'hidden'}`}
						>
							<QuestionCard
								question={item}
								words={words[item.exercise.id] ?? none}
								mode="practice"
								take={(given) => {
									setLastId(item.exercise.id)
									submit(item.exercise, given)
								}}
								next={item.exercise.id === lastId ? steps.after(item) : undefined}
								steps={steps.around(item)}
								more={<ReportQuestion exercise={item.exercise} about={`Question ${item.number}`} />}
							/>
						</li>
					),
				)}
			</ol>
			<div
				ref={resultCard}
				role="status"
				tabIndex={-1}
				className={`rounded-card empty:absolute md:block print:block ${isAtResult ? '' : 'hidden'}`}
			>
				{end}
			</div>
			{isAtResult && !isRepetition && (
				<Button
					type="button"
					look="quiet"
					className="self-start md:hidden print:hidden"
					onClick={steps.backFromResult}
				>
					Back to the questions
				</Button>
			)}
		</>
	)
}

const none = {}
