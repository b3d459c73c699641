/**
 * A search in all texts as the full-text index wants it (migrations/0037):
 *
 *   市场         characters : "24066 22330"     any part of a Chinese line
 *   buy tick     english : "buy tick" *         words of an English one, the last from its beginning
 *   市场, a word  words : "市场"                  a word that the author's cut has
 */
import { hasHanzi } from '#app/domain/hanzi.ts'

/** Undefined if nothing is left to search for: an empty text, or signs alone. */
export function matchOf(text: string, isWord = false): string | undefined {
	const sought = text.trim().normalize('NFC')
	if (isWord) return hasHanzi(sought) ? `words : "${sought.replaceAll('"', ' ')}"` : undefined
	if (hasHanzi(sought)) return `characters : "${codePoints(sought)}"`
	const isSearchable = /[\p{L}\p{N}]/u.test(sought)
	return isSearchable ? `english : "${sought.replaceAll('"', ' ')}" *` : undefined
}

/** SQLite lowers ASCII letters only. */
function codePoints(text: string): string {
	const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
	return [...lower].map((character) => character.codePointAt(0)).join(' ')
}
