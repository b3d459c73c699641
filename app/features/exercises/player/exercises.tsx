import { type ReactNode, useEffect, useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { AnswerableExercise, ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import {
	completePractice,
	type Practice,
	restartPractice,
	sessionOf,
	startPractice,
	submitAnswer,
	wrongIn,
} from '#app/domain/exercises/session.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { celebrate } from './celebrate.ts'
import { PractisedExercises, type WordsOfExercises } from './practised-exercises.tsx'
import { RepeatedCard, ResultCard } from './result-card.tsx'

export type ExercisesProps = {
	listed: readonly ListedExercise[]
	words: WordsOfExercises
	/** Whether some exercises couldn't be loaded. */
	isIncomplete: boolean
	practice: Practice
	/** Saves a change of the practice. */
	keep: (change: Practice) => void
	/** The button that leads on once all is right. */
	onward?: ReactNode
}

/** The wrong ones, asked again. It is no part of the record, so a result never falls by it. */
type Repetition = { listed: readonly AnswerableExercise[]; practice: Practice }

/** The exercises of a lesson: first an invitation, then the questions. */
export function Exercises(props: ExercisesProps) {
	const { listed, words, isIncomplete, practice, keep, onward } = props
	const session = sessionOf(listed, practice)
	const [repetition, setRepetition] = useState<Repetition>()
	const shown = repetition ? sessionOf(repetition.listed, repetition.practice) : session
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

	function ask(next: Repetition | undefined) {
		setRepetition(next)
		setStarts(starts + 1)
	}

	function start(change: Practice) {
		keep(change)
		ask(undefined)
	}

	function repeat() {
		ask({ listed: wrongIn(shown), practice: startPractice(now()) })
	}

	function submit({ id }: AnswerableExercise, given: string) {
		const answer = { id, given, now: now() }
		if (repetition) {
			const change = submitAnswer(repetition.listed, repetition.practice, answer)
			setRepetition({ ...repetition, practice: { ...repetition.practice, ...change } })
			return
		}
		const change = submitAnswer(listed, practice, answer)
		if (!change) return
		keep(change)
		if (change.exerciseResult?.grade === 'A') void celebrate()
	}

	function end() {
		const { result } = shown
		if (!result) return null
		const shared = { result, wrongCount: wrongIn(shown).length, repeat, onward }
		if (repetition) return <RepeatedCard {...shared} leave={() => ask(undefined)} />
		return <ResultCard {...shared} restart={() => start(restartPractice(now()))} />
	}

	if (listed.length === 0) return <Empty text={pageErrorText('exercises.none')} />
	return (
		<section
			aria-labelledby="exercises"
			className="flex flex-col gap-5 max-md:has-[ol.flex]:min-h-[calc(100dvh-1rem)] print:min-h-0"
		>
			{session.status === 'waiting' ? (
				<Guide count={session.totalCount} start={() => start(startPractice(now()))} />
			) : (
				<PractisedExercises
					// A restart clears choices that were not submitted.
					key={`${practice.exerciseStartedAt} ${repetition?.practice.exerciseStartedAt}`}
					session={shown}
					words={words}
					heading={heading}
					submit={submit}
					isRepetition={repetition !== undefined}
					end={end()}
				/>
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

function now(): string {
	return new Date().toISOString()
}
