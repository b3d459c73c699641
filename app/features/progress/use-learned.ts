import { isLearned, type LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { useProgress } from './browser-progress.ts'

/** Tells of the server's marks whether they stand, now that this browser's records are known. */
export function useLearned(userId: string): (mark: LearnedMark) => boolean {
	const progress = useProgress(userId)
	return (mark) => isLearned(mark, progress)
}
