/**
 * How well a learner did: 9 of 10 right is 90%, an A.
 *
 * 多选题 is right only when all right options are chosen and no other: of 苹果, 香蕉, 米饭 the fruit is
 * AB, and neither A nor ABC will do.
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

/** Whether the letters given are those of the answer, in whatever order. */
export function isRightAnswer(answer: string, given: string): boolean {
	const right = parseAnswer(answer)
	const chosen = parseAnswer(given)
	return (
		right.length > 0 &&
		right.length === chosen.length &&
		right.every((index, place) => index === chosen[place])
	)
}

/** The grade goes by the score as it is shown: 90% is an A, however it was rounded. */
export function gradeOf(correctCount: number, totalCount: number): GradedResult {
	const score = totalCount > 0 ? Math.round((100 * correctCount) / totalCount) : 0
	const grade = score >= 90 ? 'A' : score >= 70 ? 'B' : 'C'
	return { grade, score, correctCount, totalCount }
}
