import { expect, test } from 'vitest'
import { parseProgress } from '#app/features/progress/lesson-record.ts'

const record = {
	learned: true,
	learnedAt: '2026-03-01T10:00:00.000Z',
	exerciseStatus: 'completed',
	exerciseResult: {
		grade: 'A',
		score: 100,
		correctCount: 4,
		totalCount: 4,
		completedAt: '2026-03-01T10:10:00.000Z',
	},
	exerciseAnswers: { 'demo-ni-hao-1': { answer: 'B' } },
	userId: 'marta',
	lastUpdated: '2026-03-01T10:10:00.000Z',
}

test('records that were stored are read back', () => {
	expect(parseProgress(JSON.stringify({ 'demo-ni-hao': record }))).toEqual({
		'demo-ni-hao': record,
	})
	expect(parseProgress('{}')).toEqual({})
})

test.each([
	'',
	'{"half',
	'[]',
	'null',
	'7',
	JSON.stringify({ lesson: null }),
	JSON.stringify({ lesson: { ...record, learned: 'yes' } }),
	JSON.stringify({ lesson: { ...record, exerciseStatus: 'paused' } }),
	JSON.stringify({ lesson: { ...record, exerciseResult: { grade: 'A' } } }),
	JSON.stringify({ lesson: { ...record, exerciseAnswers: { one: 'B' } } }),
])('what is damaged is no record: %s', (stored) => {
	expect(parseProgress(stored)).toBeUndefined()
})
