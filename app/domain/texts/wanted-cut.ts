/**
 * How a reader wants some words cut. Of 我 | 从小 | 学 | 起, wanted as 我 | 从 | 小学 | 起, only 从小 | 学 differs.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'

/** In characters. Longer ones are clauses. */
const longestCutWord = 20

const lettersOnly = /^[\p{L}\p{M}\p{N}]+$/u

/** Whether `now` has the characters of `was`, and each new word of it may be one. */
export function isPossibleCut(was: readonly string[], now: readonly string[]): boolean {
	if (was.join('') !== now.join('')) return false
	const { words } = changedCut(was, now)
	const borders = words.slice(1).map((word, index) => [words[index] ?? '', word] as const)
	return (
		words.every((word) => isPossibleWord(word) || was.includes(word)) &&
		borders.every(([one, other]) => mayBeCutBetween(one, other))
	)
}

function isPossibleWord(word: string): boolean {
	return lettersOnly.test(word) && [...word].length <= longestCutWord
}

/** T恤 may be cut, HSK may not. */
export function mayBeCutBetween(before: string, after: string): boolean {
	return hasHanzi([...before].at(-1) ?? '') || hasHanzi([...after][0] ?? '')
}

/** 你好 and ， stay apart; 王小 and 明 may be one word. */
export function mayBeJoined(before: string, after: string): boolean {
	const joined = before + after
	return hasHanzi(joined) && isPossibleWord(joined)
}

/** The words of `now` that differ, and the characters of `was` before them, in UTF-16 units. */
export function changedCut(
	was: readonly string[],
	now: readonly string[],
): { at: number; first: number; words: string[] } {
	const most = Math.min(was.length, now.length)
	let first = 0
	while (first < most && was[first] === now[first]) first += 1
	let last = 0
	while (last < most - first && was.at(-1 - last) === now.at(-1 - last)) last += 1
	const at = was.slice(0, first).join('').length
	return { at, first, words: now.slice(first, now.length - last) }
}
