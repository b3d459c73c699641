/**
 * Reads a .md file: headings divide it, and the signs of Markdown are left out.
 *
 *   # 我的一天          →  a heading
 *   我**很**喜欢[茶](https://example.org/)。  →  我很喜欢茶。
 */
import { divideAtHeadings, type Line } from './headings.ts'
import { withCount } from './notices.ts'
import { linesOf, type TextOfFile } from './text-of-file.ts'

const hashes = /^#{1,6}(?:\s+|(?=\p{Script=Han}))/u
const fence = /^(?:`{3,}|~{3,})/
const rule = /^(?:[-*_]\s*){3,}$/
const rowOfTable = /^[\s:|-]*$/
const isReference = /^\[[^\]]+\]:\s*\S+/
const beginning = /^(?:>\s?)+|^[-*+]\s+(?:\[[ xX]\]\s+)?|^\d{1,3}[.)]\s+/

export function readMarkdown(text: string, name: string): TextOfFile {
	const lines = linesOf(text)
	const own = withoutAsides(lines)
	const read = divideAtHeadings(linesOfMarkdown(own), name)
	const code = withCount([{ code: 'own-file.code', count: lines.length - own.length }])
	return { ...read, notices: [...read.notices, ...code] }
}

function linesOfMarkdown(lines: readonly string[]): Line[] {
	const read: Line[] = []
	for (const line of lines) {
		const last = read.at(-1)
		const underlined = /^(=+|-+)$/.exec(line)
		if (underlined && last && last.text !== '' && last.heading === undefined) {
			last.heading = line.startsWith('=') ? 1 : 2
		} else if (rule.test(line) || rowOfTable.test(line)) read.push({ text: '' })
		else if (!isReference.test(line)) read.push(toLine(line))
	}
	return read
}

/** Leaves out the block of settings at the beginning, and blocks of code. */
function withoutAsides(lines: readonly string[]): string[] {
	const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
	let closing: string | undefined
	return lines.slice(end + 1).filter((line) => {
		const marks = fence.exec(line)?.[0]
		if (closing === undefined && marks) {
			closing = marks
			return false
		}
		if (closing === undefined) return true
		if (marks === line && marks.startsWith(closing)) closing = undefined
		return false
	})
}

function toLine(line: string): Line {
	const heading = hashes.exec(line)?.[0].trim().length
	if (heading === undefined) return { text: withoutSigns(withoutBeginnings(line)) }
	return { text: withoutSigns(line.replace(hashes, '').replace(/\s+#+$/, '')), heading }
}

/** A quotation may hold a list: `> - 茶`. */
function withoutBeginnings(line: string): string {
	let rest = line
	for (let depth = 0; depth < 4; depth += 1) rest = rest.replace(beginning, '')
	return rest
}

/** Signs after a backslash are text: they wait among the characters for private use. */
const escaped = /\\([!-/:-@[-`{-~])/g
const hidden = 0xe000
const hiddenSign = /[\ue021-\ue07e]/g

/**
 * Pictures go, links and emphasis leave their text. Each pair of signs is looked for within 500
 * characters, so that a long line of opening signs takes no longer than any other.
 */
function withoutSigns(line: string): string {
	return line
		.replace(escaped, (_, sign: string) => String.fromCharCode(hidden + sign.charCodeAt(0)))
		.replace(/!\[[^\]]{0,500}\](?:\([^)]{0,500}\)|\[[^\]]{0,500}\])/g, '')
		.replace(/\[([^[\]]{0,500})\](?:\([^)]{0,500}\)|\[[^\]]{0,500}\])/g, '$1')
		.replace(/<\/?[a-zA-Z][^<>]{0,500}>|<!--.{0,500}?-->/g, '')
		.replace(/(\*{1,3}|~~)(?=\S)(.{0,500}?\S)\1/g, '$2')
		.replace(/(^|[^\p{L}\p{N}_])(_{1,3})(?=\S)(.{0,500}?\S)\2(?![\p{L}\p{N}_])/gu, '$1$3')
		.replace(/(`{1,3})(.{1,500}?)\1/g, '$2')
		.replace(/^\||\|$/g, '')
		.replace(hiddenSign, (sign) => String.fromCharCode(sign.charCodeAt(0) - hidden))
}
