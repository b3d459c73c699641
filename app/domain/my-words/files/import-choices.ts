/**
 * The choices of a person who imports a list of words: its format, what its columns hold, and what the
 * words become. The page knows these without the code that reads lists.
 */

export const wordFormats = ['anki', 'pleco', 'pleco-xml', 'csv'] as const

export type WordFormat = (typeof wordFormats)[number]

export const columnRoles = [
	'word',
	'traditional',
	'pinyin',
	'sentence',
	'standing',
	'saved',
	'tags',
	'none',
] as const

export type ColumnRole = (typeof columnRoles)[number]

/** The effect of an import on all words: as the file says of each, or the same for all. */
export const importWays = ['file', 'save', 'known'] as const

export type ImportWay = (typeof importWays)[number]

/** In bytes of UTF-8. */
export const mostBytes = 2_000_000

/** More are not read at once. */
export const mostWords = 10_000

/** A table of more is none of words. */
export const mostColumns = 50
