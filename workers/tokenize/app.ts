/** Cuts Chinese text into words: 我学习汉语。 → 我 | 学习 | 汉语 | 。 */
import { Hono } from 'hono'
import type { Health } from '#app/contracts/health.ts'
import type { Bindings } from './bindings.ts'

export const app = new Hono<{ Bindings: Bindings }>().get('/health', (c) => {
	const health: Health = { ok: true, parts: {} }
	return c.json(health, 200)
})

export type TokenizeApp = typeof app
