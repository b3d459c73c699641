import { type ReactNode, type RefObject, useContext, useRef, useState } from 'react'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import { nextOpen, type PracticeQuestion, type Session } from '#app/domain/exercises/session.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { ReportPlace } from '#app/domain/reports/report.ts'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { EnglishContext } from './english.ts'
import { goToQuestion, QuestionCard } from './question-card.tsx'

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

/** The questions one below the other, the progress and, at the end, the grade. */
export function PractisedExercises({ session, words, heading, submit, isRepetition, end }: Props) {
	const { items, answeredCount, totalCount, better } = session
	const [lastId, setLastId] = useState<string>()
	const resultCard = useRef<HTMLDivElement>(null)

	function nextOf({ exercise, number, given }: PracticeQuestion) {
		if (given === undefined || exercise.id !== lastId) return undefined
		const open = nextOpen(session, number)
		if (open) return { label: 'Next question', go: () => goToQuestion(open.exercise.id) }
		return {
			label: isRepetition ? 'See the result' : 'See your grade',
			go: () => {
				resultCard.current?.scrollIntoView({ block: 'center' })
				resultCard.current?.focus({ preventScroll: true })
			},
		}
	}

	return (
		<>
			<div className="grid gap-2">
				<div className="flex flex-wrap items-center justify-between gap-x-4">
					<h2
						id="exercises"
						ref={heading}
						tabIndex={-1}
						className="scroll-mt-4 font-semibold text-2xl outline-none"
					>
						{isRepetition ? 'Exercises, once more' : 'Exercises'}
					</h2>
					<p className="text-ink-quiet text-sm tabular-nums">
						{answeredCount} of {totalCount} answered
					</p>
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
			<ol className="grid gap-4">
				{items.map((item) =>
					'unsupportedType' in item ? (
						<li key={item.id}>
							<Notice tone="warning">
								{pageErrorText('exercise.unsupported-type', { type: item.unsupportedType })}
							</Notice>
						</li>
					) : (
						<li key={item.exercise.id} data-exercise={item.exercise.id} className="grid gap-1">
							<QuestionCard
								question={item}
								words={words[item.exercise.id] ?? none}
								submit={(given) => {
									setLastId(item.exercise.id)
									submit(item.exercise, given)
								}}
								next={nextOf(item)}
							/>
							<div className="justify-self-end">
								<ReportButton
									place={() => placeOfQuestion(item)}
									about={`Question ${item.number}`}
								/>
							</div>
						</li>
					),
				)}
			</ol>
			<div ref={resultCard} role="status" tabIndex={-1} className="rounded-card empty:absolute">
				{end}
			</div>
		</>
	)
}

const none = {}

/** The lesson is known by the exercise. */
function placeOfQuestion({ exercise }: PracticeQuestion): ReportPlace {
	const { zh, en } = exercise.question
	return {
		part: 'exercise',
		lessonId: null,
		articleId: null,
		exerciseId: exercise.id,
		paragraph: null,
		word: null,
		pinyin: null,
		sentence: zh ?? null,
		english: en ?? null,
	}
}

/** Shows and hides the English of the whole set. */
function EnglishSwitch() {
	const english = useContext(EnglishContext)
	if (!english) return null
	return (
		<button
			type="button"
			role="switch"
			aria-checked={english.isShown}
			onClick={english.toggle}
			className="group -mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-ink-soft hover:text-ink"
		>
			English in exercises
			<span
				aria-hidden
				className="relative h-4 w-7 rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-2.5 before:rounded-full before:bg-edge before:transition-transform group-aria-checked:border-jade group-aria-checked:bg-jade group-aria-checked:before:translate-x-3 group-aria-checked:before:bg-raised"
			/>
		</button>
	)
}
