import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostAnswers, parseRecord, readableRecords } from '#app/domain/progress/record.ts'

const monday = '2026-03-02T10:00:00.000Z'
const result = { grade: 'A', score: 100, correctCount: 4, totalCount: 4, completedAt: monday }
const record = {
	learned: true,
	learnedAt: monday,
	learnedChangedAt: monday,
	exerciseStatus: 'completed',
	exerciseStartedAt: monday,
	exerciseCompletedAt: monday,
	exerciseResult: result,
	exerciseAnswers: { 'demo-ni-hao-1': { answer: 'B' } },
	exerciseChangedAt: monday,
	exerciseBest: result,
	userId: 'marta',
	lastUpdated: monday,
}

test('stored records are read back', () => {
	const progress = { 'demo-ni-hao': record }
	expect(readableRecords(JSON.stringify(progress))).toEqual({ progress, isDamaged: false })
	expect(readableRecords('{}')).toEqual({ progress: {}, isDamaged: false })
})

const damaged = [
	{ ...record, learned: 'yes' },
	{ ...record, learnedAt: 'Monday' },
	{ ...record, learnedChangedAt: '2026-13-02T10:00:00.000Z' },
	{ ...record, exerciseStatus: 'paused' },
	{ ...record, exerciseResult: { grade: 'A' } },
	{ ...record, exerciseResult: null },
	{ ...record, exerciseBest: 'A' },
	{ ...record, exerciseAnswers: { one: 'B' } },
	{ ...record, exerciseAnswers: [{ answer: 'B' }] },
	{ ...record, exerciseAnswers: { ['x'.repeat(65)]: { answer: 'B' } } },
	{ ...record, userId: 7 },
	{ ...record, lastUpdated: undefined },
]

test.each([
	'',
	'{"half',
	'[]',
	'null',
	'7',
	JSON.stringify({ lesson: null }),
	JSON.stringify({ ['x'.repeat(65)]: record }),
	...damaged.map((one) => JSON.stringify({ lesson: one })),
])('a damaged record is dropped: %s', (stored) => {
	expect(readableRecords(stored)).toEqual({ progress: {}, isDamaged: true })
})

test('a damaged record does not affect others', () => {
	const stored = JSON.stringify({ 'ni-hao': record, 'market-day': { learned: 'yes' } })
	expect(readableRecords(stored)).toEqual({ progress: { 'ni-hao': record }, isDamaged: true })
})

test('a record keeps only known fields', () => {
	expect(parseRecord({ ...record, level: 99, constructor: 'x' })).toEqual(record)
})

test('missing dates of acts are derived', () => {
	const { learnedChangedAt, exerciseChangedAt, exerciseBest, ...undated } = record
	expect(parseRecord(undated)).toEqual(record)
	const bare = { learned: false, userId: 'marta', lastUpdated: monday }
	expect(parseRecord(bare)).toEqual(bare)
})

test('__proto__ and constructor are ordinary ids', () => {
	const stored = `{"__proto__":${JSON.stringify(record)},"constructor":${JSON.stringify(record)}}`
	const { progress } = readableRecords(stored)
	expect(Object.keys(progress)).toEqual(['__proto__', 'constructor'])
	expect(Object.getPrototypeOf(progress)).toBeNull()
	const answered = readableRecords(stored.replaceAll('"demo-ni-hao-1"', '"__proto__"')).progress
	const answers = parseRecord(answered.constructor)
	expect(Object.keys(answers?.exerciseAnswers ?? {})).toEqual(['__proto__'])
	expect(({} as { learned?: boolean }).learned).toBeUndefined()
})

test('an answer is letters or a typed text of at most 200 characters', () => {
	const withAnswer = (answer: unknown) =>
		parseRecord({ ...record, exerciseAnswers: { one: { answer } } })?.exerciseAnswers
	for (const answer of ['B', 'BADC', '', '你是学生吗？', '好'.repeat(200)]) {
		expect(withAnswer(answer)).toEqual({ one: { answer } })
	}
	expect(withAnswer('好'.repeat(201))).toBeUndefined()
	expect(withAnswer(['B'])).toBeUndefined()
})

test('too many answers are refused', () => {
	const answers = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, n) => [`exercise-${n}`, { answer: 'A' }]))
	expect(parseRecord({ ...record, exerciseAnswers: answers(mostAnswers) })).toBeDefined()
	expect(parseRecord({ ...record, exerciseAnswers: answers(mostAnswers + 1) })).toBeUndefined()
})

test('any stored text is read without throwing, and again with the same result', () => {
	const hostile = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.json(),
		fc
			.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(record)))
			.map((value) => JSON.stringify(value)),
	)
	fc.assert(
		fc.property(hostile, (stored) => {
			const { progress } = readableRecords(stored)
			const again = JSON.stringify(progress)
			expect(readableRecords(again)).toEqual({ progress, isDamaged: false })
		}),
	)
})
