import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
	nextOpen,
	type PracticeQuestion,
	questionsOf,
	type Session,
} from '#app/domain/exercises/session.ts'
import { isTelephone } from '#app/ui/telephone.ts'
import { focusQuestion, goToQuestion } from './question-card.tsx'
import type { Step, Steps } from './question-foot.tsx'

type Options = {
	session: Session
	/** The heading above the questions. */
	heading: RefObject<HTMLElement>
	/** The place of the result. */
	result: RefObject<HTMLElement>
	/** The name of the way to the result. */
	resultLabel: string
}

/**
 * Where a telephone is among the questions: it shows one at a time. All stay on the page, so nothing that was typed or
 * chosen is lost, and a wider screen shows them all. Begins at the first open question, or else at the result.
 */
export function useSteps({ session, heading, result, resultLabel }: Options) {
	const questions = questionsOf(session.items)
	const [at, setAt] = useState(() => nextOpen(session, 0)?.exercise.id)
	const isAtResult = session.result !== undefined && at === undefined
	// The question on the screen may have been taken from the lesson meanwhile.
	const known = questions.find(({ exercise }) => exercise.id === at)

	function show(id: string | undefined) {
		flushSync(() => setAt(id))
		const isAlone = isTelephone()
		if (isAlone) heading.current?.scrollIntoView({ block: 'start' })
		if (id !== undefined) return isAlone ? focusQuestion(id) : goToQuestion(id)
		if (!isAlone) result.current?.scrollIntoView({ block: 'center' })
		result.current?.focus({ preventScroll: true })
	}

	function wayTo(label: string, to: PracticeQuestion | undefined): Step | undefined {
		return to && { label, go: () => show(to.exercise.id) }
	}

	const toResult = { label: resultLabel, go: () => show(undefined) }

	return {
		isAtResult,
		current: isAtResult ? undefined : (known ?? questions[0]),
		/** A wider screen tells where somebody is: it may be turned. */
		setAt,
		/** The way on from a question that was just answered. */
		after({ number }: PracticeQuestion): Step {
			return wayTo('Next question', nextOpen(session, number)) ?? toResult
		},
		around({ number }: PracticeQuestion): Steps {
			const open = nextOpen(session, number)
			const on = questions[number] ?? (open?.number === number ? undefined : open)
			return {
				back: wayTo('Previous', questions[number - 2]),
				on: wayTo('Next question', on) ?? (session.result && toResult),
			}
		},
		backFromResult: () => show(questions.at(-1)?.exercise.id),
	}
}

/** On telephones the bar of the reader makes room while questions are at the foot of the screen. */
export function useFootOfScreen(list: RefObject<HTMLElement>): void {
	useEffect(() => {
		if (!list.current) return
		const { documentElement: root } = document
		const lowestQuarter = { rootMargin: '-75% 0px 0px' }
		const observer = new IntersectionObserver((entries) => {
			root.toggleAttribute('data-practising', entries.at(-1)?.isIntersecting)
		}, lowestQuarter)
		observer.observe(list.current)
		return () => {
			observer.disconnect()
			root.removeAttribute('data-practising')
		}
	}, [list])
}
