/**
 * HTML and the XML of books, read by one lenient parser: that of HTML. It never expands the entities a
 * file declares, and books that are not quite XML are read like any other.
 *
 *   <p>你好<br/>世界</p>   →   elements p and br, texts 你好 and 世界
 *
 * The parser is given from outside: the browser's DOMParser, whose documents run and load nothing.
 */

/** The part of a DOM node that is read here. */
export type MarkupNode = {
	/** 1 for elements, 3 for texts, as in the DOM. */
	readonly nodeType: number
	readonly nodeName: string
	readonly nodeValue: string | null
	readonly childNodes: ArrayLike<MarkupNode>
	getAttribute?(name: string): string | null
}

export type ParseMarkup = (html: string) => MarkupNode

/** Elements that end where they begin; all others need an end, which XML may leave out: `<title/>`. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i
const closedAtOnce =
	/<([a-zA-Z][\w:.-]{0,50})((?:\s(?:[^<>"']|"[^"<]{0,2000}"|'[^'<]{0,2000}'){0,2000})?)\/>/g
const cdata = { begin: '<![CDATA[', end: ']]>' }

/** XML as the parser of HTML understands it. */
export function asHtml(xml: string): string {
	return withEscapedCdata(withoutDoctype(xml)).replace(
		closedAtOnce,
		(tag, name: string, attributes: string) =>
			empty.test(name) ? tag : `<${name}${attributes}></${name}>`,
	)
}

/** From the beginning of the text that has no end of its own, nothing is looked for any more. */
function withEscapedCdata(xml: string): string {
	let html = ''
	let at = 0
	while (true) {
		const begin = xml.indexOf(cdata.begin, at)
		const end = begin === -1 ? -1 : xml.indexOf(cdata.end, begin)
		if (end === -1) return html + xml.slice(at)
		const text = xml.slice(begin + cdata.begin.length, end)
		html += xml.slice(at, begin) + text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
		at = end + cdata.end.length
	}
}

/** A document type may declare entities, in brackets: HTML would take them for text. */
function withoutDoctype(xml: string): string {
	const start = /<!doctype/i.exec(xml)?.index
	if (start === undefined) return xml
	const bracket = xml.indexOf('[', start)
	const close = xml.indexOf('>', start)
	if (close === -1) return xml.slice(0, start)
	if (bracket === -1 || bracket > close) return xml.slice(0, start) + xml.slice(close + 1)
	const end = /\]\s*>/.exec(xml.slice(bracket))
	return end
		? xml.slice(0, start) + xml.slice(bracket + end.index + end[0].length)
		: xml.slice(0, start)
}

/** The name without its prefix: `opf:item` and `ITEM` are item. */
export function nameOf(node: MarkupNode): string {
	return node.nodeType === 1 ? node.nodeName.toLowerCase().replace(/^.*:/, '') : ''
}

export function attribute(node: MarkupNode, name: string): string | undefined {
	return node.getAttribute?.(name) ?? undefined
}

/** All elements below a node, in the order of the document. Any depth: no recursion. */
export function elementsOf(root: MarkupNode): MarkupNode[] {
	const found: MarkupNode[] = []
	const waiting = [root]
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if (node.nodeType === 1) found.push(node)
		for (const child of childrenOf(node).reverse()) waiting.push(child)
	}
	return found
}

/** A title is short: one with more nodes than this is cut. */
const mostNodesOfTitle = 200

/** The text of a short element, such as a title, with single spaces. */
export function textOf(root: MarkupNode): string {
	const found: string[] = []
	const waiting = [root]
	for (let count = 0; count < mostNodesOfTitle; count += 1) {
		const node = waiting.pop()
		if (!node) break
		if (node.nodeType === 3) found.push(node.nodeValue ?? '')
		for (const child of childrenOf(node).reverse()) waiting.push(child)
	}
	return found.join('').replace(/\s+/g, ' ').trim()
}

export function childrenOf({ childNodes }: MarkupNode): MarkupNode[] {
	return Array.from(childNodes)
}

/** `&amp;`, `&#x6211;`, `&hellip;`: by a name or a number. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** Replaces the entities of HTML, all 2,231 of them: the parser knows their names. */
export function entityDecoder(parse: ParseMarkup): (text: string) => string {
	const known = new Map<string, string>()
	function decode(found: string): string {
		// A letter in front: the parser leaves out space at the beginning of a page.
		const decoded = known.get(found) ?? textNodesOf(parse(`x${found}`)).slice(1)
		known.set(found, decoded)
		return decoded
	}
	return (text) => text.replace(entity, decode)
}

function textNodesOf(root: MarkupNode): string {
	const waiting = [root]
	let text = ''
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		text += node.nodeType === 3 ? (node.nodeValue ?? '') : ''
		waiting.push(...childrenOf(node))
	}
	return text
}
