/**
 * The records of one person in this browser. What this page itself recorded it also remembers: a
 * full storage loses nothing while the page is open, and a second tab that wrote at the same moment
 * overwrites nothing for long.
 */
import { isSameRecord, mergeProgress } from '#app/domain/progress/merge.ts'
import { type CourseProgress, readableRecords } from '#app/domain/progress/record.ts'
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

const changed = 'hanlu:progress'

const nothing: CourseProgress = Object.freeze(Object.create(null))

/** What this page recorded, by person. */
const own = new Map<string, CourseProgress>()

type Reading = { userId: string; stored: string | null; own: CourseProgress }

let last: (Reading & { progress: CourseProgress }) | undefined

/** A person's records by lesson id, not to be changed; the same object as long as nothing changed. */
export function readProgress(userId: string): CourseProgress {
	const reading = {
		userId,
		stored: readStored(keyOf(userId)),
		own: own.get(userId) ?? nothing,
	}
	if (last && isSameReading(last, reading)) return last.progress
	const stored = reading.stored === null ? nothing : readableRecords(reading.stored).progress
	last = { ...reading, progress: mergeProgress(stored, reading.own) }
	return last.progress
}

/** Merges records into a person's own and tells whoever shows them; false when there is no room. */
export function keepRecords(userId: string, records: CourseProgress): boolean {
	setDamagedAside(userId)
	const before = storedProgress(userId)
	const mine = mergeProgress(own.get(userId) ?? nothing, records)
	own.set(userId, mine)
	const after = mergeProgress(before, mine)
	if (isSameProgress(before, after)) return true
	const isKept = writeStored(keyOf(userId), JSON.stringify(after))
	window.dispatchEvent(new Event(changed))
	return isKept
}

/** Calls back when records change, in this tab or in another; answers how to stop it. */
export function onProgress(callback: () => void): () => void {
	window.addEventListener(changed, callback)
	window.addEventListener('storage', callback)
	return () => {
		window.removeEventListener(changed, callback)
		window.removeEventListener('storage', callback)
	}
}

function keyOf(userId: string): string {
	return `hanlu.course-progress.${userId}`
}

function storedProgress(userId: string): CourseProgress {
	const stored = readStored(keyOf(userId))
	return stored === null ? nothing : readableRecords(stored).progress
}

/** Not thrown away: a person's work may still be read out of it. The records that are whole stay. */
function setDamagedAside(userId: string): void {
	const key = keyOf(userId)
	const stored = readStored(key)
	if (stored === null) return
	const { progress, isDamaged } = readableRecords(stored)
	if (!isDamaged) return
	// Removed first, so that there is room for the copy.
	removeStored(key)
	writeStored(key, JSON.stringify(progress))
	writeStored(`${key}.damaged.${Date.now()}`, stored)
}

function isSameReading(a: Reading, b: Reading): boolean {
	return a.userId === b.userId && a.stored === b.stored && a.own === b.own
}

/** Whether nothing was added to `before`. */
function isSameProgress(before: CourseProgress, after: CourseProgress): boolean {
	return Object.entries(after).every(([lessonId, record]) => {
		const known = before[lessonId]
		return known !== undefined && isSameRecord(known, record)
	})
}
