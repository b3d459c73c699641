/**
 * Grades answers: 9 of 10 right is 90%, an A.
 *
 * A 多选题 is right only if exactly the right options are chosen: for the fruit among 苹果, 香蕉, 米饭
 * the answer is AB, and A and ABC are both wrong.
 */
import { parseAnswer } from './answer.ts'

type Grade = 'A' | 'B' | 'C'

type GradedResult = {
	grade: Grade
	/** A whole percent. */
	score: number
	correctCount: number
	totalCount: number
}

/** Compares letters in any order. */
export function isRightAnswer(answer: string, given: string): boolean {
	const right = parseAnswer(answer)
	const chosen = parseAnswer(given)
	return (
		right.length > 0 &&
		right.length === chosen.length &&
		right.every((index, place) => index === chosen[place])
	)
}

/** The grade follows the rounded score: A from 90%, B from 70%, C below. */
export function gradeOf(correctCount: number, totalCount: number): GradedResult {
	const score = totalCount > 0 ? Math.round((100 * correctCount) / totalCount) : 0
	const grade = score >= 90 ? 'A' : score >= 70 ? 'B' : 'C'
	return { grade, score, correctCount, totalCount }
}
