/**
 * Turns a text into words with reading, part of speech and level: 我学习汉语。 → 我 wǒ (pronoun, HSK1) |
 * 学习 xué xí (verb, HSK1) | 汉语 Hàn yǔ (noun, HSK1) | 。
 *
 * The engine cuts the text, custom words and the request's extra words are forced, and the vocabulary
 * supplies the details.
 */
import type { ParagraphDoubts } from '#app/contracts/doubts.ts'
import type { TokenizedWord, TokenizeVersion } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import { levelOfRank } from '#app/domain/hsk/level.ts'
import type { ReadingsOf } from '#app/domain/pinyin/lexicon.ts'
import { surnamesIn } from '#app/domain/pinyin/surnames.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	readingAsWritten,
	simplifyTexts,
	type TraditionalTable,
} from '#app/domain/segmentation/traditional.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import type { Engine } from './engines/engine.ts'
import { forceWords, type Recut } from './force-words.ts'
import { findRows, lookUp, type VocabularyRow } from './vocabulary.ts'

export type Tokenizer = {
	db: Db
	/** An error message if it is misconfigured. */
	engine: Result<Engine, string>
	recut: Recut
	/**
	 * The reading of each word in context; undefined for words that are not all hanzi, such as T恤. If
	 * `customReadingsOf` has readings for a word, one of them is picked. `surnames` are those of the
	 * people of the text.
	 */
	read: (
		words: readonly string[],
		customReadingsOf: ReadingsOf,
		surnames: ReadonlySet<string>,
	) => readonly (string | undefined)[]
	/** Readings and cuts that others nearly outweigh. */
	doubt: (words: readonly string[], surnames: ReadonlySet<string>) => ParagraphDoubts
	/** Traditional characters, which are cut and looked up as simplified ones. */
	traditional: TraditionalTable
	/** The form of 著 and other characters of both scripts, by the words of a traditional sentence. */
	settle: (written: string, simplified: string) => string
	/** Words with Latin letters as they are listed: T恤 for t恤. The text keeps its length. */
	spell: (text: string) => string
}

type Spelling = Pick<Tokenizer, 'traditional' | 'settle' | 'spell'>

type TokenizeInput = {
	texts: readonly string[]
	version: TokenizeVersion
	words: readonly string[]
	/** The HSK edition of the words' levels. */
	edition: HskEdition
}

/** The texts as words are looked up, and as they were written. */
type SimplifiedInput = TokenizeInput & { written: readonly string[] }

export async function tokenize(
	tokenizer: Tokenizer,
	{ texts, version, words, edition }: TokenizeInput,
): Promise<Result<TokenizedWord[][], Problem>> {
	const { engine, recut } = tokenizer
	if (!engine.ok) {
		console.error(`The tokenizer is not configured: ${engine.error}`)
		return err({ code: 'tokenizer.unreachable' })
	}
	const simplified = lookedUp(tokenizer, texts)
	const extras = lookedUp(tokenizer, words)
	const cut = await engine.value.cut(simplified, version)
	if (!cut.ok) return cut
	const forced = forceWords(cut.value, extras, recut)
	const input = { texts: simplified, version, words: extras, edition }
	const known = await withVocabulary(tokenizer, forced, { ...input, written: texts })
	return known.ok ? ok(asWritten(known.value, texts)) : known
}

/** The texts as words are looked up, each of the same length. */
function lookedUp({ traditional, settle, spell }: Spelling, texts: readonly string[]): string[] {
	return simplifyTexts(traditional, texts, settle).map(spell)
}

/** Shows each word as the text has it: 东西 is 東西 there, and T恤 is t恤. */
function asWritten(
	paragraphs: readonly TokenizedWord[][],
	texts: readonly string[],
): TokenizedWord[][] {
	return paragraphs.map((paragraph, index) => {
		const written = writtenWords(paragraph, texts[index] ?? '')
		return paragraph.map((word, at) => {
			const text = written[at] ?? word.text
			if (text === word.text) return word
			return hasHanzi(text) ? { ...word, text, simplified: word.text } : { ...word, text }
		})
	})
}

function writtenWords(paragraph: readonly { text: string }[], text: string): string[] {
	let at = 0
	return paragraph.map((word) => {
		at += word.text.length
		return text.slice(at - word.text.length, at)
	})
}

/** One round trip, or two if a custom word changed the cut. */
async function withVocabulary(
	tokenizer: Tokenizer,
	cut: TokenizedWord[][],
	{ texts, version, words, edition, written }: SimplifiedInput,
): Promise<Result<TokenizedWord[][], Problem>> {
	const { db, recut } = tokenizer
	if (!texts.some(hasHanzi)) return ok(cut)
	const lookedUp = version === 'v2' ? distinctWords(cut) : new Set<string>()
	const known = await lookUp(db, { texts, words: [...lookedUp] })
	if (!known.ok) return known
	const { rows, customWords } = known.value
	const segmented = forceWords(cut, [...words, ...customWords], recut)
	if (version === 'v1') return ok(segmented)
	const left = [...distinctWords(segmented)].filter((word) => !lookedUp.has(word))
	if (left.length === 0) return ok(annotate(tokenizer, { segmented, rows, edition, written }))
	const others = await findRows(db, left)
	if (!others.ok) return others
	return ok(annotate(tokenizer, { segmented, rows: [...rows, ...others.value], edition, written }))
}

