/** The HTTP API that segments Chinese text: 我学习汉语。 → 我 | 学习 | 汉语 | 。 */
import { zValidator } from '@hono/zod-validator'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod'
import { doubtsRequestSchema, type doubtsSchema } from '#app/contracts/doubts.ts'
import type { Health } from '#app/contracts/health.ts'
import { type ReadingsResponse, readingsRequestSchema } from '#app/contracts/readings.ts'
import {
	longestTokenizedText,
	mostTokenizedParagraphs,
	type Tokenized,
	tokenizeSchema,
	tokenizeVersions,
} from '#app/contracts/tokenize.ts'
import { firstEdition, type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import type { Problem } from '#app/domain/problem.ts'
import { refuse, refuseThrown } from '#workers/shared/failure.ts'
import { answers } from '#workers/shared/health.ts'
import type { Bindings } from './bindings.ts'
import { findDoubts, readCutWords, type Tokenizer, tokenize } from './tokenizer.ts'

/** In bytes: fits the longest text, escaped as \u5b66, with the most extra words. */
const largestBody = 1_500_000

export function tokenizeApp(tokenizerOf: (env: Bindings) => Tokenizer) {
	return new Hono<{ Bindings: Bindings }>()
		.onError(refuseThrown)
		.get('/health', async (c) => {
			const health = await healthOf(tokenizerOf(c.env))
			return c.json(health, health.ok ? 200 : 503)
		})
		.post(
			'/api/v1/tokenize',
			bodyLimit({
				maxSize: largestBody,
				onError: (c) => refuse(c, { code: 'tokenizer.too-large' }),
			}),
			zValidator('json', tokenizeSchema, (result, c) => {
				if (!result.success) return refuse(c, { code: 'request.invalid' })
			}),
			async (c) => {
				const { paragraphs, words, version: inBody } = c.req.valid('json')
				const requested = inBody ?? c.req.query('version') ?? 'v2'
				const version = tokenizeVersions.find((known) => known === requested)
				const edition = readEdition(c.req.query('edition') ?? firstEdition)
				if (!version || !edition) return refuse(c, { code: 'request.invalid' })
				const texts = paragraphs.map(({ zh }) => zh)
				const problem = problemOf(texts)
				if (problem) return refuse(c, problem)
				const tokenized = await tokenize(tokenizerOf(c.env), {
					texts,
					version,
					words,
					edition,
				})
				if (!tokenized.ok) return refuse(c, tokenized.error)
				return c.json({ result: tokenized.value } satisfies Tokenized, 200)
			},
		)
		.post(
			'/api/v1/readings',
			bodyLimit({
				maxSize: largestBody,
				onError: (c) => refuse(c, { code: 'tokenizer.too-large' }),
			}),
			zValidator('json', readingsRequestSchema, (result, c) => {
				if (!result.success) return refuse(c, { code: 'request.invalid' })
			}),
			async (c) => {
				const { paragraphs } = c.req.valid('json')
				const problem = problemOf(paragraphs.map((words) => words.join('')))
				if (problem) return refuse(c, problem)
				const read = await readCutWords(tokenizerOf(c.env), paragraphs)
				if (!read.ok) return refuse(c, read.error)
				const result = read.value.map((readings) => readings.map((reading) => reading ?? null))
				return c.json({ result } satisfies ReadingsResponse, 200)
			},
		)
		.post(
			'/api/v1/doubts',
			bodyLimit({
				maxSize: largestBody,
				onError: (c) => refuse(c, { code: 'tokenizer.too-large' }),
			}),
			zValidator('json', doubtsRequestSchema, (result, c) => {
				if (!result.success) return refuse(c, { code: 'request.invalid' })
			}),
			(c) => {
				const { paragraphs } = c.req.valid('json')
				const problem = problemOf(paragraphs.map((words) => words.join('')))
				if (problem) return refuse(c, problem)
				const result = findDoubts(tokenizerOf(c.env), paragraphs)
				return c.json({ result } satisfies z.infer<typeof doubtsSchema>, 200)
			},
		)
}

export type TokenizeApp = ReturnType<typeof tokenizeApp>

function readEdition(text: string): HskEdition | undefined {
	return hskEditions.find((edition) => edition === text)
}

/** Checks the database and the configured engine. */
async function healthOf({ db, engine }: Tokenizer): Promise<Health> {
	const [database, engineHealth] = await Promise.all([
		answers(() => db.run(sql`select 1`)),
		engine.ok ? engine.value.health() : { ok: false, parts: { configuration: false } },
	])
	return { ok: database && engineHealth.ok, parts: { database, ...engineHealth.parts } }
}

function problemOf(texts: readonly string[]): Problem | undefined {
	const { length: count } = texts
	if (count > mostTokenizedParagraphs) {
		const values = { most: mostTokenizedParagraphs, count }
		return { code: 'tokenizer.too-many-paragraphs', values }
	}
	const length = texts.reduce((sum, text) => sum + text.length, 0)
	if (length <= longestTokenizedText) return undefined
	return { code: 'tokenizer.too-long', values: { most: longestTokenizedText, length } }
}
