/** The articles worker in product words: 修自行车的人, or what a page says in its place. */
import { hc } from 'hono/client'
import type * as z from 'zod'
import {
	type Article,
	type ArticleList,
	articleListSchema,
	articleSchema,
	totalHeader,
} from '#app/contracts/articles.ts'
import { failureSchema } from '#app/contracts/failure.ts'
import { isSlug } from '#app/domain/courses/slug.ts'
import { type ErrorCode, type ErrorValues, errorText } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { ArticlesApp } from '#workers/articles/app.ts'
import { logFailure } from './responses.server.ts'

type Answer = Pick<Response, 'ok' | 'status' | 'headers'> & { json(): Promise<unknown> }

export function articlesClient(worker: Fetcher) {
	const client = hc<ArticlesApp>('http://articles', { fetch: worker.fetch.bind(worker) })
	const { articles } = client.api.v1

	/** One page of the list, from 1, and how many articles there are in all. */
	async function list(asked: {
		page: number
		size: number
	}): Promise<Result<ArticleList, Failure>> {
		const query = { page: String(asked.page), size: String(asked.size) }
		const read = await readAnswer(articles.$get({ query }), articleListSchema)
		if (!read.ok) return read
		const { body, headers } = read.value
		return ok({ articles: body, total: Number(headers.get(totalHeader)) || body.length })
	}

	async function find(id: string): Promise<Result<Article, Failure>> {
		if (!isSlug(id)) return failed('article.not-found')
		const read = await readAnswer(articles[':id'].$get({ param: { id } }), articleSchema)
		return read.ok ? ok(read.value.body) : read
	}

	/** Passes a request on, for addresses that the worker answers itself. */
	function ask(path: string, request: RequestInit): Promise<Response> {
		return worker.fetch(`http://articles${path}`, request)
	}

	return { list, find, ask, health: () => client.health.$get() }
}

async function readAnswer<T>(
	asked: Promise<Answer>,
	schema: z.ZodType<T>,
): Promise<Result<{ body: T; headers: Headers }, Failure>> {
	try {
		const answer = await asked
		const body: unknown = await answer.json().catch(() => undefined)
		if (!answer.ok) return failed(...problemOf(answer.status, body))
		return ok({ body: schema.parse(body), headers: answer.headers })
	} catch (error) {
		logFailure(error)
		return failed('page.error', { reason: errorText('article.load-failed') })
	}
}

/** What the worker said was wrong, else the status it answered with. */
function problemOf(status: number, body: unknown): [ErrorCode, ErrorValues?] {
	const { data } = failureSchema.safeParse(body)
	if (data?.error.code === 'article.not-found') return ['article.not-found']
	return ['page.error', { reason: data?.error.text ?? errorText('article.http', { status }) }]
}

function failed(code: ErrorCode, values?: ErrorValues): Result<never, Failure> {
	return err({ code, text: errorText(code, values) })
}
