/**
 * Text as it stands in HTML: 5 < 6 & “好” becomes 5 &lt; 6 &amp; “好”. Everything that writes HTML as a
 * string escapes its texts here.
 */
import { hasHanzi } from './hanzi.ts'

const special = /[&<>"'\r\0\p{Surrogate}]/gu
/** A fast test: matches all of `special`, and valid surrogate pairs too. */
const perhapsSpecial = /[&<>"'\r\0\ud800-\udfff]/

const escapes: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
	'\r': '&#13;',
}

/** NUL and lone surrogates, which HTML can't represent, become U+FFFD. */
export function escapeText(text: string): string {
	if (!perhapsSpecial.test(text)) return text
	return text.replace(special, (character) => escapes[character] ?? '\ufffd')
}

/** Marks Chinese inside English (She says “你好”), so screen readers pronounce it as Chinese. */
export function englishHtml(text: string): string {
	const html = escapeText(text)
	return hasHanzi(html) ? html.replace(/\p{Script=Han}+/gu, '<span lang=zh-CN>$&</span>') : html
}
