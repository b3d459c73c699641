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

/** Values for a "too large" message, in kB: 2,000,001 bytes are 2001 kB, so that they never seem to be within. */
export function listTooLarge(bytes: number): { size: number; most: number } {
	const kilobyte = 1000
	return { size: Math.ceil(bytes / kilobyte), most: mostBytes / kilobyte }
}

/** More are not read at once. */
export const mostWords = 10_000

/** A table of more is none of words. */
export const mostColumns = 50
