/**
 * A lesson's text as HTML. HTML is written as a string here, so everything is escaped here.
 *
 * 我[wǒ] 学习[xué xí]。 with 我 at HSK 1 and 学习 at HSK 2 becomes
 *
 *     <p><ruby class=l1>我<rt lang=zh-Latn-pinyin>wǒ</ruby><ruby data-end class=l2>学习<rt
 *     lang=zh-Latn-pinyin>xuéxí</ruby>。</p>
 *
 * - A word has its own HSK level as a class, not the reader's familiarity with it, so the HTML is the
 *   same for all readers.
 * - A word of the vocabulary also has a class of its own, as in `class="l2 w1f"`. By it a style sheet
 *   paints what this reader knows (`app/domain/known-words/word-sheet.ts`). `class="n w1f"` is a name without a
 *   level, such as 安娜 Ān nà: nobody need learn it.
 * - Quotes and `</rt>` are left out where HTML allows it: a text may have ten thousand words and is
 *   read on phones.
 * - The English line is inside the paragraph, so browsers can skip both while off screen
 *   (`content-visibility`).
 * - A word in traditional characters has its simplified form, by which it is looked up, as data; so has
 *   t恤, which is looked up as T恤.
 * - A person may read another script, zhuyin or tones in colours (`drawn-word.ts`). What is not drawn then
 *   stands in the word as data: 頭髮 has `data-written="头发"`, and ㄊㄡˊ ˙ㄈㄚ has `data-reading="tóufa"`.
 * - 不 of 不是 has both its readings, bù as stored and bú as spoken, and bù as `data-reading`. Which one shows
 *   is a matter of the style sheet (`app/features/display/display.css`).
 * - A word before 。 or ， has `data-end`, and a paragraph that begins with “ the class `hang`
 *   (`beside-marks.ts`).
 * - A paragraph whose speaker has a short name has the class `turn`: a telephone has a column for such names.
 * - A hidden word (blank) keeps its space but is neither visible nor read aloud until revealed.
 */
import {
	type Drawing,
	drawWord,
	readingsHtml,
	type WordToDraw,
} from '#app/domain/display/drawn-word.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { englishHtml, escapeText } from '#app/domain/html-text.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { spokenReadings } from '#app/domain/pinyin/spoken-readings.ts'
import type { Around } from '#app/domain/vocabulary/form-in-context.ts'
import { classOfPlace, type PlaceOfWord } from '#app/domain/vocabulary/word-places.ts'
import { beginsWithQuote, withEnd } from './beside-marks.ts'
import { type Block, isInTraditional, type LessonContent, type Token, textOf } from './content.ts'
import { isShortName, saidInEnglish, speechOf } from './dialogue.ts'

/** Looks up a word's HSK rank by its reading; undefined outside the HSK. */
export type RankOfWord = (word: string, pinyin: string | undefined) => HskRank | undefined

type RubyOptions = {
	rankOf: RankOfWord
	/** Gives words a class of their own, by their place in the vocabulary of the text. */
	placeOf?: PlaceOfWord
	/** How its reader wants words drawn; default: as they are written, with pinyin. */
	drawing?: Drawing | undefined
	/** Set speaker labels (服务员：) in bold. */
	isDialogue?: boolean
	/** Number the paragraphs, from 1. */
	hasNumbers?: boolean
	/** Name the paragraphs p1, p2 …, for links to them. */
	hasIds?: boolean
}

/** Words without their paragraph, for Chinese beside the text (`aside.ts`). */
export function wordsHtml(
	tokens: readonly Token[],
	options: Pick<RubyOptions, 'rankOf' | 'placeOf' | 'drawing'>,
): string {
	const { drawing } = options
	const spoken = spokenReadings(tokens)
	const html = tokens
		.map((token, at) => {
			const around = drawing && aroundOf(tokens, at)
			return withEnd(
				rubyOf({ ...token, spoken: spoken[at], around }, options),
				token,
				tokens[at + 1],
			)
		})
		.join('')
	const isTraditional = drawing?.script === 'traditional'
	return isTraditional ? `<span lang=zh-Hant>${html}</span>` : html
}

/**
 * The same, with what stands in quotation marks in an element of its own: of “老师”的拼音是什么？ a style sheet
 * hides the reading of 老师 alone.
 */
export function quotingHtml(
	tokens: readonly Token[],
	wordsHtml: (tokens: readonly Token[]) => string,
): string {
	const close = tokens.findIndex(({ word }) => word.includes('”'))
	const open = tokens.findLastIndex(({ word }, at) => at < close && word.includes('“'))
	if (open < 0) return wordsHtml(tokens)
	const quoted = wordsHtml(tokens.slice(open + 1, close))
	const mark = wordsHtml(tokens.slice(close, close + 1))
	const rest = quotingHtml(tokens.slice(close + 1), wordsHtml)
	return `${wordsHtml(tokens.slice(0, open + 1))}<span class=quoted>${quoted}</span>${mark}${rest}`
}

/** One HTML string for each paragraph. */
export function rubyHtml(content: LessonContent, options: RubyOptions): string[] {
	// Most words repeat, nearly always with the same reading.
	const made = new Map<string, { pinyin: string | undefined; html: string }>()
	const ruby = (token: TokenInLine) => {
		// Its neighbours may settle the form of a single character, and how 不 and 一 are spoken.
		const isByNeighbours = options.drawing && token.word.length === 1
		if (isByNeighbours || token.spoken) return rubyOf(token, options)
		const shown = token.written ?? token.word
		const known = made.get(shown)
		if (known && known.pinyin === token.pinyin) return known.html
		const html = rubyOf(token, options)
		made.set(shown, { pinyin: token.pinyin, html })
		return html
	}
	let blanks = 0
	const write = (token: TokenInLine) => {
		if (!token.isHide) return ruby(token)
		blanks += 1
		return blankOf(blanks, ruby(token))
	}
	return content.map((block, index) => paragraphOf(block, index + 1, options, write))
}

