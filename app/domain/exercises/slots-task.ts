/**
 * Makes the task of filling slots: 叫, 是, 姓, 有 become a bank whose order the exercise's id decides. It
 * is another one than that of the right answer, where there is another.
 */
import { shuffled } from '#app/domain/shuffle.ts'
import { parseSequence } from './answer.ts'
import { bankOf, givenSlots, isRightSlots, type Slots } from './slots.ts'

type Made = Pick<Slots, 'layout' | 'before' | 'after' | 'answers'> & { words: readonly string[] }

/** Undefined if an answer doesn't fill the slots. */
export function slotsOf({ words, ...task }: Made): Slots | undefined {
	const slots: Slots = { way: 'slots', ...task, bank: bankOf(words) }
	const isAnswerable =
		task.before.length > 0 &&
		task.answers.length > 0 &&
		task.answers.every((answer) => givenSlots(slots, answer) !== undefined)
	return isAnswerable ? slots : undefined
}

/** How often the bank is shuffled to find an order that gives nothing away. */
const mostShuffles = 8

export function withShuffledBank(slots: Slots, id: string): Slots {
	const banks = Array.from({ length: mostShuffles }, (_, time) =>
		shuffled(slots.bank, time === 0 ? id : `${id}:${time}`),
	)
	const bank = banks.find((words) => !givesAway(slots, words)) ?? banks[0] ?? slots.bank
	return { ...slots, bank }
}

function givesAway(slots: Slots, bank: Slots['bank']): boolean {
	const first = bank.slice(0, slots.before.length).map(({ letter }) => letter)
	return isRightSlots(slots, first.join(''))
}

/** Alternatives are joined by commas: ABCD,BACD. Undefined if one is damaged. */
export function parseAlternatives(answer: string): string[] | undefined {
	const all = answer.split(',')
	return all.every((one) => one !== '' && parseSequence(one)) ? all : undefined
}
