/**
 * The records of one person in this browser's storage. It works offline; storage that is full,
 * forbidden or damaged never breaks a page.
 */
import { useSyncExternalStore } from 'react'
import { type CourseProgress, type LessonRecord, parseProgress } from './lesson-record.ts'

const changed = 'hanlu:progress'

function keyOf(personId: string): string {
	return `hanlu.course-progress.${personId}`
}

export function readProgress(personId: string): CourseProgress {
	const stored = read(keyOf(personId))
	if (stored === null) return {}
	const progress = parseProgress(stored)
	if (progress) return progress
	// Set aside, not thrown away: a person's work may still be read out of it.
	write(`${keyOf(personId)}.damaged.${Date.now()}`, stored)
	localStorage.removeItem(keyOf(personId))
	return {}
}

/** Changes one lesson's record and tells whoever shows it; false when it cannot be kept. */
export function updateRecord(
	{ personId, lessonId }: { personId: string; lessonId: string },
	change: Partial<LessonRecord>,
): boolean {
	const progress = readProgress(personId)
	const lastUpdated = new Date().toISOString()
	const before = progress[lessonId] ?? { learned: false }
	progress[lessonId] = { ...before, ...change, userId: personId, lastUpdated }
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
	return stored === null ? undefined : parseProgress(stored)?.[lessonId]
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
