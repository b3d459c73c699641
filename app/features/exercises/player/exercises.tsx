import { useEffect, useRef, useState } from 'react'
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
import { Empty } from '#app/ui/empty.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { celebrate } from './celebrate.ts'
import { Guide } from './guide.tsx'
import { PractisedExercises } from './practised-exercises.tsx'

export type ExercisesProps = {
	listed: readonly ListedExercise[]
	/** Whether there are exercises that could not be loaded. */
	isIncomplete: boolean
	practice: Practice
	/** Records what was done. */
	keep: (change: Practice) => void
}

/** The exercises of a learned lesson: the invitation to them, then they themselves. */
export function Exercises({ listed, isIncomplete, practice, keep }: ExercisesProps) {
	const session = sessionOf(listed, practice)
	const toast = useToast()
	const heading = useRef<HTMLHeadingElement>(null)
	const [beginnings, setBeginnings] = useState(0)

	useEffect(() => {
		if (isIncomplete) toast({ tone: 'error', text: pageErrorText('exercises.load-failed') })
	}, [isIncomplete, toast])

	useEffect(() => {
		if (beginnings === 0) return
		heading.current?.scrollIntoView({ block: 'start' })
		heading.current?.focus({ preventScroll: true })
	}, [beginnings])

	// biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is found
	useEffect(() => {
		const change = session.isOverdue && completePractice(listed, practice, now())
		if (change) keep(change)
	}, [session.isOverdue])

	function begin(change: Practice) {
		keep(change)
		setBeginnings(beginnings + 1)
	}

	function submit({ id }: AnswerableExercise, letters: string) {
		const change = submitAnswer(listed, practice, { id, letters, now: now() })
		if (!change) return
		keep(change)
		if (change.exerciseResult?.grade === 'A') void celebrate()
	}

	if (listed.length === 0) return <Empty text={pageErrorText('exercises.none')} />
	return (
		<section aria-labelledby="exercises" className="grid gap-5">
			{session.status === 'waiting' ? (
				<Guide count={session.totalCount} start={() => begin(startPractice(now()))} />
			) : (
				<PractisedExercises
					// What was chosen but not submitted ends with its practice.
					key={practice.exerciseStartedAt}
					session={session}
					heading={heading}
					submit={submit}
					restart={() => begin(restartPractice(now()))}
				/>
			)}
		</section>
	)
}

function now(): string {
	return new Date().toISOString()
}
