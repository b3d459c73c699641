/**
 * What an uploaded file is called in the media store. "Dragon Boat (final).PNG", uploaded on
 * 21 November 2026, becomes dragon-boat-final-20261121181500-4f9a2c01; 龙舟.png, which has no letter
 * that is safe in an address, is called by its kind: cover-20261121181500-4f9a2c01.
 */

/** Of the name a file had. */
const longestBase = 50

type Naming = {
	/** Stands for names that have no safe character. */
	fallback: string
	now: Date
	/** Keeps two uploads of the same second apart. */
	unique: string
}

/** Without an extension: that follows from what the file holds. No two uploads share a name. */
export function uploadName(fileName: string, { fallback, now, unique }: Naming): string {
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