/** Readings for words that are already cut, the same as `tokenize` gives. */
export async function readCutWords(
	tokenizer: Tokenizer,
	paragraphs: readonly (readonly string[])[],
): Promise<Result<(string | undefined)[][], Problem>> {
	const written = paragraphs.map((words) => words.join(''))
	const segmented = lookedUpWords(tokenizer, paragraphs).map((words) =>
		words.map((text) => ({ text })),
	)
	const words = [...distinctWords(segmented)]
	const rows = words.length > 0 ? await findRows(tokenizer.db, words) : ok([])
	if (!rows.ok) return rows
	const read = annotate(tokenizer, {
		segmented,
		rows: rows.value,
		edition: firstEdition,
		written,
	})
	return ok(read.map((paragraph) => paragraph.map(({ pinyin }) => pinyin)))
}

/** The places an author should check in words that are already cut. */
export function findDoubts(
	{ doubt, ...spelling }: Spelling & Pick<Tokenizer, 'doubt'>,
	paragraphs: readonly (readonly string[])[],
): ParagraphDoubts[] {
	const lookedUp = lookedUpWords(spelling, paragraphs)
	const surnames = surnamesIn(lookedUp)
	return lookedUp.map((words) => doubt(words, surnames))
}

function lookedUpWords(spelling: Spelling, paragraphs: readonly (readonly string[])[]): string[][] {
	const written = paragraphs.map((words) => words.join(''))
	const spelled = lookedUp(spelling, written)
	return paragraphs.map((words, index) => {
		const cut = words.map((text) => ({ text }))
		return writtenWords(cut, spelled[index] ?? '')
	})
}

function distinctWords(paragraphs: readonly TokenizedWord[][]): Set<string> {
	const words = new Set<string>()
	for (const paragraph of paragraphs) {
		for (const { text } of paragraph) if (hasHanzi(text)) words.add(text)
	}
	return words
}

type Annotated = {
	segmented: readonly TokenizedWord[][]
	rows: readonly VocabularyRow[]
	edition: HskEdition
	written: readonly string[]
}

/** Keeps the engine's details but for the level; readings are spelt as in the vocabulary. */
function annotate(
	{ read, traditional }: Tokenizer,
	{ segmented, rows, edition, written }: Annotated,
): TokenizedWord[][] {
	const rowsOf = rowsByWord(rows)
	const custom = new Set(rows.filter(({ isCustom }) => isCustom).map(({ word }) => word))
	// No context tells the readings of T恤 apart.
	const customReadingsOf: ReadingsOf = (word) =>
		custom.has(word) && isHanzi(word) ? rowsOf(word, undefined).all.map(({ pinyin }) => pinyin) : []
	const rankOf = ranksOfWords(rows, edition)
	const surnames = surnamesIn(segmented.map((words) => words.map(({ text }) => text)))
	return segmented.map((paragraph, order) => {
		const forms = writtenWords(paragraph, written[order] ?? '')
		const readings = read(
			paragraph.map(({ text }) => text),
			customReadingsOf,
			surnames,
		).map((reading, index) => readingAsWritten(traditional, forms[index] ?? '', reading))
		return paragraph.map(({ text, ...known }, index) => {
			if (!hasHanzi(text)) return { text }
			const heard = readings[index] && (known.pinyin ?? readings[index])
			const { own, all } = rowsOf(text, heard)
			const row = own ?? all.find(({ isCustom }) => isCustom)
			const shown = row ?? all[0]
			const pinyin = heard ? spellingOf(heard, row?.pinyin) : readingWithLetters(text, shown)
			const pos = known.pos ?? shown?.pos
			const rank = rankOf(text, pinyin)
			const hsk = rank && levelOfRank(rank)
			return { text, ...(pinyin && { pinyin }), ...(pos && { pos }), ...(hsk && { hsk }) }
		})
	})
}

/** T恤 and 卡拉OK have Latin letters, which only the vocabulary can read. */
function readingWithLetters(word: string, row: VocabularyRow | undefined): string | undefined {
	return isHanzi(word) ? undefined : row?.pinyin
}

/**
 * The vocabulary's spelling, but 王 of 王老师 keeps its capital: there it is a name, not a king. And 里 of
 * 学校里 stays light: the vocabulary has it as a word of its own.
 */
function spellingOf(heard: string, stored: string | undefined): string {
	const isOneSyllable = !heard.includes(' ')
	const isName = stored !== heard && stored === heard.toLowerCase()
	const isLight = takeTone(heard).tone === neutralTone
	return isOneSyllable && (isName || isLight) ? heard : (stored ?? heard)
}

const neutralTone = 5
