/**
 * Annotated text in the shape of the articles API: plain paragraphs, and a separate list of tokens
 * with each word's place, reading and vocabulary entry.
 *
 * 我[wǒ] 爱[ài] 学习[xué xí]。 is { zh: '我爱学习。', en: 'I love studying.' }, and its third token is
 * { start: 2, end: 4, word: '学习', paragraph_index: 0, vocab: { word: '学习', pinyin: 'xué xí',
 * english: 'to learn; to study', hsk_level: 'HSK 1', pos: 'verb' } }. Offsets count UTF-16 units.
 *
 * `annotate` writes it from stored content and the current vocabulary. `contentFromAnnotation` reads
 * it and skips tokens that don't match their paragraph.
 */
import * as z from 'zod'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import {
	type HskRank,
	levelOfRank,
	parseHskLevel,
	rankOf,
	spellHskLevel,
} from '#app/domain/hsk/level.ts'
import {
	readingsOf,
	toWordEntry,
	type WordEntry,
	type WordRow,
} from '#app/domain/vocabulary/word-entry.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { type LessonContent, spacings, type Token, textOf } from './content.ts'

const offset = z.number().int().nonnegative()

const hskTokenSchema = z.object({
	start: offset,
	/** Exclusive. */
	end: offset,
	word: z.string().min(1),
	/** From 0. */
	paragraph_index: offset,
	vocab: z.object({
		word: z.string(),
		/** Reading in this text: tone marks, syllables separated by spaces; empty if unknown. */
		pinyin: z.string(),
		/** The main meaning; empty if the vocabulary has none. */
		english: z.string(),
		/** "HSK 1" … "HSK 7+"; null for a word outside the HSK. */
		hsk_level: z.string().nullable(),
		/** The part of speech of that meaning. */
		pos: z.string().nullable(),
	}),
	/** The number of a hidden word (a blank); left out for words that are shown. */
	hide_index: z.number().int().positive().optional().catch(undefined),
})

const paragraphSchema = z.object({
	zh: z.string().catch(''),
	en: z.string().catch(''),
	/** Spacing after the paragraph, left out if normal. */
	blank: z.enum(spacings).optional().catch(undefined),
})

/**
 * Accepts anything: text with a broken annotation can still be read. Anything but a list becomes an
 * empty list, and invalid tokens are dropped. An invalid paragraph becomes an empty one, because
 * tokens refer to paragraphs by index.
 */
export const annotationSchema = z.object({
	paragraphs: z.array(paragraphSchema.catch({ zh: '', en: '' })).catch([]),
	hsk_tokens: z
		.array(hskTokenSchema.nullable().catch(null))
		.catch([])
		.transform((tokens) => tokens.filter((token) => token !== null)),
})

type HskToken = z.infer<typeof hskTokenSchema>
type Annotation = z.infer<typeof annotationSchema>

type Vocabulary = {
	/** All readings of all words in the text, most frequent first. */
	rows: readonly WordRow[]
	/** The reader's. */
	edition: HskEdition
}

export function annotate(content: LessonContent, vocabulary: Vocabulary): Annotation {
	const vocabOf = vocabFrom(vocabulary)
	return {
		paragraphs: content.map(({ zh, en, blank }) => ({
			zh: textOf(zh),
			en,
			...(blank !== 'normal' && { blank }),
		})),
		hsk_tokens: content.flatMap(({ zh }, paragraph_index) => {
			let start = 0
			return zh.flatMap((token) => {
				const at = { start, end: start + token.word.length }
				start = at.end
				if (!isWord(token)) return []
				const hide_index = token.isHide ? token.hideIndex : undefined
				const found = { ...at, word: token.word, paragraph_index, vocab: vocabOf(token) }
				return [hide_index === undefined ? found : { ...found, hide_index }]
			})
		}),
	}
}

/** The reverse of `annotate`. Everything between two words becomes one token. */
export function contentFromAnnotation({ paragraphs, hsk_tokens }: Annotation): LessonContent {
	const ofParagraph = new Map<number, HskToken[]>()
	for (const token of hsk_tokens) {
		const before = ofParagraph.get(token.paragraph_index)
		if (before) before.push(token)
		else ofParagraph.set(token.paragraph_index, [token])
	}
	return paragraphs.map(({ zh, en, blank = 'normal' }, index) => ({
		zh: tokensOf(zh, ofParagraph.get(index) ?? []),
		en,
		blank,
	}))
}

/** Looks up a word's HSK rank by its reading in the text; undefined outside the HSK. */
export function ranksOfTokens(
	hskTokens: readonly HskToken[],
): (word: string, pinyin: string | undefined) => HskRank | undefined {
	const ranks = new Map<string, HskRank>()
	for (const { word, vocab } of hskTokens) {
		const level = vocab.hsk_level && parseHskLevel(vocab.hsk_level)
		if (level) ranks.set(keyOf(word, vocab.pinyin), rankOf(level))
	}
	return (word, pinyin) => ranks.get(keyOf(word, pinyin))
}

/** If tokens overlap, the first is used; if they start together, the longer. */
function tokensOf(text: string, tokens: readonly HskToken[]): Token[] {
	const found: Token[] = []
	let at = 0
	const inOrder = [...tokens].sort((a, b) => a.start - b.start || b.end - a.end)
	for (const { start, end, word, vocab, hide_index } of inOrder) {
		if (start < at || text.slice(start, end) !== word) continue
		if (start > at) found.push({ word: text.slice(at, start) })
		const shown: Token = vocab.pinyin ? { word, pinyin: vocab.pinyin } : { word }
		found.push(hide_index ? { ...shown, isHide: true, hideIndex: hide_index } : shown)
		at = end
	}
	if (at < text.length) found.push({ word: text.slice(at) })
	return found
}

function isWord({ word, pinyin }: Token): boolean {
	return word !== '' && (Boolean(pinyin) || hasHanzi(word))
}

/** Cached, because most words of a text repeat with the same reading. */
function vocabFrom({ rows, edition }: Vocabulary): (token: Token) => HskToken['vocab'] {
	const rankOfWord = ranksOfWords(rows, edition)
	const entries = new Map<string, WordEntry[]>()
	for (const row of rows) {
		const entry = toWordEntry(row, edition)
		const known = entries.get(row.word)
		if (known) known.push(entry)
		else entries.set(row.word, [entry])
	}
	const cache = new Map<string, HskToken['vocab']>()
	return ({ word, pinyin }) => {
		const key = keyOf(word, pinyin)
		const cached = cache.get(key)
		if (cached) return cached
		const [entry] = readingsOf(entries.get(word) ?? [], { word, pinyin })
		const [pos = null, definition = null] = entry?.meanings[0] ?? []
		const rank = rankOfWord(word, pinyin)
		const level = rank && levelOfRank(rank)
		const vocab = {
			word,
			pinyin: pinyin ?? '',
			english: definition ?? '',
			hsk_level: level ? spellHskLevel(level) : null,
			pos,
		}
		cache.set(key, vocab)
		return vocab
	}
}

function keyOf(word: string, pinyin: string | undefined): string {
	return `${word} ${pinyin ?? ''}`
}
