import { Check, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { PracticeQuestion } from '#app/domain/exercises/session.ts'
import { filledSlots } from '#app/domain/exercises/slots.ts'
import { givenTo } from '#app/domain/exercises/task.ts'
import { withheldPinyin } from '#app/domain/exercises/withheld-pinyin.ts'
import { verdictOnTyped } from '#app/domain/typing/typed-answer.ts'
import { isTelephone } from '#app/ui/telephone.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { WordsContext } from './chinese.tsx'
import { Localized } from './localized.tsx'
import { PicksTask } from './picks-task.tsx'
import { QuestionFoot, type Step, type Steps } from './question-foot.tsx'
import { SlotsTask } from './slots-task.tsx'
import { SoundLine } from './sound-line.tsx'
import { TypedTask } from './typed-task.tsx'

/** The HSK plays what is to be heard twice. */
const playsInTest = 2

type Props = {
	question: PracticeQuestion
	/** The words of its Chinese as HTML, by its text. */
	words: Readonly<Record<string, string>>
	/**
	 * In practice an answer is given for good, and judged. In a test it is written down as it is given, finished or not,
	 * and may be changed. Where it only shows, nobody takes it.
	 */
	mode: 'practice' | 'test' | 'shown'
	take?: (answer: string) => void
	/** The button after the answer: the next question or the grade. */
	next?: Step | undefined
	/** The ways to other questions where one shows at a time: on telephones. */
	steps: Steps
	/** A quiet line, the last that the Tab key reaches. */
	more: ReactNode
}

/** A question and its task; once answered, the verdict and the explanation. */
export function QuestionCard({ question, words, mode, take, next, steps, more }: Props) {
	const { exercise, number, isRight } = question
	const isTest = mode === 'test'
	const given = isTest ? undefined : question.given
	const { id, sound, explanation } = exercise
	const isJudged = exercise.way === 'picks' && exercise.isJudged === true
	const [answer, setAnswer] = useState('')
	const [news, setNews] = useState('')
	const verdict = useRef<HTMLParagraphElement>(null)
	const isLocked = given !== undefined
	const isReady = givenTo(exercise, answer) !== undefined
	const name = anchorOf(id)
	const begun = isTest ? question.given : undefined
	const props = { name, given, begun, change, announce: setNews }

	function change(answer: string) {
		setAnswer(answer)
		if (isTest) take?.(answer)
	}

	return (
		<WordsContext.Provider value={words}>
			<form
				id={name}
				className="card -mx-[clamp(16px,4vw,32px)] flex scroll-mt-4 flex-col gap-4 p-4 max-md:flex-1 max-md:rounded-none max-md:border-x-0 md:m-0 md:grid md:p-5"
				onSubmit={(event) => {
					event.preventDefault()
					if (isLocked || mode !== 'practice') return (next ?? steps.on)?.go()
					if (!isReady) return
					// The last thing pressed is about to disappear and would lose the focus.
					const isAlone = isTelephone()
					event.currentTarget
						.querySelector<HTMLElement>('[type="submit"]')
						?.focus({ preventScroll: isAlone })
					take?.(answer)
					// The verdict may be below the screen, and nothing else is there to look at.
					if (isAlone)
						requestAnimationFrame(() => verdict.current?.scrollIntoView({ block: 'nearest' }))
				}}
			>
				<fieldset
					data-withheld={isLocked ? 'none' : withheldPinyin(exercise)}
					className="grid min-w-0 gap-3"
				>
					<legend tabIndex={-1} className="mb-3 flex gap-3 outline-none">
						<span className="w-8 shrink-0 pt-2.5 font-semibold text-ink-quiet">Q{number}</span>
						<Localized
							text={exercise.question}
							zhClass="font-medium text-2xl leading-loose"
							// Its statement is to be compared with what is heard, in Chinese.
							isToRead={isJudged && sound !== undefined && !isLocked}
							hasChinese={exercise.way === 'slots' && exercise.layout === 'text'}
						/>
					</legend>
					{sound && (
						<SoundLine
							exerciseId={id}
							sound={sound}
							isAnswered={isLocked}
							mostPlays={isTest ? playsInTest : undefined}
						/>
					)}
					{exercise.way === 'picks' && <PicksTask {...props} task={exercise} />}
					{exercise.way === 'slots' && <SlotsTask {...props} task={exercise} />}
					{exercise.way === 'typed' && <TypedTask {...props} task={exercise} />}
				</fieldset>
				{/* Never hidden: screen readers don't announce a status region that was not there before. */}
				<p ref={verdict} role="status" className="empty:absolute">
					{isLocked ? (
						<span
							className={`flex flex-wrap items-center gap-2 ${isRight ? 'text-jade' : 'text-cinnabar-deep'}`}
						>
							{isRight ? <Check aria-hidden size={20} /> : <X aria-hidden size={20} />}
							<strong className="font-semibold text-lg">
								{isRight ? 'Correct!' : 'Incorrect!'}
							</strong>
							{!isRight && <span className="text-ink-soft">{reasonOf(exercise, given)}</span>}
						</span>
					) : (
						news && (
							<span className="sr-only">
								<WithHanzi text={news} />
							</span>
						)
					)}
				</p>
				{isLocked && Object.keys(explanation).length > 0 && (
					<div className="grid gap-1 border-line border-l-2 pl-4">
						<p className="font-medium text-ink-quiet text-sm">Explanation</p>
						<Localized text={explanation} zhClass="text-lg leading-loose" />
					</div>
				)}
				<QuestionFoot
					isLocked={isLocked}
					isReady={isReady}
					hasSubmit={mode === 'practice'}
					next={next}
					steps={steps}
				/>
				{more}
			</form>
		</WordsContext.Provider>
	)
}

/** Why an answer is wrong, in a sentence. Words and texts that would be right stand with the task. */
function reasonOf(exercise: AnswerableExercise, given: string): string {
	if (exercise.way === 'typed') return verdictOnTyped(exercise.accepted, given).hint ?? ''
	if (exercise.way === 'slots') {
		const slots = filledSlots(exercise, given)
		const right = slots.filter(({ isRight }) => isRight).length
		return `${right} of ${slots.length} places ${right === 1 ? 'is' : 'are'} right.`
	}
	const letters = [...exercise.answer]
	return `The correct ${letters.length === 1 ? 'answer is' : 'answers are'} ${new Intl.ListFormat('en').format(letters)}.`
}

/** Scrolls to a question and focuses what comes first in it: its sound, an option, a place, the field. */
export function goToQuestion(id: string): void {
	const card = document.getElementById(anchorOf(id))
	card?.scrollIntoView({ block: 'start' })
	card?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/** Focuses a question's own text: there a new screen begins. */
export function focusQuestion(id: string): void {
	document
		.getElementById(anchorOf(id))
		?.querySelector<HTMLElement>('legend')
		?.focus({ preventScroll: true })
}

function anchorOf(id: string): string {
	return `exercise-${id}`
}
