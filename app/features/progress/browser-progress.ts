/** One lesson's record in this browser: what the buttons of a page show and change. */
import { useSyncExternalStore } from 'react'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'
import type { CourseProgress, LessonRecord } from '#app/domain/progress/record.ts'
import { keepRecords, onProgress, readProgress } from './record-store.ts'

/** Changes one lesson's record and tells whoever shows it; false when it cannot be kept. */
export function updateRecord(
	{ userId, lessonId }: { userId: string; lessonId: string },
	change: RecordChange,
): boolean {
	const before = readProgress(userId)[lessonId]
	return keepRecords(userId, {
		[lessonId]: changeRecord(before, change, { userId, now: Date.now() }),
	})
}

/** A lesson's record; undefined where there is none, null until the browser can be asked. */
export function useLessonRecord(userId: string, lessonId: string): LessonRecord | undefined | null {
	const progress = useProgress(userId)
	return progress === null ? null : progress[lessonId]
}

/** All records of a person, null until the browser can be asked. */
export function useProgress(userId: string): CourseProgress | null {
	return useSyncExternalStore(
		onProgress,
		() => readProgress(userId),
		() => null,
	)
}
