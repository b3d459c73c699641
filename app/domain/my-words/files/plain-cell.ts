/**
 * A cell as plain text, without what flashcard programs put around it: HTML, sounds and pictures.
 *
 *   <span class="tone2">xué</span> xí   xué xí
 *   [sound:xuexi.mp3]                   nothing
 *   学习&nbsp;                          学习
 *   {{c1::学习::to study}}              学习
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'

const named: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
}

/** On one line. Entities may name what draws nothing, after the file came in. */
export function plainCell(cell: string, { isHtml }: { isHtml: boolean }): string {
	const text = isHtml ? decodeEntities(withoutTags(cell)) : cell
	const shown = text
		.replace(/\[sound:[^[\]]*\]/gi, ' ')
		.replace(/\{\{c\d{1,3}::([^{}:]*)(?:::[^{}]*)?\}\}/g, '$1')
	const written = incomingText(shown)
	return written.replace(/\s+/gu, ' ').trim()
}

function withoutTags(html: string): string {
	return html
		.replace(/<(?:br|div|p|li|tr)\b[^<>]*>|<\/(?:div|p|li|tr)>/gi, ' ')
		.replace(/<\/?[a-z!][^<>]*>/gi, '')
}

/** An entity without a meaning stays as it is. */
export function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, ...parts) => {
		const [decimal, hex, name] = parts.map((part) => (typeof part === 'string' ? part : ''))
		if (name) return named[name.toLowerCase()] ?? entity
		const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
	})
}
