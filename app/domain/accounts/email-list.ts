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
	// A Chinese keyboard types ＠ and ．
	const addresses = withoutNames(text.normalize('NFKC'))
		.split(separators)
		.map((word) => word.trim().toLowerCase())
		.filter((word) => word !== '')
	return [...new Set(addresses)]
}

/**
 * "Wang Xiaomei <xiaomei@example.com>", as pasted from mail programs, becomes " xiaomei@example.com ".
 * One pattern for name and address would try a long text again from each of its letters.
 */
function withoutNames(text: string): string {
	const parts = text.match(/<[^<>]*>|[^<>]+|[<>]/gu) ?? []
	return parts
		.map((part, index) => {
			if (isAddress(part)) return ` ${part.slice(1, -1)} `
			return isAddress(parts[index + 1]) ? part.slice(0, startOfName(part)) : part
		})
		.join('')
}

function isAddress(part: string | undefined): boolean {
	return part !== undefined && part.length > 1 && part.startsWith('<')
}

/** After the last separator. Names have spaces in them. */
function startOfName(part: string): number {
	return Math.max(...[...',;，；、\n'].map((separator) => part.lastIndexOf(separator))) + 1
}

export function looksLikeEmail(text: string): boolean {
	return text.length <= longestEmail && email.test(text)
}
