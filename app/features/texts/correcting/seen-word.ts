/** A word of the text on the screen as its reader sees it, with those around it: 我 | 从小 | 学 | 起. */
import type { TextPlace } from '#app/domain/texts/corrections.ts'
import { mayBeJoined } from '#app/domain/texts/wanted-cut.ts'
import { readRuby, writtenIn } from '#app/ui/ruby.ts'

export type SeenWord = {
	/** Where the first of `words` stands. */
	place: TextPlace
	words: string[]
	/** The index of the word itself. */
	at: number
	/** As a page shows it: Wáng Xiǎomíng. */
	pinyin: string | undefined
}

/** How many words on either side may be joined with it. */
const mostBeside = 2

/** Undefined if the word stands outside the text, such as in its title. */
export function seenWord(element: HTMLElement): SeenWord | undefined {
	const ruby = element.matches('ruby') ? element : element.querySelector('ruby')
	const paragraph = ruby?.closest<HTMLElement>('.text > p')
	if (!ruby || !paragraph) return undefined
	const words = wordsOf(paragraph)
	const at = words.findIndex((word) => word.ruby === ruby)
	let first = at
	while (first > 0 && at - first < mostBeside && areOneRun(words, first - 1)) first -= 1
	let last = at
	while (last < words.length - 1 && last - at < mostBeside && areOneRun(words, last)) last += 1
	return {
		place: { paragraph: indexOf(paragraph), at: words[first]?.at ?? 0 },
		words: words.slice(first, last + 1).map(({ text }) => text),
		at: at - first,
		pinyin: readRuby(ruby).pinyin,
	}
}

/** Where the word itself stands. */
export function placeOfSeen({ place, words, at }: SeenWord): TextPlace {
	return { paragraph: place.paragraph, at: place.at + words.slice(0, at).join('').length }
}

/** The element of the word that covers a place. */
export function wordAtPlace(text: Element | null, place: TextPlace): HTMLElement | undefined {
	const paragraph = text?.querySelectorAll<HTMLElement>(':scope > p')[place.paragraph]
	const words = paragraph ? wordsOf(paragraph) : []
	return words.findLast(({ at, ruby }) => ruby && at <= place.at)?.ruby
}

/** Words without a sign or a space between them. */
function areOneRun(words: readonly WordOnPage[], at: number): boolean {
	return mayBeJoined(words[at]?.text ?? '', words[at + 1]?.text ?? '')
}

type WordOnPage = { text: string; at: number; ruby: HTMLElement | undefined }

/** A player may have wrapped sentences in spans. Signs between words stand alone. */
function wordsOf(paragraph: HTMLElement): WordOnPage[] {
	const words: WordOnPage[] = []
	let at = 0
	const add = (text: string, ruby: HTMLElement | undefined) => {
		words.push({ text, at, ruby })
		at += text.length
	}
	const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
	while (nodes.nextNode()) {
		const { currentNode: node } = nodes
		if (node instanceof HTMLElement) {
			if (node.matches('ruby')) add(writtenIn(node), node)
		} else if (!node.parentElement?.closest('ruby, .en')) {
			add(node.textContent ?? '', undefined)
		}
	}
	return words
}

function indexOf(paragraph: HTMLElement): number {
	return [...(paragraph.parentElement?.children ?? [])].indexOf(paragraph)
}
