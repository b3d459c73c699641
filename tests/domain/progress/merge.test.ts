import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeRecord } from '#app/domain/progress/change.ts'
import { isSameRecord, mergeProgress, mergeRecords } from '#app/domain/progress/merge.ts'
import { type LessonRecord, parseRecord } from '#app/domain/progress/record.ts'

const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const wednesday = '2026-03-04T10:00:00.000Z'
const on = (day: string) => ({ userId: 'marta', now: Date.parse(day) })
const good = { grade: 'A', score: 100, correctCount: 4, totalCount: 4, completedAt: monday }

const marked = changeRecord(undefined, { learned: true, learnedAt: monday }, on(monday))
const completed = changeRecord(
	marked,
	{
		exerciseStatus: 'completed',
		exerciseResult: good,
		exerciseAnswers: { one: { answer: 'A' } },
	},
	on(monday),
)

test('a mark and an exercise status from two devices are both kept', () => {
	const onTelephone = changeRecord(undefined, { exerciseStatus: 'started' }, on(tuesday))
	const merged = mergeRecords(marked, onTelephone)
	expect(merged).toMatchObject({ learned: true, learnedAt: monday, exerciseStatus: 'started' })
	expect(merged.lastUpdated).toBe(tuesday)
})

test('a device that never touched the mark does not remove it', () => {
	const later = changeRecord(undefined, { exerciseStatus: 'started' }, on(wednesday))
	expect(mergeRecords(marked, later).learned).toBe(true)
})

test('the newest act on the mark wins, even if it removes the mark', () => {
	const unmarked = changeRecord(marked, { learned: false, learnedAt: undefined }, on(tuesday))
	const merged = mergeRecords(marked, unmarked)
	expect(merged.learned).toBe(false)
	expect(merged.learnedAt).toBeUndefined()
	const again = changeRecord(undefined, { learned: true, learnedAt: wednesday }, on(wednesday))
	expect(mergeRecords(merged, again)).toMatchObject({ learned: true, learnedAt: wednesday })
})

test('a newer restart clears the result but keeps the best one', () => {
	const restarted = changeRecord(
		completed,
		{ exerciseStatus: 'started', exerciseResult: undefined, exerciseAnswers: undefined },
		on(tuesday),
	)
	const merged = mergeRecords(completed, restarted)
	expect(merged.exerciseStatus).toBe('started')
	expect(merged.exerciseResult).toBeUndefined()
	expect(merged.exerciseAnswers).toBeUndefined()
	expect(merged.exerciseBest).toEqual(good)
})

test('the newest set of answers wins as a whole', () => {
	const answered = (day: string, answers: LessonRecord['exerciseAnswers']) =>
		changeRecord(undefined, { exerciseStatus: 'started', exerciseAnswers: answers }, on(day))
	const merged = mergeRecords(
		answered(tuesday, { two: { answer: 'B' } }),
		answered(monday, { one: { answer: 'A' }, two: { answer: 'C' } }),
	)
	expect(merged.exerciseAnswers).toEqual({ two: { answer: 'B' } })
})

test('learned and completed win among acts at the same instant', () => {
	const unmarked = { ...marked, learned: false, learnedAt: undefined }
	expect(mergeRecords(unmarked, marked).learned).toBe(true)
	const started = { ...completed, exerciseStatus: 'started' as const }
	expect(mergeRecords(started, completed).exerciseStatus).toBe('completed')
})

test('lessons known to one side only are kept', () => {
	expect(mergeProgress({ 'ni-hao': marked }, { 'market-day': completed })).toEqual({
		'ni-hao': marked,
		'market-day': completed,
	})
	expect(mergeProgress({ 'ni-hao': marked }, { 'ni-hao': completed })['ni-hao']).toEqual(
		mergeRecords(marked, completed),
	)
})

test('the order of answers makes no difference', () => {
	const one = { ...completed, exerciseAnswers: { a: { answer: 'A' }, b: { answer: 'B' } } }
	const other = { ...completed, exerciseAnswers: { b: { answer: 'B' }, a: { answer: 'A' } } }
	expect(isSameRecord(one, other)).toBe(true)
	expect(isSameRecord(one, completed)).toBe(false)
})

