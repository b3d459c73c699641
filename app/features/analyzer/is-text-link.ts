/** What links to a text begin with, behind the address: what reads them is loaded when there is one. */
export const linkStart = '#t='

/** Whether an address holds a text, damaged or not. */
export function isTextLink(hash: string): boolean {
	return hash.startsWith(linkStart)
}
