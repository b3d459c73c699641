/** The API of the articles worker: a list of cards, and an article with its text. */
import * as z from 'zod'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { firstEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { annotationSchema } from '#app/domain/lesson-text/hsk-tokens.ts'

/** The maximum and the default page size. */
const mostArticles = 100

/** The header with the number of articles on all pages. */
export const totalHeader = 'x-total-count'

/** A positive integer in a query string. */
const count = z
	.string()
	.regex(/^[1-9]\d{0,5}$/)
	.transform(Number)

export const articleListQuerySchema = z.object({
	/** From 1. */
	page: count.default(1),
	size: count.refine((size) => size <= mostArticles).default(mostArticles),
})

/** The web worker asks for disabled articles only on behalf of administrators. */
export const articleQuerySchema = z.object({
	disabled: z.literal('shown').optional(),
	/** The text as it was last saved, published or not. The same holds for it. */
	text: z.literal('working').optional(),
	/** The HSK edition of the words' levels. */
	edition: z.enum(hskEditions).default(firstEdition),
})

const articleCardSchema = z.object({
	id: z.string(),
	enTitle: z.string(),
	title: z.string(),
	/** The URL of a picture. */
	coverImage: z.string().nullable(),
	level: z.enum(courseLevels),
	hasAudio: z.boolean(),
})

export const articleListSchema = z.array(articleCardSchema)

const wordEntrySchema = z.object({
	word: z.string(),
	traditional: z.string().optional(),
	pinyin: z.string(),
	meanings: z.array(z.tuple([z.string(), z.string().nullable()])),
	levels: z.array(z.string()),
	measureWords: z.array(z.string()).optional(),
	hasMore: z.literal(true).optional(),
	hasCoarse: z.literal(true).optional(),
})

export const articleSchema = articleCardSchema.omit({ hasAudio: true }).extend({
	/** The words of the Chinese title; the text between them has no pinyin. */
	title_tokens: z.array(z.object({ word: z.string(), pinyin: z.string().optional() })),
	...annotationSchema.shape,
	/** The words that the text hides, in both languages. */
	answers: z.array(z.object({ number: z.number(), zh: z.string(), en: z.string() })).catch([]),
	/** All readings of all words in the text, for the word popup. */
	vocab_list: z.array(wordEntrySchema),
	/** Parts of words that have no entry, in traditional characters: 万 wàn is 萬 in 一百二十万. */
	part_forms: z
		.array(z.object({ word: z.string(), pinyin: z.string(), traditional: z.string() }))
		.catch([]),
	/** An MP3 under /media; null if there is none. */
	audio_path: z.string().nullable(),
	/** The embedded voice made it. */
	audio_embedded: z.boolean().optional(),
	/** The one below it in the list. */
	next_article: articleCardSchema.pick({ id: true, enTitle: true, title: true }).nullable(),
})

export type ArticleCard = z.infer<typeof articleCardSchema>
export type ArticleList = { articles: ArticleCard[]; total: number }
export type Article = z.infer<typeof articleSchema>
