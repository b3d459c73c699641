/**
 * The notes of a lesson as HTML, for a reader who may know no Chinese yet. English explains, so it always
 * shows. The words of an example are those of a text.
 *
 *   是 [shì] joins nouns.   →  <p><span lang=zh-CN>是</span> <i lang=zh-Latn-pinyin>shì</i> joins nouns.</p>
 *   我 | 是 | 老师 | 。     →  <p class=example lang=zh-CN><ruby …>我<rt …>wǒ</ruby>…</p>
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { englishHtml, escapeText } from '#app/domain/html-text.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { NoteBlock, Span } from './note-blocks.ts'

/** `wordsOf` writes the words of an example. Empty without notes. */
export function notesHtml(
	blocks: readonly NoteBlock[],
	wordsOf: (tokens: readonly Token[]) => string,
): string {
	if (blocks.length === 0) return ''
	return `<h2>Notes</h2>${notesOf(blocks)
		.map((note) => `<section>${note.map((block) => blockHtml(block, wordsOf)).join('')}</section>`)
		.join('')}`
}

/** A heading begins a note. */
function notesOf(blocks: readonly NoteBlock[]): NoteBlock[][] {
	const notes: NoteBlock[][] = []
	for (const block of blocks) {
		const last = notes.at(-1)
		if (last && block.type !== 'heading') last.push(block)
		else notes.push([block])
	}
	return notes
}

function blockHtml(block: NoteBlock, wordsOf: (tokens: readonly Token[]) => string): string {
	switch (block.type) {
		case 'heading':
			return `<h3>${spansHtml(block.spans)}</h3>`
		case 'paragraph':
			return `<p>${spansHtml(block.spans)}</p>`
		case 'list':
			return `<ul>${block.items.map((spans) => `<li>${spansHtml(spans)}`).join('')}</ul>`
		case 'example':
			return `<p class=example lang=zh-CN>${wordsOf(block.zh)}<span class=en lang=en>${englishHtml(block.en)}</span></p>`
	}
}

function spansHtml(spans: readonly Span[]): string {
	return spans
		.map(({ text, isStrong, isEmphasis }) => {
			const emphasis = isEmphasis ? `<em>${proseHtml(text)}</em>` : proseHtml(text)
			return isStrong ? `<strong>${emphasis}</strong>` : emphasis
		})
		.join('')
}

/** A reading behind its hanzi: 是 [shì]. */
const reading = /\[([^[\]]+)\]/u
const hanziWithReading = /(\p{Script=Han}\s?\[[\p{Script=Latin}\p{M}’' ]+\])/u

function proseHtml(text: string): string {
	return text
		.split(hanziWithReading)
		.map((part, index) => {
			const [bracket, pinyin] = (index % 2 === 1 && reading.exec(part)) || []
			if (bracket === undefined || pinyin === undefined || !hasHanzi(part)) return englishHtml(part)
			const hanzi = part.slice(0, part.length - bracket.length).trim()
			return `${englishHtml(hanzi)} <i lang=zh-Latn-pinyin>${escapeText(pinyin)}</i>`
		})
		.join('')
}
