/**
 * The other places of a text that an author may want to cut as the one that was just cut: after 大␟夫 became 大夫 in one
 * line, 请␟大␟夫␟来 in another.
 */

import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'

/** The words of a place, from border to border, before and after. */
export type CutChange = { from: string; to: string }

const hanzi = /\p{Script=Han}/u

/** Undefined if the texts differ in more than the cuts of one place. */
export function cutChangeOf(before: string, after: string): CutChange | undefined {
	let start = 0
	while (start < before.length && before[start] === after[start]) start += 1
	let [endBefore, endAfter] = [before.length, after.length]
	while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
		endBefore -= 1
		endAfter -= 1
	}
	// On to the borders that both texts have.
	while (start > 0 && hanzi.test(before[start - 1] ?? '')) start -= 1
	while (hanzi.test(before[endBefore] ?? '') && hanzi.test(after[endAfter] ?? '')) {
		endBefore += 1
		endAfter += 1
	}
	const [from, to] = [before.slice(start, endBefore), after.slice(start, endAfter)]
	return from !== to && withoutCuts(from) === withoutCuts(to) ? { from, to } : undefined
}

/** How many places are still cut as that one was. */
export function countCutAs(text: string, change: CutChange): number {
	return [...text.matchAll(wholeWords(change.from))].length
}

/** The text with all these places cut as the changed one. */
export function cutAll(text: string, { from, to }: CutChange): string {
	return text.replace(wholeWords(from), to)
}

function wholeWords(words: string): RegExp {
	return new RegExp(`(?<!\\p{Script=Han})${words}(?!\\p{Script=Han})`, 'gu')
}

function withoutCuts(words: string): string {
	return words.replaceAll(wordSeparator, '')
}
