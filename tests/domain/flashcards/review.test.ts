import { expect, test } from 'vitest'
import { type LogEntry, standingAnswers } from '#app/domain/flashcards/review.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))
const answer = (id: string, minute: number): LogEntry => ({
	id,
	grade: 'good',
	undoes: null,
	at: at(minute),
})

function idsOf(log: LogEntry[]) {
	return standingAnswers(log).map(({ id }) => id)
}

test('answers of two devices stand in the order of their time', () => {
	expect(idsOf([answer('phone', 9), answer('desk', 4), answer('desk-2', 11)])).toEqual([
		'desk',
		'phone',
		'desk-2',
	])
})

test('answers of one instant stand in the order of their ids, however they arrived', () => {
	expect(idsOf([answer('b', 1), answer('a', 1)])).toEqual(['a', 'b'])
	expect(idsOf([answer('a', 1), answer('b', 1)])).toEqual(['a', 'b'])
})

test('an answer that was taken back does not stand, nor does its undoing', () => {
	const undo: LogEntry = { id: 'u', grade: 'undo', undoes: 'a', at: at(2) }
	expect(idsOf([undo, answer('a', 1), answer('b', 3)])).toEqual(['b'])
})
