/**
 * Invisible characters that are pasted along from web pages: zero-width spaces, soft hyphens. They
 * would stand inside words: 你\u200B好.
 */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g

export function withoutInvisible(text: string): string {
	return text.replace(invisible, '')
}
