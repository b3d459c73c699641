/**
 * A text as the articles API tells it: its paragraphs as they are written and, apart from them,
 * where each word stands, how it is read there and what the vocabulary says of it.
 *
 * 我[wǒ] 爱[ài] 学习[xué xí]。 is { zh: '我爱学习。', en: 'I love studying.' } and, third of its tokens,
 * { start: 2, end: 4, word: '学习', paragraph_index: 0, vocab: { word: '学习', pinyin: 'xué xí',
 * english: 'to learn; to study', hsk_level: 'HSK 1', pos: 'verb' } }. Offsets count UTF-16 units.
 *
 * Written by `annotate`, from the stored words and the vocabulary as it is now; read by `contentOf`,
 * which leaves out what does not fit its paragraph.
 */
import * as z from 'zod'
import { hasHanzi } from '#app/domain/hanzi.ts'
import {
	type HskRank,
	levelOfRank,
	parseHskLevel,
	rankOf,
	spellHskLevel,
} from '#app/domain/hsk/level.ts'
import type { Word } from '#app/domain/vocabulary/word.ts'
import { readingsOf, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry-from.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { type LessonContent, spacings, type Token, textOf } from './content.ts'

const offset = z.number().int().nonnegative()

const hskTokenSchema = z.object({
	start: offset,
	/** After the last. */
	end: offset,
	word: z.string().min(1),
	/** From 0. */
	paragraph_index: offset,
	vocab: z.object({
		word: z.string(),
		/** As it is read here: tone marks, syllables separated by spaces; empty when nobody said. */
		pinyin: z.string(),
		/** The main meaning; empty when the vocabulary has none. */
		english: z.string(),
		/** "HSK 1" … "HSK 7+"; null for a word outside the HSK. */
		hsk_level: z.string().nullable(),
		/** The part of speech of that meaning. */
		pos: z.string().nullable(),
	}),
})

const paragraphSchema = z.object({
	zh: z.string().catch(''),
	en: z.string().catch(''),
	/** The gap after the paragraph, where it is not the normal one. */
	blank: z.enum(spacings).optional().catch(undefined),
})

/**
 * Takes whatever it is given, since a text without annotation is still a text: what is no list is an
 * empty one, and what is no token is left out. A paragraph that is none keeps its place, which tokens
 * count.
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

type Row = Pick<Word, 'word' | 'pinyin' | 'poses' | 'meaning' | 'levels'> & {
	traditional?: string | null | undefined
}

/** `rows` are all readings of all words in the text, in the order of their frequency. */
export function annotate(content: LessonContent, rows: readonly Row[]): Annotation {
	const vocabOf = vocabFrom(rows)
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
				return [{ ...at, word: token.word, paragraph_index, vocab: vocabOf(token) }]
			})
		}),
	}
}

/** Back to a text's words; what stands between two of them is one token. */
export function contentOf({ paragraphs, hsk_tokens }: Annotation): LessonContent {
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

/** The levels of a text's words, by the reading they have there. */
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

/** In order; of two that overlap the first, of two that begin together the longer one. */
function tokensOf(text: string, tokens: readonly HskToken[]): Token[] {
	const found: Token[] = []
	let at = 0
	const inOrder = [...tokens].sort((a, b) => a.start - b.start || b.end - a.end)
	for (const { start, end, word, vocab } of inOrder) {
		if (start < at || text.slice(start, end) !== word) continue
		if (start > at) found.push({ word: text.slice(at, start) })
		found.push(vocab.pinyin ? { word, pinyin: vocab.pinyin } : { word })
		at = end
	}
	if (at < text.length) found.push({ word: text.slice(at) })
	return found
}

function isWord({ word, pinyin }: Token): boolean {
	return word !== '' && (Boolean(pinyin) || hasHanzi(word))
}

/** What is said of a word; the same word comes again and again, nearly always with one reading. */
function vocabFrom(rows: readonly Row[]): (token: Token) => HskToken['vocab'] {
	const rankOfWord = ranksOfWords(rows)
	const entries = new Map<string, WordEntry[]>()
	for (const row of rows) {
		const entry = toWordEntry(row)
		const known = entries.get(row.word)
		if (known) known.push(entry)
		else entries.set(row.word, [entry])
	}
	const said = new Map<string, HskToken['vocab']>()
	return ({ word, pinyin }) => {
		const key = keyOf(word, pinyin)
		const before = said.get(key)
		if (before) return before
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
		said.set(key, vocab)
		return vocab
	}
}

function keyOf(word: string, pinyin: string | undefined): string {
	return `${word} ${pinyin ?? ''}`
}
