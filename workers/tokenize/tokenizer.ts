/**
 * From a text to its words with all that is known of them: 我学习汉语。 → 我 wǒ (pronoun, HSK1) |
 * 学习 xué xí (verb, HSK1) | 汉语 Hàn yǔ (noun, HSK1) | 。
 *
 * The engine cuts; custom words and those of the order are heeded, whoever the engine is; the
 * vocabulary says what the words are.
 */
import type { TokenizedWord, TokenizeVersion } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { levelOfRank } from '#app/domain/hsk/level.ts'
import type { ReadingsOf } from '#app/domain/pinyin/lexicon.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import type { Engine } from './engines/engine.ts'
import { heedWords, type Recut } from './heed-words.ts'
import { findRows, lookUp, type VocabularyRow } from './vocabulary.ts'

export type Tokenizer = {
	db: Db
	/** Or what is wrong with its configuration. */
	engine: Result<Engine, string>
	recut: Recut
	/**
	 * The reading of each word of a text, by its neighbours; what is not hanzi throughout has none.
	 * Where `customReadingsOf` knows readings of a word, it has one of these.
	 */
	read: (words: readonly string[], customReadingsOf: ReadingsOf) => readonly (string | undefined)[]
}

type Order = { texts: readonly string[]; version: TokenizeVersion; words: readonly string[] }

export async function tokenize(
	tokenizer: Tokenizer,
	{ texts, version, words }: Order,
): Promise<Result<TokenizedWord[][], Problem>> {
	const { engine, recut } = tokenizer
	if (!engine.ok) {
		console.error(`The tokenizer is not configured: ${engine.error}`)
		return err({ code: 'tokenizer.unreachable' })
	}
	const cut = await engine.value.cut(texts, version)
	if (!cut.ok) return cut
	return withVocabulary(tokenizer, heedWords(cut.value, words, recut), { texts, version, words })
}

/** Mostly one round trip; another where a custom word changed the cut. */
async function withVocabulary(
	{ db, recut, read }: Tokenizer,
	cut: TokenizedWord[][],
	{ texts, version, words }: Order,
): Promise<Result<TokenizedWord[][], Problem>> {
	if (!texts.some(hasHanzi)) return ok(cut)
	const asked = version === 'v2' ? distinctWords(cut) : new Set<string>()
	const known = await lookUp(db, { texts, words: [...asked] })
	if (!known.ok) return known
	const { rows, customWords } = known.value
	const heeded = heedWords(cut, [...words, ...customWords], recut)
	if (version === 'v1') return ok(heeded)
	const left = [...distinctWords(heeded)].filter((word) => !asked.has(word))
	if (left.length === 0) return ok(annotate(heeded, rows, read))
	const others = await findRows(db, left)
	return others.ok ? ok(annotate(heeded, [...rows, ...others.value], read)) : others
}

/** How words that somebody else has cut are read, as `tokenize` would have told them. */
export async function readCutWords(
	{ db, read }: Tokenizer,
	paragraphs: readonly (readonly string[])[],
): Promise<Result<(string | undefined)[][], Problem>> {
	const cut = paragraphs.map((words) => words.map((text) => ({ text })))
	const words = [...distinctWords(cut)]
	const rows = words.length > 0 ? await findRows(db, words) : ok([])
	if (!rows.ok) return rows
	return ok(annotate(cut, rows.value, read).map((told) => told.map(({ pinyin }) => pinyin)))
}

function distinctWords(paragraphs: readonly TokenizedWord[][]): Set<string> {
	const words = new Set<string>()
	for (const paragraph of paragraphs) {
		for (const { text } of paragraph) if (hasHanzi(text)) words.add(text)
	}
	return words
}

/** What the engine said of a word stays, but for its level; how a reading is spelt the vocabulary says. */
function annotate(
	paragraphs: readonly TokenizedWord[][],
	rows: readonly VocabularyRow[],
	read: Tokenizer['read'],
): TokenizedWord[][] {
	const rowsOf = rowsByWord(rows)
	const custom = new Set(rows.filter(({ isCustom }) => isCustom).map(({ word }) => word))
	const customReadingsOf: ReadingsOf = (word) =>
		custom.has(word) ? rowsOf(word, undefined).all.map(({ pinyin }) => pinyin) : []
	const rankOf = ranksOfWords(rows)
	return paragraphs.map((paragraph) => {
		const readings = read(
			paragraph.map(({ text }) => text),
			customReadingsOf,
		)
		return paragraph.map(({ text, ...said }, index) => {
			if (!hasHanzi(text)) return { text }
			const heard = readings[index] && (said.pinyin ?? readings[index])
			const { own, all } = rowsOf(text, heard)
			const row = own ?? all.find(({ isCustom }) => isCustom)
			const pinyin = heard && spellingOf(heard, row?.pinyin)
			const pos = said.pos ?? (row ?? all[0])?.pos
			const rank = rankOf(text, pinyin)
			const hsk = rank && levelOfRank(rank)
			return { text, ...(pinyin && { pinyin }), ...(pos && { pos }), ...(hsk && { hsk }) }
		})
	})
}

/** As the vocabulary has it; but 王 of 王老师 keeps its capital, though as a word it is a king. */
function spellingOf(heard: string, stored: string | undefined): string {
	const isName = stored !== heard && stored === heard.toLowerCase() && !heard.includes(' ')
	return isName ? heard : (stored ?? heard)
}
