import { expect, test } from 'vitest'
import { changeRecord } from '#app/domain/progress/change.ts'
import type { CourseProgress } from '#app/domain/progress/record.ts'
import { longestBody, mostRecords } from '#app/features/progress/exchange.ts'
import { parcelsOf } from '#app/features/progress/parcels.ts'

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

const bytes = (text: string) => new TextEncoder().encode(text).length

test('nothing to send is no parcel', () => {
	expect(parcelsOf({})).toEqual([])
})

test('a few records are one parcel', () => {
	const [parcel, ...more] = parcelsOf(lessons(3))
	expect(more).toEqual([])
	expect(JSON.parse(parcel?.body ?? '')).toEqual({ records: Object.entries(lessons(3)) })
	expect(parcel?.records.map(([lessonId]) => lessonId)).toEqual([
		'lesson-0',
		'lesson-1',
		'lesson-2',
	])
})

test('many records are several parcels that together hold each once', () => {
	const all = { ...lessons(1200), ...lessons(40, answered(100)) }
	const parcels = parcelsOf(all)
	expect(parcels.length).toBeGreaterThan(1)
	expect(Object.fromEntries(parcels.flatMap(({ records }) => records))).toEqual(all)
	for (const { body, records } of parcels) {
		expect(bytes(body)).toBeLessThan(64 * 1024)
		expect(records.length).toBeLessThanOrEqual(mostRecords)
	}
})

test('a record too long for a parcel goes by itself, and the server still takes it', () => {
	const long = answered(1000, 'x'.repeat(50))
	const parcels = parcelsOf({ short: marked, long, other: marked })
	expect(parcels.map(({ records }) => records.map(([lessonId]) => lessonId))).toEqual([
		['short'],
		['long'],
		['other'],
	])
	expect(parcels.map(({ isShort }) => isShort)).toEqual([true, false, true])
	for (const { body } of parcels) expect(body.length).toBeLessThan(longestBody)
})
