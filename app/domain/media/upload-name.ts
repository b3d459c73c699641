/**
 * Names uploaded files in the media store. "Dragon Boat (final).PNG", uploaded on 21 November 2026,
 * becomes dragon-boat-final-20261121181500-4f9a2c01. 龙舟.png has no URL-safe characters and becomes
 * cover-20261121181500-4f9a2c01.
 */
/** Longest part taken from the original name, in characters. */
const longestBase = 50

type UploadNaming = {
	/** Used if the name has no URL-safe character. */
	fallback: string
	now: Date
	/** Distinguishes uploads of the same second. */
	unique: string
}

/** A unique name without an extension, which depends on the file's content. */
export function uploadName(fileName: string, { fallback, now, unique }: UploadNaming): string {
	const base = fileName
		.replace(/\.[^.]*$/, '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-/, '')
		.slice(0, longestBase)
		.replace(/-$/, '')
	const second = now.toISOString().slice(0, 19).replace(/\D/g, '')
	return `${base || fallback}-${second}-${unique}`
}
