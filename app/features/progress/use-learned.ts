import { isLearned, type LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { useProgress } from './browser-progress.ts'

/** Tells whether a lesson is learned, by the server's mark and this browser's records. */
export function useLearned(userId: string): (mark: LearnedMark) => boolean {
	const progress = useProgress(userId)
	return (mark) => isLearned(mark, progress)
}
