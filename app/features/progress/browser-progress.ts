/** A person's records in this browser, for the components that show and change them. */
import { useSyncExternalStore } from 'react'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'
import type { CourseProgress, LessonRecord } from '#app/domain/progress/record.ts'
import { keepRecords, onProgress, readProgress } from './record-store.ts'

/** Changes one lesson's record and updates the screens; false if it cannot be stored. */
export function updateRecord(
	{ userId, lessonId }: { userId: string; lessonId: string },
	change: RecordChange,
): boolean {
	const before = readProgress(userId)[lessonId]
	return keepRecords(userId, {
		[lessonId]: changeRecord(before, change, { userId, now: Date.now() }),
	})
}

/** A lesson's record; undefined if there is none, null before hydration. */
export function useLessonRecord(userId: string, lessonId: string): LessonRecord | undefined | null {
	const progress = useProgress(userId)
	return progress === null ? null : progress[lessonId]
}

/** All records of a person; null before hydration. */
export function useProgress(userId: string): CourseProgress | null {
	return useSyncExternalStore(
		onProgress,
		() => readProgress(userId),
		() => null,
	)
}
