/**
 * A lesson's text as HTML: the one function of the product that writes HTML as a string, and so
 * the one that escapes everything.
 *
 * 我[wǒ] 学习[xué xí]。 with 我 at HSK1 and 学习 at HSK2 becomes
 *
 *     <p><ruby class=l1>我<rt lang=zh-Latn-pinyin>wǒ</ruby><ruby class=l2>学习<rt
 *     lang=zh-Latn-pinyin>xuéxí</ruby>。</p>
 *
 * A word carries its own HSK level and never how well a reader knows it, so that the text is the
 * same for everybody. It stays in one line with its reading, unless it is long. Punctuation is plain
 * text. HTML lets quotes and the end of an rt be left out: they are, because ten thousand words are
 * read on telephones. The English line ends the paragraph, so that a browser can leave out both
 * together while they are off the screen. A hidden word (blank) keeps its room but is neither seen
 * nor read aloud until the reader asks for it.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import type { Block, LessonContent, Token } from './content.ts'
import { speechOf } from './dialogue.ts'

/** What the text needs to know of a word: its level, if a list of the HSK holds it. */
export type RankOfWord = (word: string, pinyin: string | undefined) => HskRank | undefined

type RubyOptions = {
	rankOf: RankOfWord
	/** A label before a colon is somebody speaking. */
	isDialogue?: boolean
	hasNumbers?: boolean
}

/** The paragraphs in order, one string each. */
export function rubyHtml(content: LessonContent, options: RubyOptions): string[] {
	// Most words come again and again, nearly always with the same reading.
	const written = new Map<string, { pinyin: string | undefined; html: string }>()
	const ruby = (token: Token) => {
		const known = written.get(token.word)
		if (known && known.pinyin === token.pinyin) return known.html
		const html = rubyOf(token, options.rankOf)
		written.set(token.word, { pinyin: token.pinyin, html })
		return html
	}
	let blanks = 0
	const write = (token: Token) => {
		if (!token.isHide) return ruby(token)
		blanks += 1
		return blankOf(blanks, ruby(token))
	}
	return content.map((block, index) => paragraphOf(block, index + 1, options, write))
}

function paragraphOf(
	block: Block,
	number: number,
	{ isDialogue, hasNumbers }: RubyOptions,
	write: (token: Token) => string,
): string {
	const said = (isDialogue && speechOf(block.zh)?.said) || block.zh
	const speaker = block.zh.slice(0, block.zh.length - said.length)
	const spacing = block.blank === 'normal' ? '' : ` class=${block.blank}`
	let html = `<p${spacing}${hasNumbers ? ` data-n=${number}` : ''}>`
	if (speaker.length > 0) html += `<b>${speaker.map(write).join('')}</b>`
	for (const token of said) html += write(token)
	if (block.en !== '') html += `<span class=en lang=en>${englishOf(block.en)}</span>`
	return `${html}</p>`
}

/** She says “你好”: what is Chinese in an English line is read aloud as Chinese. */
function englishOf(text: string): string {
	const html = escapeText(text)
	return hasHanzi(html) ? html.replace(/\p{Script=Han}+/gu, '<span lang=zh-CN>$&</span>') : html
}

function rubyOf({ word, pinyin }: Token, rankOf: RankOfWord): string {
	if (!pinyin && !hasHanzi(word)) return escapeText(word)
	const rank = rankOf(word, pinyin)
	const reading = pinyin && `<rt lang=zh-Latn-pinyin>${escapeText(joinSyllables(pinyin))}`
	const level = rank ? ` class=l${rank}` : ''
	return `<ruby${level}${isLong(word) ? ' data-long' : ''}>${escapeText(word)}${reading ?? ''}</ruby>`
}

/** On a telephone no more hanzi and their reading have room in a line: such a word may be broken. */
const mostHanziInLine = 6

function isLong(word: string): boolean {
	return word.length > mostHanziInLine && [...word].length > mostHanziInLine
}

function blankOf(number: number, ruby: string): string {
	return `<button type=button class=blank tabindex=-1 data-n=${number} aria-label="Blank ${number}">${ruby}</button>`
}

const special = /[&<>"'\r\0\p{Surrogate}]/gu
/** Finds all of them, and whole surrogate pairs besides, in a fraction of the time. */
const perhapsSpecial = /[&<>"'\r\0\ud800-\udfff]/

const escapes: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
	'\r': '&#13;',
}

/** What HTML cannot carry, NUL and halves of surrogate pairs, is written as U+FFFD. */
function escapeText(text: string): string {
	if (!perhapsSpecial.test(text)) return text
	return text.replace(special, (sign) => escapes[sign] ?? '\ufffd')
}
