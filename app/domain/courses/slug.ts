/**
 * The name of a course in its address: 第一步, "First Steps", is found at first-steps.
 *
 * Lower-case letters, digits and hyphens; made from the English title where none is given, and from
 * the reading of the Chinese one where the English has no Latin letter: 春节快乐 is at
 * chunjie-kuaile. No two share one: the next 春节快乐 is at chunjie-kuaile-2.
 */
import { joinSyllables } from '#app/domain/pinyin/join.ts'

/** In characters; what is made from a longer title is cut after a word. */
export const longestSlug = 80

/** "Xi’an: At the Café!" becomes xi-an-at-the-cafe; a title without Latin letters has no slug. */
export function slugOf(englishTitle: string): string {
	return englishTitle
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}

/** 西安 | 的 | 春天 becomes xi-an-de-chuntian; what has no reading counts as it is written. */
export function slugOfWords(words: readonly { text: string; pinyin?: string | undefined }[]) {
	return slugOf(words.map(({ text, pinyin }) => (pinyin ? joinSyllables(pinyin) : text)).join(' '))
}

export function isSlug(text: string): boolean {
	return /^[a-z0-9-]+$/.test(text)
}

/** The slug itself, if nothing has it yet, else the same with the first free number: market-day-2. */
export function freeSlug(slug: string, taken: readonly string[]): string {
	const known = new Set(taken)
	for (let number = 1; ; number++) {
		const end = number === 1 ? '' : `-${number}`
		const free = shortened(slug, longestSlug - end.length) + end
		if (!known.has(free)) return free
	}
}

/** What all slugs that `freeSlug` may answer begin with. */
export function slugStem(slug: string): string {
	return shortened(slug, longestSlug - '-9999'.length)
}

function shortened(slug: string, most: number): string {
	if (slug.length <= most) return slug
	const cut = slug.slice(0, most + 1)
	const end = cut.lastIndexOf('-')
	return cut.slice(0, end > 0 ? end : most).replace(/-+$/, '')
}
