/** A person's records on their way to the server, and back from their other devices. */
import { isSameRecord } from '#app/domain/progress/merge.ts'
import { type CourseProgress, type LessonRecord, parseRecord } from '#app/domain/progress/record.ts'
import { mostRecords, progressPath } from './exchange.ts'
import { firstBatch } from './outbox/batches.ts'
import type { Batch, Channel } from './outbox/channel.ts'
import { keepRecords, onProgress, readProgress } from './record-store.ts'
import { readSyncMemory, writeSyncMemory } from './sync-memory.ts'

type Entry = [lessonId: string, record: LessonRecord]

export function recordChannel(userId: string): Channel {
	return {
		delayMs: 1000,
		freshMs: 30_000,
		isAsking: true,
		tidy: () => keepRecords(userId, {}),
		nextBatch: ({ isAsking, isOneByOne }) =>
			isAsking ? question(userId) : firstRecords(userId, isOneByOne ? 1 : mostRecords),
		onChange: onProgress,
	}
}

/** The records that the server does not have in this state. */
export function unsentRecords(userId: string): Entry[] {
	const { sent } = readSyncMemory(userId)
	return Object.entries(readProgress(userId)).filter(
		([lessonId, { lastUpdated }]) => sent[lessonId] !== lastUpdated,
	)
}

/** Asks what other devices did. */
function question(userId: string): Batch {
	const { since: last, sent } = readSyncMemory(userId)
	const progress = readProgress(userId)
	// If records were lost here, perhaps by damage, ask for everything.
	const since = Object.keys(sent).every((lessonId) => lessonId in progress) ? last : 0
	return {
		path: `${progressPath}?since=${since}`,
		sent: 0,
		isNews: true,
		isShort: false,
		read(reply) {
			const news = readReply(userId, reply)
			if (!news) return undefined
			return { settled: 0, take: () => takeNews(userId, news) }
		},
		setAside() {},
	}
}

function firstRecords(userId: string, most: number): Batch | undefined {
	const { items, isShort } = firstBatch(unsentRecords(userId), most)
	if (items.length === 0) return undefined
	return {
		path: progressPath,
		body: JSON.stringify({ records: items }),
		sent: items.length,
		isNews: false,
		isShort,
		read(reply) {
			const accepted = readReply(userId, reply)
			if (!accepted) return undefined
			const take = () => {
				markSent(userId, items)
				merge(userId, accepted.records)
			}
			return { settled: items.length, take }
		},
		// The record stays here, and is sent again once it changes.
		setAside: () => markSent(userId, items),
	}
}

type ProgressReply = { records: CourseProgress; since: unknown }

function readReply(userId: string, reply: unknown): ProgressReply | undefined {
	const { userId: owner, records: sent, since }: Record<string, unknown> = Object(reply)
	if (owner !== userId) return undefined
	const records: CourseProgress = Object.create(null)
	for (const [lessonId, value] of Object.entries(Object(sent))) {
		const record = parseRecord(value)
		if (record?.userId === userId) records[lessonId] = record
	}
	return { records, since }
}

function takeNews(userId: string, { records, since }: ProgressReply): void {
	const isKept = merge(userId, records)
	// Ask again for news that could not be stored here.
	if (isKept && typeof since === 'number') {
		writeSyncMemory(userId, { ...readSyncMemory(userId), since })
	}
}

function markSent(userId: string, records: readonly Entry[]): void {
	const memory = readSyncMemory(userId)
	for (const [lessonId, { lastUpdated }] of records) memory.sent[lessonId] = lastUpdated
	writeSyncMemory(userId, memory)
}

/** Merges the server's records into this browser's; those that are now the same need no sending. */
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
