/**
 * The addresses in a pasted list of people: one a line, with commas, from a mail program, or as rows of a
 * table.
 *
 *   姓名	Email
 *   王小美	xiaomei@example.com
 *   李雷 <lilei@example.com>, hanmeimei@example
 *
 * has xiaomei@example.com, lilei@example.com and hanmeimei@example, which is refused later. Names beside an
 * address are left out, and so is the first row of a table. Whatever could be a mistyped address stays.
 */
import { readEmails } from '#app/domain/accounts/email-list.ts'

/** Distinct items in lower case and in order, including those that don't look like addresses. */
export function readPastedAddresses(text: string): string[] {
	const lines = text.split(/\r\n|\r|\n/u)
	const items = lines.flatMap((line, index) => {
		const words = readEmails(line)
		if (words.some(hasAt)) return words.filter((word) => hasAt(word) || hasInnerDot(word))
		return index === 0 && isHead(line) ? [] : words
	})
	return [...new Set(items)]
}

function hasAt(word: string): boolean {
	return word.includes('@')
}

/** xiaomei.example.com lacks its @; the name J. has no letter behind the dot. */
function hasInnerDot(word: string): boolean {
	return /[^.]\.[^.]/u.test(word)
}

function isHead(line: string): boolean {
	return /e-?mail|邮箱|邮件/iu.test(line)
}
