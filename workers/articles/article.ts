/** Builds the API response for an article: 修自行车的人 with its paragraphs and its word list. */
import type { Article } from '#app/contracts/articles.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import { annotate } from '#app/domain/lesson-text/hsk-tokens.ts'
import { titleTokens } from '#app/domain/lesson-text/title-tokens.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import type { findArticle } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findArticle>>> & { edition: HskEdition }

/** Levels and meanings come from the current vocabulary, not from when the text was stored. */
export function toArticle({ article, words, next, edition }: Found): Article {
	const { content, audioPath, isEmbedded, ...card } = article
	const tokens = content.flatMap(({ zh }) => zh)
	const inText = new Set(tokens.map(({ word }) => word))
	const textWords = words.filter(({ word }) => inText.has(word))
	return {
		...card,
		title_tokens: titleTokens(card.title, [...tokens, ...words]).map(({ word, pinyin }) => ({
			word,
			...(pinyin && { pinyin }),
		})),
		...annotate(content, { rows: words, edition }),
		answers: listBlanks(content),
		vocab_list: textWords.map((row) => toWordEntry(row, edition)),
		part_forms: words.flatMap(({ word, pinyin, traditional }) =>
			inText.has(word) || traditional === null ? [] : [{ word, pinyin, traditional }],
		),
		audio_path: audioPath,
		audio_embedded: isEmbedded,
		next_article: next ?? null,
	}
}
