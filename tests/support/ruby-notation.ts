/** A text’s HTML as one line per paragraph: 我[wǒ] 爱[ài] 你[nǐ]。 */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
type HtmlElement = DefaultTreeAdapterTypes.Element

export function show(html: string): string {
	return parseFragment(html).childNodes.map(showNode).join('\n')
}

function showNode(node: HtmlNode): string {
	if ('value' in node) return node.value
	if (!('tagName' in node)) return ''
	if (node.tagName === 'ruby') return showRuby(node)
	const words = node.childNodes.map(showNode).reduce(spaced, '')
	return node.tagName === 'button' ? `(${words})` : words
}

function showRuby({ childNodes }: HtmlElement): string {
	const [word, reading] = childNodes
	return reading ? `${textOf(word)}[${textOf(reading)}]` : textOf(word)
}

/** Separates words, so that each reading clearly belongs to its word. */
function spaced(line: string, next: string): string {
	return line.endsWith(']') && next.includes('[') ? `${line} ${next}` : line + next
}

export function textOf(node: HtmlNode | undefined): string {
	if (!node) return ''
	if ('value' in node) return node.value
	return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** All elements of a piece of HTML, in order. */
export function elementsOf(html: string): HtmlElement[] {
	const all = (node: HtmlNode): HtmlElement[] =>
		'tagName' in node ? [node, ...node.childNodes.flatMap(all)] : []
	return parseFragment(html).childNodes.flatMap(all)
}
