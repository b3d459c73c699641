import { useEffect, useMemo, useRef } from 'react'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import type { ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import {
	type Practice,
	restartPractice,
	sessionOf,
	startPractice,
} from '#app/domain/exercises/session.ts'
import {
	handIn,
	inParts,
	minutesOf,
	type TestedLessons,
	writeAnswer,
} from '#app/domain/exercises/test-paper.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { celebrate } from '#app/features/exercises/player/celebrate.ts'
import type { WordsOfExercises } from '#app/features/exercises/player/practised-exercises.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Paper } from './paper.tsx'
import { TestGuide } from './test-guide.tsx'
import { TestResult } from './test-result.tsx'

export type TestProps = {
	level: CourseLevel
	listed: readonly ListedExercise[]
	words: WordsOfExercises
	lessons: TestedLessons
	/** The page that says what is missing in the whole course; undefined without a course. */
	missingPath: string | undefined
	/** Whether some questions couldn't be loaded. */
	isIncomplete: boolean
	practice: Practice
	/** Saves a change of the practice. */
	keep: (change: Practice) => void
}

/** A test: first what it will be like, then the paper against the clock, then what was right. */
export function Test(props: TestProps) {
	const { level, listed, words, lessons, missingPath, isIncomplete, practice, keep } = props
	const toast = useToast()
	const paper = useMemo(() => inParts(listed), [listed])
	const heading = useRef<HTMLHeadingElement>(null)
	const { exerciseStatus: status = 'waiting', exerciseStartedAt: startedAt } = practice
	const shown = useRef(status)

	useEffect(() => {
		if (shown.current === status) return
		shown.current = status
		heading.current?.scrollIntoView({ block: 'start' })
		heading.current?.focus({ preventScroll: true })
	}, [status])

	useEffect(() => {
		if (isIncomplete) toast({ tone: 'error', text: pageErrorText('exercises.load-failed') })
	}, [isIncomplete, toast])

	function end() {
		const change = handIn(paper, practice, now())
		keep(change)
		if (change.exerciseResult?.grade === 'A') void celebrate()
	}

	if (paper.length === 0) return <Empty text={pageErrorText('exercises.none')} />
	if (status === 'waiting' || startedAt === undefined) {
		return (
			<>
				{listed.map(
					(exercise) =>
						'unsupportedType' in exercise && (
							<Notice key={exercise.id} tone="warning">
								{pageErrorText('exercise.unsupported-type', { type: exercise.unsupportedType })}
							</Notice>
						),
				)}
				<TestGuide {...{ paper, level }} start={() => keep(startPractice(now()))} />
			</>
		)
	}
	const taken = { session: sessionOf(paper, practice), words, heading }
	if (status === 'started') {
		return (
			<Paper
				key={startedAt}
				taken={taken}
				write={(exercise, answer) => keep(writeAnswer(practice, exercise, answer))}
				endsAt={Date.parse(startedAt) + minutesOf(paper, level) * 60_000}
				handIn={end}
			/>
		)
	}
	return (
		<TestResult {...{ taken, lessons, missingPath }} restart={() => keep(restartPractice(now()))} />
	)
}

function now(): string {
	return new Date().toISOString()
}
