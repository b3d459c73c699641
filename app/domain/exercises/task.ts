/**
 * The task of an exercise, whatever its kind. There are three ways to answer:
 *
 * - picks: chooses options. Given are their letters: AC.
 * - slots: fills every slot from a bank: 我 ＿ 安娜，＿ 法国人 from 有, 叫, 是. Given are the letters of the words
 *   in the order of the slots: BA.
 * - typed: types hanzi or pinyin. Given is the text.
 *
 * What is answered aloud is `spoken`. It has model answers, and nothing is given or graded.
 */
import { givenTyped } from '#app/domain/typing/typed-answer.ts'
import type { LocalizedText } from './localized-text.ts'
import { givenPicks, isRightPicks, type Picks } from './picks.ts'
import { givenSlots, isRightSlots, type Slots } from './slots.ts'
import { isRightTyped, type Typed } from './typed.ts'

export type Task = Picks | Slots | Typed

export type Spoken = { way: 'spoken'; answers: readonly LocalizedText[] }

/** The answer as it is recorded; undefined if it is none to this task. It may be right or wrong. */
export function givenTo(task: Task, answer: string): string | undefined {
	switch (task.way) {
		case 'picks':
			return givenPicks(task, answer)
		case 'slots':
			return givenSlots(task, answer)
		case 'typed':
			return givenTyped(answer)
	}
}

/** `given` is an answer that `givenTo` has read. */
export function isRight(task: Task, given: string): boolean {
	switch (task.way) {
		case 'picks':
			return isRightPicks(task, given)
		case 'slots':
			return isRightSlots(task, given)
		case 'typed':
			return isRightTyped(task, given)
	}
}
