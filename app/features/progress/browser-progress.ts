/**
 * The records of one person in this browser's storage. It works offline; storage that is full,
 * forbidden or damaged never breaks a page.
 */
import { useSyncExternalStore } from 'react'
import { changeRecord, type RecordChange } from '#app/domain/progress/change.ts'
import {
	type CourseProgress,
	type LessonRecord,
	readableRecords,
} from '#app/domain/progress/record.ts'

const changed = 'hanlu:progress'

function keyOf(personId: string): string {
	return `hanlu.course-progress.${personId}`
}

export function readProgress(personId: string): CourseProgress {
	const stored = read(keyOf(personId))
	if (stored === null) return Object.create(null)
	const { progress, isDamaged } = readableRecords(stored)
	if (!isDamaged) return progress
	// Set aside, not thrown away: a person's work may still be read out of it. Removed first, so
	// that there is room for the copy.
	localStorage.removeItem(keyOf(personId))
	write(`${keyOf(personId)}.damaged.${Date.now()}`, stored)
	if (Object.keys(progress).length > 0) write(keyOf(personId), JSON.stringify(progress))
	return progress
}

/** Changes one lesson's record and tells whoever shows it; false when it cannot be kept. */
export function updateRecord(
	{ personId, lessonId }: { personId: string; lessonId: string },
	change: RecordChange,
): boolean {
	const progress = readProgress(personId)
	progress[lessonId] = changeRecord(progress[lessonId], change, { personId, now: Date.now() })
	const isKept = write(keyOf(personId), JSON.stringify(progress))
	window.dispatchEvent(new Event(changed))
	return isKept
}

/** A lesson's record; undefined where there is none, null until the browser can be asked. */
export function useLessonRecord(
	personId: string,
	lessonId: string,
): LessonRecord | undefined | null {
	const stored = useSyncExternalStore(
		subscribe,
		() => read(keyOf(personId)),
		() => undefined,
	)
	if (stored === undefined) return null
	return stored === null ? undefined : parsed(stored)[lessonId]
}

let lastParsed: { stored: string; progress: CourseProgress } | undefined

/** Every button of a page asks for the same text; it is read once. */
function parsed(stored: string): CourseProgress {
	if (lastParsed?.stored !== stored) {
		lastParsed = { stored, progress: readableRecords(stored).progress }
	}
	return lastParsed.progress
}

function subscribe(onChange: () => void): () => void {
	window.addEventListener(changed, onChange)
	window.addEventListener('storage', onChange)
	return () => {
		window.removeEventListener(changed, onChange)
		window.removeEventListener('storage', onChange)
	}
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		// Storage is forbidden in this browser.
		return null
	}
}

function write(key: string, value: string): boolean {
	try {
		localStorage.setItem(key, value)
		return true
	} catch {
		// Storage is full or forbidden.
		return false
	}
}
