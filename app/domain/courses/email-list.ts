/**
 * Parses a typed or pasted list of email addresses: "xiaomei@example.com, 王小美
 * <XiaoMei@example.com>；li.lei@example.com" has two addresses, one of them twice.
 */
/** Limit for one invitation. */
export const mostEmails = 100

/** In characters; limit of RFC 5321. */
const longestEmail = 254

/** Something, an @, and a domain with a dot. */
const email = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]+$/u

const separators = /[\s,;，；、]+/u

/** Distinct items in lower case and in order, including those that don't look like addresses. */
export function readEmails(text: string): string[] {
	const addresses = text
		// "Wang Xiaomei <xiaomei@example.com>", as pasted from mail programs.
		.replace(/[^,;，；、\n<>]*<([^<>]*)>/gu, ' $1 ')
		.split(separators)
		.map((word) => word.trim().toLowerCase())
		.filter((word) => word !== '')
	return [...new Set(addresses)]
}

export function looksLikeEmail(text: string): boolean {
	return text.length <= longestEmail && email.test(text)
}
