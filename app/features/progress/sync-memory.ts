/**
 * What this browser has brought to the server, and until when it has heard from it: of 你好 the
 * record of Monday 10:00. Lost or damaged, everything is sent and asked for once more.
 */
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

type SyncMemory = {
	/** As the server said it, in ms since 1970. */
	since: number
	/** The `lastUpdated` of each record that the server holds just so, by lesson id. */
	sent: Record<string, string>
}

/** Of people whose memory found no room in the storage. */
const unwritten = new Map<string, SyncMemory>()

export function readSyncMemory(userId: string): SyncMemory {
	return unwritten.get(userId) ?? parseSyncMemory(readStored(keyOf(userId)))
}

export function writeSyncMemory(userId: string, memory: SyncMemory): void {
	if (writeStored(keyOf(userId), JSON.stringify(memory))) unwritten.delete(userId)
	else unwritten.set(userId, memory)
}

/** Reads what was stored; what is damaged remembers nothing. */
export function parseSyncMemory(stored: string | null): SyncMemory {
	const memory: SyncMemory = { since: 0, sent: Object.create(null) }
	const value = parseJson(stored ?? '')
	if (typeof value !== 'object' || value === null) return memory
	if ('since' in value && typeof value.since === 'number') memory.since = value.since
	if ('sent' in value && typeof value.sent === 'object' && value.sent !== null) {
		for (const [lessonId, lastUpdated] of Object.entries(value.sent)) {
			if (typeof lastUpdated === 'string') memory.sent[lessonId] = lastUpdated
		}
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