// Few instants and values, so that ties and small differences are frequent.
const moment = fc.constantFrom(monday, tuesday, wednesday)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const results = fc.record({
	grade: fc.constantFrom('A', 'B'),
	score: fc.constantFrom(80, 100),
	correctCount: fc.constantFrom(4, 5),
	totalCount: fc.constantFrom(4, 5),
	completedAt: moment,
})
const records = fc
	.record({
		learned: fc.boolean(),
		learnedAt: maybe(moment),
		learnedChangedAt: maybe(moment),
		exerciseStatus: maybe(fc.constantFrom('started', 'completed')),
		exerciseStartedAt: maybe(moment),
		exerciseCompletedAt: maybe(moment),
		exerciseResult: maybe(results),
		exerciseAnswers: maybe(
			fc.dictionary(
				fc.constantFrom('one', 'two', '__proto__'),
				fc.record({ answer: fc.constantFrom('A', 'B') }),
			),
		),
		exerciseChangedAt: maybe(moment),
		exerciseBest: maybe(results),
		userId: fc.constant('marta'),
		lastUpdated: moment,
	})
	.map((fields) => {
		const record = parseRecord(fields)
		if (!record) throw new Error('not a record')
		// Merged with itself, so that exerciseBest includes its result.
		return mergeRecords(record, record)
	})

test('merging is commutative', () => {
	fc.assert(
		fc.property(records, records, (a, b) => {
			expect(mergeRecords(a, b)).toEqual(mergeRecords(b, a))
		}),
	)
})

test('merging is associative', () => {
	fc.assert(
		fc.property(records, records, records, (a, b, c) => {
			expect(mergeRecords(mergeRecords(a, b), c)).toEqual(mergeRecords(a, mergeRecords(b, c)))
		}),
	)
})

test('merging is idempotent', () => {
	fc.assert(
		fc.property(records, records, (a, b) => {
			const merged = mergeRecords(a, b)
			expect(mergeRecords(a, a)).toEqual(a)
			expect(mergeRecords(merged, a)).toEqual(merged)
			expect(isSameRecord(mergeRecords(b, merged), merged)).toBe(true)
		}),
	)
})

test('a merged record can be stored and read', () => {
	fc.assert(
		fc.property(records, records, (a, b) => {
			const merged = mergeRecords(a, b)
			expect(parseRecord(JSON.parse(JSON.stringify(merged)))).toEqual(merged)
		}),
	)
})

test('a mark is removed only by a newer act, and the best result never is', () => {
	fc.assert(
		fc.property(records, records, (a, b) => {
			const merged = mergeRecords(a, b)
			const [ofA, ofB] = [a.learnedChangedAt ?? '', b.learnedChangedAt ?? '']
			if (a.learned && ofA >= ofB) expect(merged.learned).toBe(true)
			const scores = [a, b].flatMap((one) => [one.exerciseResult, one.exerciseBest])
			const best = Math.max(-1, ...scores.map((result) => result?.score ?? -1))
			expect(merged.exerciseBest?.score ?? -1).toBe(best)
		}),
	)
})

const act = fc.record({ device: fc.nat(2), isMark: fc.boolean(), value: fc.boolean() })

test('three devices syncing in any order end with the same record', () => {
	fc.assert(
		fc.property(
			fc.array(act, { maxLength: 12 }),
			fc.array(fc.nat(2), { maxLength: 6 }),
			(acts, meetings) => {
				const devices: (LessonRecord | undefined)[] = [undefined, undefined, undefined]
				let server: LessonRecord | undefined
				let now = Date.parse(monday)
				const meet = (device: number) => {
					const [own, known] = [devices[device], server]
					server = own && known ? mergeRecords(own, known) : (own ?? known)
					devices[device] = server
				}
				acts.forEach(({ device, isMark, value }, index) => {
					now += 1000
					const change = isMark
						? { learned: value }
						: { exerciseStatus: value ? ('completed' as const) : ('started' as const) }
					devices[device] = changeRecord(devices[device], change, { userId: 'marta', now })
					const meeting = meetings[index]
					if (meeting !== undefined) meet(meeting)
				})
				for (const device of [0, 1, 2, 0, 1, 2]) meet(device)
				expect(devices[0]).toEqual(server)
				expect(devices[1]).toEqual(server)
				expect(devices[2]).toEqual(server)
				const lastMark = acts.findLast(({ isMark }) => isMark)
				if (server) expect(server.learned).toBe(lastMark?.value ?? false)
			},
		),
	)
})
