/**
 * The paragraphs and headings of a document, as a reader sees them.
 *
 *   <h2 id=a>第一章</h2><p><ruby>汉<rt>hàn</rt></ruby>字<script>…</script></p>
 *     →   第一章 (heading 2, anchor a), 汉字
 *
 * Scripts, styles and readings above words are no text. Notes, menus and what is hidden are left out, and
 * their letters are counted.
 */
import type { Line } from './headings.ts'
import { attribute, childrenOf, type MarkupNode, nameOf } from './markup.ts'
import { linesOf } from './text-of-file.ts'

export type MarkedLine = Line & {
	/** Ids of elements that begin in this line. */
	anchors: string[]
}

/** What no reader of the page sees, or sees as a picture. */
const noText = new Set(
	(
		'head script style template noscript noframes iframe frame object embed applet svg math canvas audio ' +
		'video map input rt rp rtc'
	).split(' '),
)

const menus = new Set('select datalist textarea button dialog nav'.split(' '))

const blocks = new Set(
	(
		'address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer ' +
		'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre section summary table ' +
		'tbody tfoot thead tr ul caption'
	).split(' '),
)

/** Parts of a book beside its text: the numbers of its notes, and the notes they open. */
const noteType = /\b(?:noteref|footnote|endnote|rearnote|pagebreak)s?\b/
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

type Step =
	| { do: 'enter'; node: MarkupNode; isWritten: boolean }
	| { do: 'break' }
	| { do: 'end-heading' }

/** Counted in hanzi, letters and digits. */
type Leftovers = { notes: number; beside: number }

export function noLeftovers(): Leftovers {
	return { notes: 0, beside: 0 }
}

/** Any depth: the steps that wait are a list, not calls. */
export function readMarkup(root: MarkupNode): Leftovers & { lines: MarkedLine[] } {
	const lines: MarkedLine[] = []
	const left = noLeftovers()
	let line: MarkedLine = { text: '', anchors: [] }
	let heading: number | undefined
	const waiting: Step[] = [{ do: 'enter', node: root, isWritten: false }]

	function end() {
		const text = joinHanzi(line.text)
		if (text !== '') {
			lines.push({ ...line, text })
			line = { text: '', anchors: [] }
		}
		if (heading !== undefined) line.heading = heading
		else delete line.heading
	}

	for (let step = waiting.pop(); step; step = waiting.pop()) {
		if (step.do !== 'enter') {
			if (step.do === 'end-heading') heading = undefined
			end()
			continue
		}
		const { node, isWritten } = step
		if (node.nodeType === 3) {
			const [first = '', ...more] = isWritten
				? linesOf(node.nodeValue ?? '')
				: [node.nodeValue ?? '']
			line.text += first
			for (const text of more) {
				end()
				line.text += text
			}
		}
		const name = nameOf(node)
		if (noText.has(name)) continue
		const besides = whyBeside(node, name)
		if (besides) {
			left[besides] += countLetters(node)
			continue
		}
		const isBlock = blocks.has(name)
		const level = /^h([1-6])$/.exec(name)?.[1]
		if (level) heading = Number(level)
		if (isBlock || name === 'br') end()
		if (name === 'td' || name === 'th') line.text += ' '
		for (const anchor of anchorsOf(node)) line.anchors.push(anchor)
		if (level) waiting.push({ do: 'end-heading' })
		else if (isBlock) waiting.push({ do: 'break' })
		const isAsWritten = isWritten || name === 'pre'
		for (const child of childrenOf(node).reverse()) {
			waiting.push({ do: 'enter', node: child, isWritten: isAsWritten })
		}
	}
	end()
	return { lines, ...left }
}

function whyBeside(node: MarkupNode, name: string): keyof Leftovers | undefined {
	if (menus.has(name)) return 'beside'
	if (node.nodeType !== 1) return undefined
	const style = attribute(node, 'style')
	const isHidden = style !== undefined && hiddenStyle.test(style)
	if (isHidden || attribute(node, 'hidden') !== undefined) return 'beside'
	const isNote =
		noteType.test(attribute(node, 'epub:type') ?? '') ||
		/^doc-(?:noteref|footnote|endnote|pagebreak)/.test(attribute(node, 'role') ?? '')
	return isNote ? 'notes' : undefined
}

function countLetters(root: MarkupNode): number {
	let count = 0
	const waiting = [root]
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		if (node.nodeType === 3) count += node.nodeValue?.match(/[\p{L}\p{N}]/gu)?.length ?? 0
		if (noText.has(nameOf(node))) continue
		for (const child of childrenOf(node)) waiting.push(child)
	}
	return count
}

function anchorsOf(node: MarkupNode): string[] {
	if (node.nodeType !== 1) return []
	return [attribute(node, 'id'), attribute(node, 'name')].filter((anchor) => anchor !== undefined)
}

const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/** Editors break lines of Chinese anywhere: no space belongs there. Other spaces are one. */
function joinHanzi(text: string): string {
	const line = text.trim()
	return line.replace(/\s+/g, (space: string, at: number) => {
		const isBetween = wide.test(line.charAt(at - 1)) && wide.test(line.charAt(at + space.length))
		return space.includes('\n') && isBetween ? '' : ' '
	})
}