function paragraphOf(
	block: Block,
	number: number,
	{ isDialogue, hasNumbers, hasIds, drawing }: RubyOptions,
	write: (token: TokenInLine) => string,
): string {
	const speech = isDialogue ? speechOf(block.zh) : undefined
	const said = speech?.said ?? block.zh
	const english = speech ? saidInEnglish(block.en) : block.en
	const speaker = block.zh.slice(0, block.zh.length - said.length)
	const spacing = block.blank === 'normal' ? undefined : block.blank
	const turn = speech && isShortName(speech.speaker) ? 'turn' : undefined
	const hang = speaker.length === 0 && beginsWithQuote(said) ? 'hang' : undefined
	const script = isTraditional(block, drawing) ? ' lang=zh-Hant' : ''
	const id = hasIds ? ` id=p${number}` : ''
	let html = `<p${id}${classOf(spacing, hang, turn)}${script}${hasNumbers ? ` data-n=${number}` : ''}>`
	if (speaker.length > 0) html += `<b>${speaker.map((token) => write(token)).join('')}</b>`
	const spoken = spokenReadings(said)
	for (const [at, token] of said.entries()) {
		const around = drawing && aroundOf(said, at)
		html += withEnd(write({ ...token, spoken: spoken[at], around }), token, said[at + 1])
	}
	if (english !== '') html += `<span class=en lang=en>${englishHtml(english)}</span>`
	return `${html}</p>`
}

function classOf(...names: (string | undefined)[]): string {
	const classes = names.filter((name) => name !== undefined)
	return classes.length > 1
		? ` class="${classes.join(' ')}"`
		: classes.map((one) => ` class=${one}`).join('')
}

function isTraditional({ zh }: Block, drawing: Drawing | undefined): boolean {
	if (drawing?.script === 'traditional') return true
	return drawing?.script !== 'simplified' && zh.some(isInTraditional)
}

/** As many words on either side as a rule looks at. */
const farthest = 4

function aroundOf(tokens: readonly Token[], at: number): Around {
	return {
		before: textOf(tokens.slice(Math.max(0, at - farthest), at)),
		after: textOf(tokens.slice(at + 1, at + 1 + farthest)),
	}
}

/** A token where it stands: as it is spoken there, if that differs, and among its neighbours. */
type TokenInLine = Token & { spoken?: string | undefined; around?: Around | undefined }

function rubyOf(token: TokenInLine, options: RubyOptions): string {
	const { word, written, pinyin, spoken } = token
	const { rankOf, placeOf, drawing } = options
	if (!pinyin && !hasHanzi(word)) return escapeText(word)
	if (drawing) return drawnRubyOf(token, drawing, options)
	const rank = rankOf(word, pinyin)
	const [stored, said] = [pinyin, spoken].map((one) => one && escapeText(joinSyllables(one)))
	const reading = pinyin && `<rt lang=zh-Latn-pinyin>${readingsHtml(stored ?? '', said)}`
	const classes = classesOf(rank, placeOf?.(word, pinyin), pinyin)
	const lookup = written ? ` data-word="${escapeText(word)}"` : ''
	const pinyinData = spoken ? readingData(pinyin) : ''
	const size = isLong(word) ? ' data-long' : ''
	return `<ruby${classes}${size}${lookup}${pinyinData}>${escapeText(written ?? word)}${reading ?? ''}</ruby>`
}

function drawnRubyOf(
	token: WordToDraw,
	drawing: Drawing,
	{ rankOf, placeOf }: RubyOptions,
): string {
	const { word, written = word, pinyin, spoken } = token
	const { hanzi, hanziHtml, readingHtml } = drawWord(token, drawing)
	const isZhuyin = drawing.notation === 'zhuyin'
	const classes = classesOf(rankOf(word, pinyin), placeOf?.(word, pinyin), pinyin)
	const lookup = written === word ? '' : ` data-word="${escapeText(word)}"`
	const writtenData = hanzi === written ? '' : ` data-written="${escapeText(written)}"`
	const pinyinData = isZhuyin || spoken ? readingData(pinyin) : ''
	const reading = pinyin && `<rt lang=${isZhuyin ? 'zh-Bopo' : 'zh-Latn-pinyin'}>${readingHtml}`
	const size = isLong(word) ? ' data-long' : ''
	return `<ruby${classes}${size}${lookup}${writtenData}${pinyinData}>${hanziHtml}${reading ?? ''}</ruby>`
}

function readingData(pinyin: string | undefined): string {
	return pinyin ? ` data-reading="${escapeText(joinSyllables(pinyin))}"` : ''
}

function classesOf(
	rank: HskRank | undefined,
	place: number | undefined,
	pinyin: string | undefined,
): string {
	if (place === undefined) return rank ? ` class=l${rank}` : ''
	const own = classOfPlace(place)
	if (rank) return ` class="l${rank} ${own}"`
	return pinyin && isNameReading(pinyin) ? ` class="n ${own}"` : ` class=${own}`
}

/** Longer words don't fit on a phone's line and may wrap. */
const mostHanziInLine = 6

function isLong(word: string): boolean {
	return word.length > mostHanziInLine && [...word].length > mostHanziInLine
}

function blankOf(number: number, ruby: string): string {
	return `<button type=button class=blank tabindex=-1 data-n=${number} aria-label="Blank ${number}">${ruby}</button>`
}
