/** Articles as the articles worker serves them: a list of cards, and 修自行车的人 with its text. */
import * as z from 'zod'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { annotationSchema } from '#app/domain/lesson-text/hsk-tokens.ts'

/** As many as there may be on a page of the list, and as there are when no size is named. */
const mostArticles = 100

/** The header that says how many articles there are on all pages together. */
export const totalHeader = 'x-total-count'

/** A whole number from 1, as it stands in an address. */
const count = z
	.string()
	.regex(/^[1-9]\d{0,5}$/)
	.transform(Number)

export const articleListQuerySchema = z.object({
	/** From 1. */
	page: count.default(1),
	size: count.refine((size) => size <= mostArticles).default(mostArticles),
})

const articleCardSchema = z.object({
	id: z.string(),
	enTitle: z.string(),
	title: z.string(),
	/** Address of a picture. */
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
})

export const articleSchema = articleCardSchema.omit({ hasAudio: true }).extend({
	/** The Chinese title's words; what stands between them has no reading. */
	title_tokens: z.array(z.object({ word: z.string(), pinyin: z.string().optional() })),
	...annotationSchema.shape,
	/** All readings of all words in the text, as a word's popup shows them. */
	vocab_list: z.array(wordEntrySchema),
	/** An MP3 under /media; null while there is none. */
	audio_path: z.string().nullable(),
})

export type ArticleCard = z.infer<typeof articleCardSchema>
export type ArticleList = { articles: ArticleCard[]; total: number }
export type Article = z.infer<typeof articleSchema>
