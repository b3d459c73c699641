/** Speaks Chinese: a word when it is tapped, a lesson as a job. */
import { Hono } from 'hono'
import type { Health } from '#app/contracts/health.ts'
import { answers } from '#workers/shared/health.ts'
import type { Bindings } from './bindings.ts'

export const app = new Hono<{ Bindings: Bindings }>().get('/health', async (c) => {
	const media = await answers(() => c.env.MEDIA.head('health'))
	const health: Health = { ok: media, parts: { media } }
	return c.json(health, media ? 200 : 503)
})

export type TtsApp = typeof app
