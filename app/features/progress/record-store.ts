/** The records of one person in this browser. */
import { mergeProgress } from '#app/domain/progress/merge.ts'
import { type CourseProgress, readableRecords } from '#app/domain/progress/record.ts'
import { storedPart } from './outbox/stored-part.ts'

const nothing: CourseProgress = Object.freeze(Object.create(null))

const records = storedPart<CourseProgress>({
	name: 'course-progress',
	empty: nothing,
	parse(stored) {
		const { progress, isDamaged } = readableRecords(stored)
		return { value: progress, isDamaged }
	},
	join: mergeProgress,
})

/** A person's records by lesson id, not to be changed; the same object as long as nothing changed. */
export const readProgress = records.read

/** Merges records into a person's own and updates the screens; false if the storage is full. */
export const keepRecords = records.add

/** Calls back when records change, in this tab or in another; returns how to stop it. */
export const onProgress = records.onChange
