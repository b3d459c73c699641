/** Serves articles such as 修自行车的人 to the web worker. */
import { zValidator } from '@hono/zod-validator'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import {
	type ArticleList,
	articleListQuerySchema,
	articleQuerySchema,
	totalHeader,
} from '#app/contracts/articles.ts'
import type { Health } from '#app/contracts/health.ts'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import { refuse } from '#workers/shared/failure.ts'
import { answers } from '#workers/shared/health.ts'
import { toArticle } from './article.ts'
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
