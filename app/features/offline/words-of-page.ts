/**
 * The words of a page with all their meanings, for its popup: 商量商量 is no word of the dictionary, so
 * its parts 商量, 商 and 量 come too.
 */
import { partsToLookUp, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { readRuby } from '#app/ui/ruby.ts'

type Entry = { word: string }
type Fetch = (address: string) => Promise<Response>

/** As many as /word-entries takes at once, in an address that every server takes. */
const mostWords = 60
const longestWord = 50

/** Looks words up, each once for all pages of an item. */
export function entriesOfPages(fetch: Fetch): (page: Document) => Promise<Entry[]> {
	const known = new Map<string, Entry[]>()

	async function lookUp(words: readonly string[]): Promise<void> {
		const missing = words.filter((word) => !known.has(word) && word.length <= longestWord)
		for (let start = 0; start < missing.length; start += mostWords) {
			const some = missing.slice(start, start + mostWords)
			const search = new URLSearchParams(some.map((word) => ['word', word]))
			search.set('meanings', 'all')
			const answer = await fetch(`/word-entries?${search}`)
			const entries: unknown = await answer.json()
			if (!Array.isArray(entries)) throw new Error('The dictionary entries could not be read')
			for (const word of some) known.set(word, [])
			for (const entry of entries.filter(isEntry)) known.get(entry.word)?.push(entry)
		}
	}

	return async (page) => {
		const rubies = [...page.querySelectorAll('ruby')].map(readRuby)
		const words = new Set(rubies.map(({ word }) => word).filter((word) => word !== ''))
		await lookUp([...words])
		for (const { word, pinyin } of rubies) {
			const isKnown = known.get(word)?.length !== 0
			if (isKnown || plainlyMade(word, pinyin)) continue
			for (const part of partsToLookUp(word)) words.add(part)
		}
		await lookUp([...words])
		return [...words].flatMap((word) => known.get(word) ?? [])
	}
}

function isEntry(value: unknown): value is Entry {
	return typeof Object(value).word === 'string'
}
