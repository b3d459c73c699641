/**
 * The notes of a lesson as HTML, for a reader who may know no Chinese yet. English explains, so it always
 * shows. The words of an example are those of a text.
 *
 *   是 [shì] joins nouns.   →  <p><span lang=zh-CN>是</span> <i lang=zh-Latn-pinyin>shì</i> joins nouns.</p>
 *   一边 [yībiān]           →  … <i lang=zh-Latn-pinyin> with the stored and the spoken reading, yìbiān
 *   我 | 是 | 老师 | 。     →  <p class=example lang=zh-CN><ruby …>我<rt …>wǒ</ruby>…</p>
 */
import { readingsHtml } from '#app/domain/display/drawn-word.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { englishHtml, escapeText } from '#app/domain/html-text.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { wordsOfSentence } from '#app/domain/pinyin/sentence-words.ts'
import { spokenReadings } from '#app/domain/pinyin/spoken-readings.ts'
import type { CharacterBlock } from './character-block.ts'
import { type NoteBlock, notesOf } from './note-blocks.ts'
import type { Span } from './spans.ts'

/** `wordsOf` writes the words of an example. Empty without notes. */
export function notesHtml(
	blocks: readonly NoteBlock[],
	wordsOf: (tokens: readonly Token[]) => string,
): string {
	if (blocks.length === 0) return ''
	return `<h2>Notes</h2>${notesOf(blocks)
		.map((note) => {
			const blocks = note.map((block) => blockHtml(block, wordsOf)).join('')
			const hasCharacters = note.some(({ type }) => type === 'character')
			return `<section>${blocks}${hasCharacters ? moreParts : ''}</section>`
		})
		.join('')}`
}

const moreParts = '<p><a href=/components>All parts of characters</a></p>'

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
		case 'character':
			return characterHtml(block, wordsOf)
	}
}

const roles = { means: ', its meaning', sounds: ', its sound', part: '' }

/** The character, its parts, and a button that a script answers with its strokes. */
function characterHtml(
	{ zh, parts, spans }: CharacterBlock,
	wordsOf: (tokens: readonly Token[]) => string,
): string {
	const hanzi = escapeText(zh.map(({ word }) => word).join(''))
	const items = parts.map(({ role, hanzi: part, gives }) => {
		const given =
			role === 'sounds'
				? `<i lang=zh-Latn-pinyin>${escapeText(joinSyllables(gives))}</i>`
				: englishHtml(gives)
		return `<li><span lang=zh-CN>${escapeText(part)}</span> ${given}${roles[role]}`
	})
	const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
	return `<div class=character><p lang=zh-CN>${wordsOf(zh)}</p>${list}<p>${spansHtml(spans)}</p><button type=button class="button button-secondary" data-strokes="${hanzi}">Strokes<span class=sr-only> of <span lang=zh-CN>${hanzi}</span></span></button></div>`
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
const hanziWithReading = /(\p{Script=Han}+\s?\[[\p{Script=Latin}\p{M}’' ]+\])/u

function proseHtml(text: string): string {
	return text
		.split(hanziWithReading)
		.map((part, index) => {
			const [bracket, pinyin] = (index % 2 === 1 && reading.exec(part)) || []
			if (bracket === undefined || pinyin === undefined || !hasHanzi(part)) return englishHtml(part)
			const hanzi = part.slice(0, part.length - bracket.length).trim()
			const spoken = spokenOf(hanzi, pinyin)
			const readings = readingsHtml(escapeText(pinyin), spoken && escapeText(spoken))
			return `${englishHtml(hanzi)} <i lang=zh-Latn-pinyin>${readings}</i>`
		})
		.join('')
}

/** Undefined if it is spoken as it is written, or if it does not pair with its hanzi. */
function spokenOf(hanzi: string, pinyin: string): string | undefined {
	const words = wordsOfSentence(hanzi, pinyin) ?? []
	const spoken = spokenReadings(words)
	if (spoken.every((one) => one === undefined)) return undefined
	return words.map(({ pinyin: stored = '' }, at) => joinSyllables(spoken[at] ?? stored)).join(' ')
}
