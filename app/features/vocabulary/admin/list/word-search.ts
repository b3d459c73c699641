/** Filters and page in the list's address: /admin/vocab?word=学&pinyin=xue2&english=study&level=HSK1&page=2 */
import { type HskLevel, hskLevels } from '#app/domain/hsk/level.ts'
import { type PartOfSpeech, partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { type Paging, readPaging } from '#app/ui/admin/paging.ts'

export type WordFilters = {
	/** Part of a word, in its simplified or its traditional form. */
	word: string
	/** Part of its pinyin, with or without tones. */
	pinyin: string
	/** Words of its meanings. */
	english: string
	level: HskLevel | undefined
	pos: PartOfSpeech | undefined
	kind: WordKind | undefined
	status: StatusName | undefined
}

export type WordSearch = WordFilters & Paging

const kinds = ['custom', 'standard'] as const
const statuses = ['enabled', 'disabled'] as const

type WordKind = (typeof kinds)[number]
type StatusName = (typeof statuses)[number]

/** A longer search text is cut. */
const longestText = 254

export function readWordSearch(search: URLSearchParams): WordSearch {
	return {
		...readPaging(search),
		word: textOf(search, 'word'),
		pinyin: textOf(search, 'pinyin'),
		english: textOf(search, 'english'),
		level: hskLevels.find((level) => level === search.get('level')),
		pos: partsOfSpeech.find((pos) => pos === search.get('pos')),
		kind: kinds.find((kind) => kind === search.get('kind')),
		status: statuses.find((status) => status === search.get('status')),
	}
}

function textOf(search: URLSearchParams, name: string): string {
	const typed = (search.get(name) ?? '').normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')
	return [...typed.trim()].slice(0, longestText).join('')
}
