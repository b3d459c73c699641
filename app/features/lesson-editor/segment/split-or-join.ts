/**
 * One key for words: at the cursor it splits 我|叫 and joins 我␟叫. A selection becomes one word:
 * 是␟中[国␟人]␟吗 → 是␟中␟国人␟吗.
 */
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'

type SelectedText = { text: string; start: number; end: number }

const endsInHanzi = /\p{Script=Han}$/u
const beginsWithHanzi = /^\p{Script=Han}/u

/** The changed text with its selection; undefined if no two words meet at the cursor. */
export function splitOrJoin({ text, start, end }: SelectedText): SelectedText | undefined {
	if (start < end) return asOneWord({ text, start, end })
	for (const at of [start - 1, start]) {
		if (text[at] !== wordSeparator) continue
		return { text: text.slice(0, at) + text.slice(at + 1), start: at, end: at }
	}
	if (!isBetweenHanzi(text.slice(0, start), text.slice(start))) return undefined
	const cursor = start + wordSeparator.length
	return {
		text: text.slice(0, start) + wordSeparator + text.slice(start),
		start: cursor,
		end: cursor,
	}
}

function asOneWord({ text, start, end }: SelectedText): SelectedText {
	const before = withoutLast(text.slice(0, start))
	const word = text.slice(start, end).replaceAll(wordSeparator, '')
	const after = text.slice(end).replace(wordSeparator, (found, at) => (at === 0 ? '' : found))
	const left = isBetweenHanzi(before, word) ? wordSeparator : ''
	const right = isBetweenHanzi(word, after) ? wordSeparator : ''
	const from = before.length + left.length
	return { text: before + left + word + right + after, start: from, end: from + word.length }
}

function withoutLast(text: string): string {
	return text.endsWith(wordSeparator) ? text.slice(0, -1) : text
}

function isBetweenHanzi(before: string, after: string): boolean {
	return endsInHanzi.test(before.slice(-2)) && beginsWithHanzi.test(after)
}
