/** The browser's parser of HTML for tests in Node: parse5 follows the same standard. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { MarkupNode } from '#app/domain/texts/files/markup.ts'

export function parseMarkup(html: string): MarkupNode {
	return asNode(parse(html))
}

function asNode(node: DefaultTreeAdapterTypes.Node): MarkupNode {
	return {
		nodeType: 'tagName' in node ? 1 : node.nodeName === '#text' ? 3 : 9,
		nodeName: node.nodeName,
		nodeValue: 'value' in node ? node.value : null,
		// Made when they are asked for, so that no depth is too deep.
		get childNodes() {
			return 'childNodes' in node ? node.childNodes.map(asNode) : []
		},
		getAttribute(name) {
			if (!('attrs' in node)) return null
			return node.attrs.find((attribute) => attribute.name === name)?.value ?? null
		},
	}
}
