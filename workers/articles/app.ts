/** Serves the articles, 修自行车的人 and its like, to the web worker. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Health } from '#app/contracts/health.ts'
import { openDatabase } from '#app/db/client.server.ts'
import { answers } from '#workers/shared/health.ts'
import type { Bindings } from './bindings.ts'

export const app = new Hono<{ Bindings: Bindings }>().get('/health', async (c) => {
	const db = openDatabase({ url: c.env.LIBSQL_URL, authToken: c.env.LIBSQL_AUTH_TOKEN })
	const database = await answers(() => db.run(sql`select 1`))
	const health: Health = { ok: database, parts: { database } }
	return c.json(health, database ? 200 : 503)
})

export type ArticlesApp = typeof app
