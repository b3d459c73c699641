/** Finds words in the text on the screen: 银行, its reading there, and its sentence 我去银行。 */
import { definitionAlone } from '#app/domain/vocabulary/part-of-speech.ts'
import { readingsInContext } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { readRuby } from '#app/ui/ruby.ts'
import { sentenceAround, wordsAround } from './sentence-around.ts'

export type FoundWord = {
	word: string
	pinyin: string
	traditional: string | undefined
	meaning: string
	sentence: string | null
}

/** The most words that are listed. */
const mostWords = 100

/** Each word once, in the given order; words without an entry are left out. */
export function wordsInText(
	text: Element | null,
	words: readonly string[],
	entries: readonly WordEntry[],
): FoundWord[] {
	const first = new Map<string, HTMLElement>()
	for (const ruby of text?.querySelectorAll<HTMLElement>('ruby') ?? []) {
		const { word } = readRuby(ruby)
		if (!first.has(word)) first.set(word, ruby)
	}
	return [...new Set(words)].slice(0, mostWords).flatMap((word) => {
		const ruby = first.get(word)
		const [entry] = ruby ? readingsInContext(entries, wordsAround(ruby)) : []
		if (!ruby || !entry) return []
		const [meaning = ''] = entry.meanings.flatMap(([part, definition]) =>
			definition === null ? [] : definitionAlone(part, definition),
		)
		const { pinyin, traditional } = entry
		return [{ word, pinyin, traditional, meaning, sentence: sentenceAround(ruby) || null }]
	})
}
