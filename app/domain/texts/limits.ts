/** How much a person may keep: a novel of 300,000 characters is 0.9 MB in 30 parts or more. */

/** A part, in code points. */
export const longestPart = 10_000

export const mostTexts = 200

/** All texts of a person together, in UTF-8, with the times of subtitles. */
export const mostBytes = 2 * 1024 * 1024

export const mostParts = 1_000

/** In UTF-16 units, as input fields count. */
export const longestTitle = 120

export const mostTags = 10
export const longestTag = 30

/** The bytes of a text in UTF-8: 你好 has six. */
export function bytesOf(text: string): number {
	return new TextEncoder().encode(text).length
}
