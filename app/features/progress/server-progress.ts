/** Talks to the server about one person's records, and merges what it answers. */
import { isSameRecord } from '#app/domain/progress/merge.ts'
import { type CourseProgress, parseRecord } from '#app/domain/progress/record.ts'
import { progressPath } from './exchange.ts'
import type { Parcel } from './parcels.ts'
import { keepRecords, readProgress } from './record-store.ts'
import { readSyncMemory, writeSyncMemory } from './sync-memory.ts'

/** The session ended or is somebody else's, or the server does not understand: no use in trying again. */
export class Refused extends Error {}

const patienceMs = 20_000

/** This person's records that the server does not hold just so. */
export function unsentRecords(userId: string): CourseProgress {
	const { sent } = readSyncMemory(userId)
	const unsent = Object.entries(readProgress(userId)).filter(
		([lessonId, record]) => sent[lessonId] !== record.lastUpdated,
	)
	return Object.fromEntries(unsent)
}

/** Fetches what other devices did; throws where that cannot be known now. */
export async function fetchChanges(userId: string): Promise<void> {
	const { since: last, sent } = readSyncMemory(userId)
	const progress = readProgress(userId)
	// Records that were here and are gone, damaged perhaps, are asked for with all the others.
	const since = Object.keys(sent).every((lessonId) => lessonId in progress) ? last : 0
	const answer = await ask(userId, `${progressPath}?since=${since}`)
	const isKept = merge(userId, answer.records)
	// What found no room here is asked for again.
	if (isKept && typeof answer.since === 'number') {
		writeSyncMemory(userId, { ...readSyncMemory(userId), since: answer.since })
	}
}

/** Brings records to the server; throws where it did not take them. */
export async function sendParcel(
	userId: string,
	{ body, records, isShort }: Parcel,
): Promise<void> {
	const answer = await ask(userId, progressPath, {
		method: 'POST',
		body,
		headers: { 'content-type': 'application/json' },
		keepalive: isShort,
	})
	const memory = readSyncMemory(userId)
	for (const [lessonId, { lastUpdated }] of records) memory.sent[lessonId] = lastUpdated
	writeSyncMemory(userId, memory)
	merge(userId, answer.records)
}

type Answer = { records: CourseProgress; since: unknown }

async function ask(userId: string, path: string, init: RequestInit = {}): Promise<Answer> {
	const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(patienceMs) })
	if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new Refused()
	if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
	const told: unknown = await answer.json()
	if (typeof told !== 'object' || told === null) throw new Refused()
	if (!('userId' in told) || told.userId !== userId) throw new Refused()
	const records: CourseProgress = Object.create(null)
	if ('records' in told) {
		for (const [lessonId, value] of Object.entries(told.records ?? {})) {
			const record = parseRecord(value)
			if (record?.userId === userId) records[lessonId] = record
		}
	}
	return { records, since: 'since' in told ? told.since : undefined }
}

/** The server's records into this browser's; those that now say the same need not be sent. */
function merge(userId: string, records: CourseProgress): boolean {
	const isKept = keepRecords(userId, records)
	const progress = readProgress(userId)
	const memory = readSyncMemory(userId)
	for (const [lessonId, record] of Object.entries(records)) {
		const mine = progress[lessonId]
		if (mine && isSameRecord(mine, record)) memory.sent[lessonId] = record.lastUpdated
		else delete memory.sent[lessonId]
	}
	writeSyncMemory(userId, memory)
	return isKept
}
