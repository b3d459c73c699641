/**
 * Remembers what the server has: the record of 你好 as of Monday 10:00, and all news until then.
 * If it is lost or damaged, everything is sent and requested once more.
 */
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

type SyncMemory = {
	/** The server's own time of its last news, in ms since 1970. */
	since: number
	/** The `lastUpdated` of each record that the server has in this state, by lesson id. */
	sent: Record<string, string>
}

const changed = 'hanlu:progress-sync'

/** Memories that found no room in the storage, by person. */
const unwritten = new Map<string, SyncMemory>()

export function readSyncMemory(userId: string): SyncMemory {
	return unwritten.get(userId) ?? parseSyncMemory(readStored(keyOf(userId)))
}

export function writeSyncMemory(userId: string, memory: SyncMemory): void {
	if (writeStored(keyOf(userId), JSON.stringify(memory))) unwritten.delete(userId)
	else unwritten.set(userId, memory)
	window.dispatchEvent(new Event(changed))
}

/** Calls back when the server has more, as seen in this tab; returns how to stop it. */
export function onSynced(callback: () => void): () => void {
	window.addEventListener(changed, callback)
	return () => window.removeEventListener(changed, callback)
}

/** Reads a stored memory; a damaged one is empty. */
export function parseSyncMemory(stored: string | null): SyncMemory {
	const { since, sent }: Record<string, unknown> = Object(parseJson(stored ?? ''))
	const memory: SyncMemory = {
		since: typeof since === 'number' ? since : 0,
		sent: Object.create(null),
	}
	for (const [lessonId, lastUpdated] of Object.entries(Object(sent))) {
		if (typeof lastUpdated === 'string') memory.sent[lessonId] = lastUpdated
	}
	return memory
}

function keyOf(userId: string): string {
	return `hanlu.progress-sync.${userId}`
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
