/**
 * The name of a course in its address: 第一步, "First Steps", is found at first-steps.
 *
 * Lower-case letters, digits and hyphens; made from the English title where none is given.
 */

/** "Xi’an: At the Café!" becomes xi-an-at-the-cafe; a title without Latin letters has no slug. */
export function slugOf(englishTitle: string): string {
	return englishTitle
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}

export function isSlug(text: string): boolean {
	return /^[a-z0-9-]+$/.test(text)
}
