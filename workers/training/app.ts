/** Tells whether the worker is healthy, and sends what 小美 has ordered without waiting for the sweep. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Health } from '#app/contracts/health.ts'
import { refuse, refuseThrown } from '#workers/shared/failure.ts'
import { answers } from '#workers/shared/health.ts'
import type { Bindings } from './bindings.ts'
import { sendJobs } from './sweep.ts'
import type { TrainingEnv } from './training-env.ts'

export function trainingApp(envOf: (bindings: Bindings) => TrainingEnv) {
	return new Hono<{ Bindings: Bindings }>()
		.onError(refuseThrown)
		.notFound((c) => refuse(c, { code: 'page.not-found' }))
		.get('/health', async (c) => {
			const database = await answers(() => envOf(c.env).db.run(sql`select 1`))
			const health: Health = { ok: database, parts: { database } }
			return c.json(health, database ? 200 : 503)
		})
		.post('/api/v1/training/send', async (c) => {
			await sendJobs(envOf(c.env))
			return c.json({ ok: true }, 200)
		})
}

export type TrainingApp = ReturnType<typeof trainingApp>
