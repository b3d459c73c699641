/** Serves articles such as 修自行车的人 to the web worker. */
import { zValidator } from '@hono/zod-validator'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import {
	type Article,
	type ArticleList,
	articleListQuerySchema,
	articleQuerySchema,
	totalHeader,
} from '#app/contracts/articles.ts'
import type { Health } from '#app/contracts/health.ts'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { listBlanks } from '#app/domain/lesson-text/blanks.ts'
import { annotate } from '#app/domain/lesson-text/hsk-tokens.ts'
import { titleTokens } from '#app/domain/lesson-text/title-tokens.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { refuse } from '#workers/shared/failure.ts'
import { answers } from '#workers/shared/health.ts'
import type { Bindings } from './bindings.ts'
import { findArticle, listArticles } from './queries.ts'

export function articlesApp(dbOf: (env: Bindings) => Db) {
	return (
		new Hono<{ Bindings: Bindings }>()
			.onError((error, c) => {
				logFailure(error)
				return refuse(c, { code: 'article.load-failed' })
			})
			.notFound((c) => refuse(c, { code: 'page.not-found' }))
			.get('/health', async (c) => {
				const database = await answers(() => dbOf(c.env).run(sql`select 1`))
				const health: Health = { ok: database, parts: { database } }
				return c.json(health, database ? 200 : 503)
			})
			// The tag covers the whole response, as the vocabulary affects an article's words too.
			.use('/api/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, totalHeader] }))
			.get(
				'/api/v1/articles',
				zValidator('query', articleListQuerySchema, (result, c) => {
					if (!result.success) return refuse(c, { code: 'request.invalid' })
				}),
				async (c) => {
					const { cards, total } = await listArticles(dbOf(c.env), c.req.valid('query'))
					const list: ArticleList['articles'] = cards
					return c.json(list, 200, { [totalHeader]: String(total) })
				},
			)
			.get(
				'/api/v1/articles/:id',
				zValidator('query', articleQuerySchema, (result, c) => {
					if (!result.success) return refuse(c, { code: 'request.invalid' })
				}),
				async (c) => {
					const { disabled, text, edition } = c.req.valid('query')
					const query = {
						id: c.req.param('id'),
						disabled: disabled === 'shown',
						isWorking: text === 'working',
					}
					const found = await findArticle(dbOf(c.env), query)
					if (!found) return refuse(c, { code: 'article.not-found' })
					return c.json(toArticle({ ...found, edition }), 200)
				},
			)
	)
}

export type ArticlesApp = ReturnType<typeof articlesApp>

type Found = NonNullable<Awaited<ReturnType<typeof findArticle>>> & { edition: HskEdition }

/** Levels and meanings come from the current vocabulary, not from when the text was stored. */
function toArticle({ article, words, next, edition }: Found): Article {
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
