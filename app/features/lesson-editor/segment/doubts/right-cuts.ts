/**
 * Cuts that an author found right although another is as likely. The text has no mark for them, so each
 * browser remembers them by text and sentence: 请等十␟分钟。 Where the sentence changes, the doubt returns.
 */
import { parseJson } from '#app/domain/json.ts'
import type { Doubt } from '#app/domain/lesson-text/editing/doubts.ts'
import type { EditedWord } from '#app/domain/lesson-text/editing/edited-text.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'
import type { DoubtsOfWords } from './doubt-marks.ts'

export type RightCuts = ReadonlySet<string>

export const noRightCuts: RightCuts = new Set()

/** No text has more; the oldest are forgotten. */
const mostRemembered = 1000

const endsSentence = /[。！？!?…；;]/u

/**
 * The sentence with the cut between the word at `at` and the next, or with one `border` UTF-16 units behind
 * the beginning of the word.
 */
export function cutKey(
	words: readonly Pick<EditedWord, 'token'>[],
	at: number,
	border = words[at]?.token.word.length ?? 0,
): string {
	const texts = words.map(({ token }) => token.word)
	const from = texts.findLastIndex((text, index) => index < at && endsSentence.test(text)) + 1
	const end = texts.findIndex((text, index) => index > at && endsSentence.test(text))
	const before = texts.slice(from, at).join('')
	const rest = texts.slice(at, end < 0 ? undefined : end + 1).join('')
	return before + rest.slice(0, border) + wordSeparator + rest.slice(border)
}

/** Leaves out the doubts about right cuts. */
export function withoutRightCuts(doubtsOf: DoubtsOfWords, right: RightCuts): DoubtsOfWords {
	if (right.size === 0) return doubtsOf
	const left = new WeakMap<object, readonly (Doubt | undefined)[]>()
	return (words) => {
		const doubts = doubtsOf(words)
		const known = left.get(doubts)
		if (known) return known
		const settled = new Set(
			doubts.filter((doubt, at) => {
				const isFirst = doubt?.kind === 'cut' && doubts[at - 1] !== doubt
				return isFirst && right.has(cutKey(words, at))
			}),
		)
		const rest =
			settled.size === 0 ? doubts : doubts.map((doubt) => (settled.has(doubt) ? undefined : doubt))
		left.set(doubts, rest)
		return rest
	}
}

export function readRightCuts(place: string): RightCuts {
	const stored = parseJson(readStored(place) ?? '[]')
	if (!Array.isArray(stored)) return noRightCuts
	return new Set(stored.filter((key) => typeof key === 'string'))
}

export function writeRightCuts(place: string, right: RightCuts): void {
	if (right.size === 0) removeStored(place)
	else writeStored(place, JSON.stringify([...right].slice(-mostRemembered)))
}
