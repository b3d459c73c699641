import { expect, test } from 'vitest'
import { changeRecord } from '#app/domain/progress/change.ts'
import type { CourseProgress, LessonRecord } from '#app/domain/progress/record.ts'
import { longestBody, mostRecords } from '#app/features/progress/exchange.ts'
import { firstBatch } from '#app/features/progress/outbox/batches.ts'

type Entry = readonly [lessonId: string, record: LessonRecord]

const act = { userId: 'marta', now: Date.parse('2026-03-02T10:00:00.000Z') }
const marked = changeRecord(undefined, { learned: true }, act)

function answered(count: number, name = '练习') {
	const exerciseAnswers = Object.fromEntries(
		Array.from({ length: count }, (_, n) => [`${name}-${n}`, { answer: 'ABCD' }]),
	)
	return changeRecord(undefined, { exerciseStatus: 'started', exerciseAnswers }, act)
}

function lessons(count: number, record = marked): CourseProgress {
	return Object.fromEntries(Array.from({ length: count }, (_, n) => [`lesson-${n}`, record]))
}

/** One batch after the other, each of them settled. */
function batchesOf(progress: CourseProgress) {
	const batches: { items: readonly Entry[]; isShort: boolean }[] = []
	let left = Object.entries(progress)
	while (left.length > 0) {
		const batch = firstBatch(left, mostRecords)
		batches.push(batch)
		left = left.slice(batch.items.length)
	}
	return batches
}

const bodyOf = (items: readonly Entry[]) => JSON.stringify({ records: items })
const bytes = (text: string) => new TextEncoder().encode(text).length

test('nothing makes an empty batch', () => {
	expect(firstBatch([], mostRecords)).toEqual({ items: [], isShort: true })
})

test('a few records make one batch', () => {
	const [batch, ...more] = batchesOf(lessons(3))
	expect(more).toEqual([])
	expect(batch).toEqual({ items: Object.entries(lessons(3)), isShort: true })
})

test('many records make several batches that together hold each record once', () => {
	const all = { ...lessons(1200), ...lessons(40, answered(100)) }
	const batches = batchesOf(all)
	expect(batches.length).toBeGreaterThan(1)
	const entries = batches.flatMap(({ items }) => items)
	expect(entries).toHaveLength(Object.keys(all).length)
	expect(Object.fromEntries(entries)).toEqual(all)
	for (const { items } of batches) {
		expect(bytes(bodyOf(items))).toBeLessThan(64 * 1024)
		expect(items.length).toBeLessThanOrEqual(mostRecords)
	}
})

test('a record too long for a batch goes alone, and the server still takes it', () => {
	const long = answered(1000, 'x'.repeat(50))
	const batches = batchesOf({ short: marked, long, other: marked })
	expect(batches.map(({ items }) => items.map(([lessonId]) => lessonId))).toEqual([
		['short'],
		['long'],
		['other'],
	])
	expect(batches.map(({ isShort }) => isShort)).toEqual([true, false, true])
	for (const { items } of batches) expect(bodyOf(items).length).toBeLessThan(longestBody)
})
