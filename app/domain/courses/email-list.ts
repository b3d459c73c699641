/**
 * Several e-mail addresses as one text, typed or pasted: "xiaomei@example.com, 王小美
 * <XiaoMei@example.com>；li.lei@example.com" names two people, one of them twice.
 */

/** Nobody invites more at once. */
export const mostEmails = 100

/** A mail server takes no longer ones. */
const longestEmail = 254

/** What looks like an address: something, an @, and a domain with a dot. */
const email = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]+$/u

const separators = /[\s,;，；、]+/u

/** In lower case, each once, in the order they were given; what looks like none is there as well. */
export function readEmails(text: string): string[] {
	const addresses = text
		// "Wang Xiaomei <xiaomei@example.com>" is pasted from mail programs.
		.replace(/[^,;，；、\n<>]*<([^<>]*)>/gu, ' $1 ')
		.split(separators)
		.map((word) => word.trim().toLowerCase())
		.filter((word) => word !== '')
	return [...new Set(addresses)]
}

export function looksLikeEmail(text: string): boolean {
	return text.length <= longestEmail && email.test(text)
}
