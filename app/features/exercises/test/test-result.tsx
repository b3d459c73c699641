import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type PracticeQuestion, questionsOf } from '#app/domain/exercises/session.ts'
import {
	type Points,
	partOf,
	pointsIn,
	pointsOfAll,
	type TestedLessons,
	testPartNames,
	testParts,
	wonPoints,
} from '#app/domain/exercises/test-paper.ts'
import { EnglishSwitch } from '#app/features/exercises/player/english-switch.tsx'
import type { WordsOfExercises } from '#app/features/exercises/player/practised-exercises.tsx'
import { QuestionCard } from '#app/features/exercises/player/question-card.tsx'
import { ReportQuestion } from '#app/features/exercises/player/report-question.tsx'
import { Figures, GradeMark } from '#app/features/exercises/player/result-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { TakenTest } from './taken-test.ts'

type Props = {
	taken: TakenTest
	lessons: TestedLessons
	missingPath: string | undefined
	restart: () => void
}

/** The share of points that the HSK asks for. */
const passPercent = 60

/** The grade, the points by part and by lesson, and the questions, those that were missed first. */
export function TestResult({ taken, lessons, missingPath, restart }: Props) {
	const { session, words, heading } = taken
	const { result, better } = session
	const questions = questionsOf(session.items)
	const missed = questions.filter((question) => lostIn([question]) > 0)
	const right = questions.filter((question) => lostIn([question]) === 0)
	if (!result) return null
	return (
		<section aria-labelledby="exercises" className="grid gap-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2
					id="exercises"
					ref={heading}
					tabIndex={-1}
					className="scroll-mt-4 font-semibold text-xl outline-none md:text-2xl"
				>
					Your test
				</h2>
				<EnglishSwitch />
			</div>
			<div className="card grid gap-5 p-5">
				<div className="flex flex-wrap items-center gap-x-5 gap-y-4">
					<GradeMark grade={result.grade} />
					<Figures title={`${result.score}%`}>
						{result.correctCount} of {result.totalCount} points.{' '}
						{result.score < passPercent
							? `The HSK asks for ${passPercent}%.`
							: `The HSK asks for ${passPercent}%: passed.`}
					</Figures>
					<Button type="button" look="secondary" className="max-sm:w-full" onClick={restart}>
						Take the test again
					</Button>
				</div>
				{better && (
					<p className="text-ink-quiet text-sm tabular-nums">
						Your best result so far: {better.grade}, {better.score}%
					</p>
				)}
				<div className="grid gap-5 md:grid-cols-2">
					<ByPart questions={questions} />
					<ByLesson questions={questions} lessons={lessons} />
				</div>
				{missingPath && (
					<Link
						to={missingPath}
						className="flex min-h-11 items-center justify-self-start underline"
					>
						What is missing in the whole course
					</Link>
				)}
			</div>
			{missed.length > 0 && (
				<>
					<h3 className="font-semibold text-lg">To look at again</h3>
					<Questions questions={missed} words={words} />
				</>
			)}
			{right.length > 0 && (
				<details>
					<summary className="min-h-11 cursor-pointer py-2 font-medium">
						Right answers ({right.length})
					</summary>
					<Questions questions={right} words={words} />
				</details>
			)}
		</section>
	)
}

function lostIn(questions: readonly PracticeQuestion[]): number {
	const { right, total } = pointsOfAll(questions)
	return total - right
}

function ByPart({ questions }: { questions: readonly PracticeQuestion[] }) {
	const parts = testParts.flatMap((part) => {
		const points = pointsOfAll(questions.filter(({ exercise }) => partOf(exercise) === part))
		return points.total > 0 ? [{ part, points }] : []
	})
	return (
		<div className="grid content-start gap-2">
			<h3 className="font-medium">By part</h3>
			<ul className="grid gap-2">
				{parts.map(({ part, points }) => (
					<li key={part} className="grid gap-1">
						<PointsLine points={points}>{testPartNames[part]}</PointsLine>
						<ProgressBar label={testPartNames[part]} value={points.right} max={points.total} />
					</li>
				))}
			</ul>
		</div>
	)
}

type ByLessonProps = { questions: readonly PracticeQuestion[]; lessons: Props['lessons'] }

/** The lessons whose points were lost: what is missing, and where it is taught. */
function ByLesson({ questions, lessons }: ByLessonProps) {
	const all = questions.flatMap(({ exercise, given }) =>
		wonPoints(exercise, given).map((isWon, at) => ({ isWon, lesson: lessons[exercise.id]?.[at] })),
	)
	const lost = all.filter(({ isWon }) => !isWon)
	const taught = new Map(lost.flatMap(({ lesson }) => (lesson ? [[lesson.slug, lesson]] : [])))
	const weak = [...taught.values()]
		.map((lesson) => ({
			lesson,
			points: pointsIn(
				all.filter((one) => one.lesson?.slug === lesson.slug).map(({ isWon }) => isWon),
			),
		}))
		.sort((a, b) => a.lesson.place - b.lesson.place)
	// A test outside a course has no lessons.
	if (lost.length > 0 && weak.length === 0) return null
	return (
		<div className="grid content-start gap-2">
			<h3 className="font-medium">What is missing</h3>
			{weak.length === 0 ? (
				<p className="text-ink-soft">Nothing. You know what this course teaches.</p>
			) : (
				<>
					<p className="text-ink-soft text-sm">
						Read these lessons again. Each has words that you missed.
					</p>
					<ul className="grid">
						{weak.map(({ lesson, points }) => (
							<li key={lesson.slug}>
								<PointsLine points={points}>
									<Link
										to={`/courses/lessons/${lesson.slug}`}
										className="inline-flex min-h-11 items-center underline"
									>
										<WithHanzi text={lesson.title} />
									</Link>
								</PointsLine>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	)
}

function PointsLine({ points, children }: { points: Points; children: ReactNode }) {
	return (
		<p className="flex flex-wrap items-center justify-between gap-x-4">
			{children}
			<span className="text-ink-soft tabular-nums">
				{points.right} of {points.total}
			</span>
		</p>
	)
}

const none = {}
const noSteps = { back: undefined, on: undefined }

function Questions({
	questions,
	words,
}: {
	questions: readonly PracticeQuestion[]
	words: WordsOfExercises
}) {
	return (
		<ol className="grid gap-4">
			{questions.map((question) => (
				<li key={question.exercise.id} data-exercise={question.exercise.id}>
					<QuestionCard
						question={question}
						words={words[question.exercise.id] ?? none}
						mode="shown"
						steps={noSteps}
						more={
							<ReportQuestion exercise={question.exercise} about={`Question ${question.number}`} />
						}
					/>
				</li>
			))}
		</ol>
	)
}
