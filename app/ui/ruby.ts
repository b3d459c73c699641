/**
 * The words of a text on the page. A person may read 頭髮 ㄊㄡˊ ˙ㄈㄚ where 头发 tóufa is written: the element
 * has as data what it does not show (`app/domain/lesson-text/ruby-html.ts`).
 */

/** The word of a ruby element as the vocabulary has it, and its reading in pinyin. */
export function readRuby(ruby: Element): { word: string; pinyin: string | undefined } {
	const word = ruby.getAttribute('data-word') ?? writtenIn(ruby)
	const pinyin =
		ruby.getAttribute('data-reading') ?? ruby.querySelector('rt')?.textContent ?? undefined
	return { word, pinyin }
}

/** The reading above it as it shows, or would show if readings were on. */
export function readingShown(ruby: Element): string | undefined {
	const rt = ruby.querySelector('rt')
	const form = ruby.closest('[data-spoken="on"]') ? '.as-spoken' : '.as-stored'
	return (rt?.querySelector(form) ?? rt)?.textContent ?? undefined
}

/** The characters as their author wrote them. */
export function writtenIn(ruby: Element): string {
	return ruby.getAttribute('data-written') ?? hanziIn(ruby)
}

/** The characters that are on the screen. */
export function hanziIn(ruby: Element): string {
	let text = ''
	for (const node of ruby.childNodes) if (node.nodeName !== 'RT') text += node.textContent
	return text
}
