import { useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import { type PracticeQuestion, questionsOf } from '#app/domain/exercises/session.ts'
import { partOf, testPartNames } from '#app/domain/exercises/test-paper.ts'
import { LookUpContext } from '#app/features/exercises/player/chinese.tsx'
import { type English, EnglishContext } from '#app/features/exercises/player/english.tsx'
import { QuestionCard } from '#app/features/exercises/player/question-card.tsx'
import { useFootOfScreen, useSteps } from '#app/features/exercises/player/use-steps.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Clock } from './clock.tsx'
import type { TakenTest } from './taken-test.ts'

type Props = {
	taken: TakenTest
	/** Writes an answer down, which may be changed later. */
	write: (exercise: AnswerableExercise, answer: string) => void
	/** In milliseconds since 1970. */
	endsAt: number
	handIn: () => void
}

const noEnglish: English = { isShown: false, toggle: () => {} }

/** The questions, the time that is left, and the way to hand them in. On telephones one question shows at a time. */
export function Paper({ taken, write, endsAt, handIn }: Props) {
	const { session, words, heading } = taken
	const { answeredCount, totalCount } = session
	const questions = questionsOf(session.items)
	const list = useRef<HTMLOListElement>(null)
	/** The heading sticks to the top of the screen, and nothing scrolls to it. */
	const start = useRef<HTMLElement>(null)
	const steps = useSteps({ session, heading: start, result: heading, resultLabel: '' })
	const [isAsking, setAsking] = useState(false)
	useFootOfScreen(list)

	return (
		<section
			ref={start}
			aria-labelledby="exercises"
			className="flex flex-col gap-5 max-md:min-h-[calc(100dvh-1rem)] print:min-h-0"
		>
			<div className="-mx-[clamp(16px,4vw,32px)] sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-paper px-[clamp(16px,4vw,32px)] py-2">
				<h2
					id="exercises"
					ref={heading}
					tabIndex={-1}
					className="scroll-mt-4 font-semibold text-xl outline-none"
				>
					Test
				</h2>
				<Clock endsAt={endsAt} onOver={handIn} />
				<p className="mr-auto text-ink-quiet text-sm tabular-nums">
					{answeredCount} of {totalCount}
					<span className="max-sm:sr-only"> answered</span>
				</p>
				<Button type="button" look="secondary" onClick={() => setAsking(true)}>
					Hand in
				</Button>
			</div>
			<EnglishContext.Provider value={noEnglish}>
				<LookUpContext.Provider value={false}>
					<ol ref={list} className="flex flex-col gap-4 max-md:flex-1 md:grid print:grid">
						{questions.map((question, index) => (
							<li
								key={question.exercise.id}
								data-exercise={question.exercise.id}
								onFocus={() => steps.setAt(question.exercise.id)}
								className={`flex-1 flex-col gap-4 md:grid print:grid ${question.exercise.id === steps.current?.exercise.id ? 'flex' : 'hidden'}`}
							>
								<PartHeading question={question} before={questions[index - 1]} />
								<QuestionCard
									question={question}
									words={words[question.exercise.id] ?? none}
									mode="test"
									take={(answer) => write(question.exercise, answer)}
									steps={steps.around(question)}
									more={null}
								/>
							</li>
						))}
					</ol>
				</LookUpContext.Provider>
			</EnglishContext.Provider>
			{isAsking && (
				<Dialog title="Hand in the test?" onClose={() => setAsking(false)}>
					<div className="grid gap-4 pt-3">
						<p>{openText(totalCount - answeredCount)}</p>
						<form method="dialog" className="flex flex-wrap justify-end gap-2">
							<Button look="secondary">Go on with the test</Button>
							<Button type="button" onClick={handIn}>
								Hand in
							</Button>
						</form>
					</div>
				</Dialog>
			)}
		</section>
	)
}

const none = {}

function openText(open: number): string {
	if (open === 0) return 'All questions are answered. Afterwards no answer can be changed.'
	return `${counted(open, 'question is', 'questions are')} open or not finished, and would count as wrong.`
}

/** Stands above the first question of a part; where one question shows at a time, above each. */
function PartHeading(props: { question: PracticeQuestion; before: PracticeQuestion | undefined }) {
	const part = partOf(props.question.exercise)
	const isFirst = props.before === undefined || partOf(props.before.exercise) !== part
	return (
		<h3
			className={`font-semibold text-ink-soft text-lg ${isFirst ? '' : 'md:hidden print:hidden'}`}
		>
			{testPartNames[part]}
		</h3>
	)
}
