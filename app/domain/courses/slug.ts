/**
 * Slugs, the names of courses and lessons in addresses: 第一步, "First Steps", is at first-steps.
 *
 * A slug has lower-case letters, digits and hyphens. If none is typed, it is made from the English
 * title, or from the pinyin of the Chinese title if the English one has no Latin letters: 春节快乐 gives
 * chunjie-kuaile. Slugs are unique: the next 春节快乐 gets chunjie-kuaile-2.
 */
import { joinSyllables } from '#app/domain/pinyin/join.ts'

/** In characters. A slug made from a longer title is cut after a word. */
export const longestSlug = 80

/** "Xi’an: At the Café!" becomes xi-an-at-the-cafe. Empty for a title without Latin letters. */
export function slugOf(englishTitle: string): string {
	return englishTitle
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}

/** 西安 | 的 | 春天 becomes xi-an-de-chuntian. Words without pinyin are used as written. */
export function slugOfWords(words: readonly { text: string; pinyin?: string | undefined }[]) {
	return slugOf(words.map(({ text, pinyin }) => (pinyin ? joinSyllables(pinyin) : text)).join(' '))
}

export function isSlug(text: string): boolean {
	return /^[a-z0-9-]+$/.test(text)
}

/**
 * The slug of a deleted course or lesson once another one takes its own. No address has a tilde,
 * so that nothing can be opened by it.
 */
export function slugInTrash(slug: string, id: string): string {
	return `${slug}~${id}`
}

/** The slug that it had before; undefined if it has it still. */
export function slugBeforeTrash(slug: string): string | undefined {
	const [before, id] = slug.split('~')
	return id === undefined ? undefined : before
}

/** The slug if it is free, else with the first free number: market-day-2. */
export function freeSlug(slug: string, taken: readonly string[]): string {
	const known = new Set(taken)
	for (let number = 1; ; number++) {
		const end = number === 1 ? '' : `-${number}`
		const free = shortened(slug, longestSlug - end.length) + end
		if (!known.has(free)) return free
	}
}

/** The common prefix of all results of `freeSlug`. */
export function slugStem(slug: string): string {
	return shortened(slug, longestSlug - '-9999'.length)
}

function shortened(slug: string, most: number): string {
	if (slug.length <= most) return slug
	const cut = slug.slice(0, most + 1)
	const end = cut.lastIndexOf('-')
	return cut.slice(0, end > 0 ? end : most).replace(/-+$/, '')
}
