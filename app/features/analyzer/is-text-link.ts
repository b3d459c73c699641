/**
 * How a text link's hash begins. In a file of its own, so that the decoder loads only when needed.
 */
export const linkStart = '#t='

/** Whether a hash holds a text, intact or damaged. */
export function isTextLink(hash: string): boolean {
	return hash.startsWith(linkStart)
}
