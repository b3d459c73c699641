import type { Block, Token } from '#app/domain/lesson-text/content.ts'

/**
 * What an author decides about a paragraph, as a key to compare it by. Readings of the dictionary and
 * the numbers of blanks come by themselves, when a text is stored.
 */
export function authoredOf({ zh, en, hides: _, ...rest }: Block): string {
	return JSON.stringify([zh.map(authoredToken), en.trim(), sorted(rest)])
}

function authoredToken(token: Token) {
	const { pinyin, isCustomPinyin, isHide, hideIndex: _, ...rest } = token
	return [isCustomPinyin ? pinyin : '', isHide ?? false, sorted(rest)]
}

function sorted(value: object): [string, unknown][] {
	return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}
