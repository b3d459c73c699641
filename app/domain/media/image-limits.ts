/** Limits and types of covers, shared by the browser, which resizes, and the server, which checks. */

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
