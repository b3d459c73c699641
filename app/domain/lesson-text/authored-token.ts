import type { Token } from './content.ts'

/**
 * What an author decides about a word, to compare it by: 长[cháng] is another word than 长, but its reading from the
 * dictionary is not compared. Readings and the numbers of blanks come by themselves, when a text is stored.
 */
export function authoredToken(token: Token): unknown[] {
	const { pinyin, isCustomPinyin, isHide, hideIndex: _, ...rest } = token
	return [isCustomPinyin ? pinyin : '', isHide ?? false, entriesInOrder(rest)]
}

/** The entries of an object in one order. */
export function entriesInOrder(value: object): [string, unknown][] {
	return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}
