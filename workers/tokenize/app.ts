/** Cuts Chinese text into words: 我学习汉语。 → 我 | 学习 | 汉语 | 。 */
import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Health } from '#app/contracts/health.ts'
import {
	longestTokenizedText,
	mostTokenizedParagraphs,
	type Tokenized,
	tokenizeSchema,
} from '#app/contracts/tokenize.ts'
import { errors } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { failureOf, logFailure } from '#workers/shared/failure.ts'
import type { Bindings } from './bindings.ts'

/** In bytes: the longest text, written as \u5b66, and the most extra words. */
const largestBody = 1_500_000

const words = new Intl.Segmenter('zh', { granularity: 'word' })

export const app = new Hono<{ Bindings: Bindings }>()
	.onError((error, c) => {
		// JSON that is none.
		if (error instanceof HTTPException) return refuse(c, { code: 'request.invalid' })
		logFailure(error)
		return refuse(c, { code: 'page.failed' })
	})
	.get('/health', (c) => {
		const health: Health = { ok: true, parts: {} }
		return c.json(health, 200)
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
		(c) => {
			const { paragraphs } = c.req.valid('json')
			const texts = paragraphs.map(({ zh }) => zh)
			const problem = problemOf(texts)
			if (problem) return refuse(c, problem)
			const tokenized: Tokenized = {
				result: texts.map((zh) => Array.from(words.segment(zh), ({ segment: text }) => ({ text }))),
			}
			return c.json(tokenized, 200)
		},
	)

export type TokenizeApp = typeof app

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

function refuse(c: Context, problem: Problem) {
	return c.json(failureOf(problem), errors[problem.code].status)
}
