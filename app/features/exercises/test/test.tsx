import { useEffect, useMemo, useRef } from 'react'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import type { ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import { type Practice, restartPractice, startPractice } from '#app/domain/exercises/session.ts'
import { handIn, inParts, minutesOf } from '#app/domain/exercises/test-paper.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { WordsOfExercises } from '#app/features/exercises/player/practised-exercises.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Paper } from './paper.tsx'
import { TestGuide } from './test-guide.tsx'
import { type TestedLesson, TestResult } from './test-result.tsx'

export type TestProps = {
	level: CourseLevel
	listed: readonly ListedExercise[]
	words: WordsOfExercises
	/** The lesson that each point of a question belongs to, by the question's id; null if it is none of the course. */
	lessons: Readonly<Record<string, readonly (TestedLesson | null)[]>>
	/** The page that says what is missing in the whole course; undefined without a course. */
	missingPath: string | undefined
	practice: Practice
	/** Saves a change of the practice. */
	keep: (change: Practice) => void
}

/** A test: first what it will be like, then the paper against the clock, then what was right. */
export function Test(props: TestProps) {
	const { level, listed, words, lessons, missingPath, practice, keep } = props
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

	if (paper.length === 0) return <Empty text={pageErrorText('exercises.none')} />
	if (status === 'waiting' || startedAt === undefined) {
		return <TestGuide {...{ paper, level }} start={() => keep(startPractice(now()))} />
	}
	if (status === 'started') {
		return (
			<Paper
				key={startedAt}
				{...{ paper, words, heading, practice, keep }}
				endsAt={Date.parse(startedAt) + minutesOf(paper, level) * 60_000}
				handIn={() => keep(handIn(paper, practice, now()))}
			/>
		)
	}
	return (
		<TestResult
			{...{ paper, level, words, lessons, missingPath, practice, heading }}
			restart={() => keep(restartPractice(now()))}
		/>
	)
}

function now(): string {
	return new Date().toISOString()
}
