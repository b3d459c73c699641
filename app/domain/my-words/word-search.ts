/**
 * The search, filters, order and page of My Words in its address: /words?q=xue&standing=learning
 * &level=HSK3&from=saved&sort=due&page=2. 学习 is found by 学, by xue or xué xí, and by "learn".
 */
import { type HskLevel, hskLevels } from '#app/domain/hsk/level.ts'
import { type Standing, standings } from '#app/domain/known-words/standing.ts'

/** Why a word is in the list. */
export const wordSources = ['marked', 'saved', 'studied'] as const

export type WordSource = (typeof wordSources)[number]

export const wordOrders = ['newest', 'word', 'level', 'frequency', 'due'] as const

export type WordOrder = (typeof wordOrders)[number]

export type MyWordFilters = {
	/** Part of the word, its pinyin or its meaning. */
	q: string
	standing: Standing | undefined
	level: HskLevel | 'none' | undefined
	from: WordSource | undefined
}

export type MyWordSearch = MyWordFilters & { sort: WordOrder; page: number }

export const wordsAPage = 50

/** A longer search text is cut. */
const longestText = 100

/** Values that the list does not know count as missing. */
export function readMyWordSearch(search: URLSearchParams): MyWordSearch {
	const page = search.get('page') ?? ''
	return {
		q: typedIn(search.get('q') ?? ''),
		standing: standings.find((one) => one === search.get('standing')),
		level: ([...hskLevels, 'none'] as const).find((one) => one === search.get('level')),
		from: wordSources.find((one) => one === search.get('from')),
		sort: wordOrders.find((one) => one === search.get('sort')) ?? 'newest',
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
	}
}

function typedIn(text: string): string {
	const plain = text
		.normalize('NFC')
		.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
		.trim()
	return [...plain].slice(0, longestText).join('')
}

export function isFiltered({ q, standing, level, from }: MyWordFilters): boolean {
	return q !== '' || [standing, level, from].some((filter) => filter !== undefined)
}

/** How many choices beside the search text are not the usual ones. */
export function filtersOn({ standing, level, from, sort }: MyWordSearch): number {
	const filters = [standing, level, from].filter((filter) => filter !== undefined)
	return filters.length + Number(sort !== 'newest')
}

/** The address of a search; what is usual is left out. */
export function myWordsPath({
	q,
	standing,
	level,
	from,
	sort,
	page,
}: Partial<MyWordSearch>): string {
	const said: [name: string, value: string | undefined][] = [
		['q', q || undefined],
		['standing', standing],
		['level', level],
		['from', from],
		['sort', sort === 'newest' ? undefined : sort],
		['page', page && page > 1 ? String(page) : undefined],
	]
	const query = new URLSearchParams(
		said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	)
	return query.size > 0 ? `/words?${query}` : '/words'
}
