import { useEffect, useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import type { AnswerableExercise, ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import {
	completePractice,
	type Practice,
	restartPractice,
	sessionOf,
	startPractice,
	submitAnswer,
} from '#app/domain/exercises/session.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { EnglishContext, useEnglish } from './english.ts'
import { PractisedExercises, type WordsOfExercises } from './practised-exercises.tsx'

export type ExercisesProps = {
	/** The level of the course decides whether English shows at first. */
	level: CourseLevel
	listed: readonly ListedExercise[]
	words: WordsOfExercises
	/** Whether some exercises couldn't be loaded. */
	isIncomplete: boolean
	practice: Practice
	/** Saves a change of the practice. */
	keep: (change: Practice) => void
}

/** The exercises of a lesson: first an invitation, then the questions. */
export function Exercises({ level, listed, words, isIncomplete, practice, keep }: ExercisesProps) {
	const session = sessionOf(listed, practice)
	const english = useEnglish(level)
	const toast = useToast()
	const heading = useRef<HTMLHeadingElement>(null)
	const [starts, setStarts] = useState(0)

	useEffect(() => {
		if (isIncomplete) toast({ tone: 'error', text: pageErrorText('exercises.load-failed') })
	}, [isIncomplete, toast])

	useEffect(() => {
		if (starts === 0) return
		heading.current?.scrollIntoView({ block: 'start' })
		heading.current?.focus({ preventScroll: true })
	}, [starts])

	// biome-ignore lint/correctness/useExhaustiveDependencies: completed once, when it is found
	useEffect(() => {
		const change = session.isOverdue && completePractice(listed, practice, now())
		if (change) keep(change)
	}, [session.isOverdue])

	function start(change: Practice) {
		keep(change)
		setStarts(starts + 1)
	}

	function submit({ id }: AnswerableExercise, given: string) {
		const change = submitAnswer(listed, practice, { id, given, now: now() })
		if (!change) return
		keep(change)
		if (change.exerciseResult?.grade === 'A') void celebrate()
	}

	if (listed.length === 0) return <Empty text={pageErrorText('exercises.none')} />
	return (
		<section aria-labelledby="exercises" className="grid gap-5">
			{session.status === 'waiting' ? (
				<Guide count={session.totalCount} start={() => start(startPractice(now()))} />
			) : (
				<EnglishContext.Provider value={english}>
					<PractisedExercises
						// A restart clears choices that were not submitted.
						key={practice.exerciseStartedAt}
						session={session}
						words={words}
						heading={heading}
						submit={submit}
						restart={() => start(restartPractice(now()))}
					/>
				</EnglishContext.Provider>
			)}
		</section>
	)
}

/** Invites to the exercises. */
function Guide({ count, start }: { count: number; start: () => void }) {
	return (
		<div className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
			<span
				lang="zh-CN"
				aria-hidden
				className="grid size-14 place-items-center rounded-card bg-jade-tint font-display text-3xl text-jade"
			>
				练
			</span>
			<div className="min-w-48 flex-1">
				<h2 id="exercises" className="font-semibold text-xl">
					Ready to Practice
				</h2>
				<p className="text-ink-soft">{counted(count, 'question')} about this lesson</p>
			</div>
			<Button type="button" className="max-sm:w-full" onClick={start}>
				Start Exercises
			</Button>
		</div>
	)
}

/** The confetti for an A. */
const particleCount = 300

/** Throws confetti unless the learner prefers reduced motion. Its code loads only now. */
async function celebrate(): Promise<void> {
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
	try {
		const { default: confetti } = await import('canvas-confetti')
		// The page's security policy forbids workers made from strings.
		const fire = confetti.create(undefined, { useWorker: false, resize: true })
		await fire({ particleCount, spread: 110, startVelocity: 55, origin: { y: 0.8 } })
	} catch (error) {
		// Without confetti the grade is still there.
		console.warn(error)
	}
}

function now(): string {
	return new Date().toISOString()
}
