/**
 * One key for words: at the cursor it parts 我|叫 and joins 我␟叫, and of a selection it makes one word,
 * 是␟中[国␟人]␟吗 → 是␟中␟国人␟吗.
 */
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'

type Selected = { text: string; start: number; end: number }

const endsInHanzi = /\p{Script=Han}$/u
const beginsWithHanzi = /^\p{Script=Han}/u

/** The text as it is then, and what is selected of it; undefined where no words meet. */
export function separateAt({ text, start, end }: Selected): Selected | undefined {
	if (start < end) return asOneWord({ text, start, end })
	for (const at of [start - 1, start]) {
		if (text[at] !== wordSeparator) continue
		return { text: text.slice(0, at) + text.slice(at + 1), start: at, end: at }
	}
	if (!isBetweenHanzi(text.slice(0, start), text.slice(start))) return undefined
	const after = start + wordSeparator.length
	return {
		text: text.slice(0, start) + wordSeparator + text.slice(start),
		start: after,
		end: after,
	}
}

function asOneWord({ text, start, end }: Selected): Selected {
	const before = withoutLast(text.slice(0, start))
	const word = text.slice(start, end).replaceAll(wordSeparator, '')
	const behind = text.slice(end).replace(wordSeparator, (found, at) => (at === 0 ? '' : found))
	const left = isBetweenHanzi(before, word) ? wordSeparator : ''
	const right = isBetweenHanzi(word, behind) ? wordSeparator : ''
	const from = before.length + left.length
	return { text: before + left + word + right + behind, start: from, end: from + word.length }
}

function withoutLast(text: string): string {
	return text.endsWith(wordSeparator) ? text.slice(0, -1) : text
}

function isBetweenHanzi(before: string, behind: string): boolean {
	return endsInHanzi.test(before.slice(-2)) && beginsWithHanzi.test(behind)
}
