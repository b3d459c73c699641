/** What a cover may be: the same numbers for the browser that makes it fit and the server that checks. */

/** In bytes: 1 MB. */
export const largestImage = 1024 * 1024

/** In pixels. */
export const longestSide = 1200

export const imageTypes = {
	jpg: 'image/jpeg',
	png: 'image/png',
	gif: 'image/gif',
	webp: 'image/webp',
} as const

export type ImageExtension = keyof typeof imageTypes

export const imageExtensions = ['jpg', 'png', 'gif', 'webp'] as const satisfies ImageExtension[]
