/** The articles worker as functions: the list, and 修自行车的人 with its text. */
import { hc } from 'hono/client'
import {
	type Article,
	type ArticleList,
	articleListSchema,
	articleSchema,
	totalHeader,
} from '#app/contracts/articles.ts'
import { isSlug } from '#app/domain/courses/slug.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { ArticlesApp } from '#workers/articles/app.ts'
import {
	callWorker,
	failureOf,
	healthOf,
	over,
	type WorkerFailures,
} from './worker-client.server.ts'

const notLoaded = failureOf('page.error', { reason: errorText('article.load-failed') })

const failures: WorkerFailures = {
	unreachable: notLoaded,
	unexpected: notLoaded,
	refused(status, error) {
		if (error?.code === 'article.not-found') return failureOf('article.not-found')
		return failureOf('page.error', { reason: error?.text ?? errorText('article.http', { status }) })
	},
}

type ArticleReader = {
	edition: HskEdition
	isAdmin?: boolean
	/** Whether the text is read as it was last saved; for administrators alone. */
	isWorking?: boolean
}

export function articlesClient(worker: Fetcher) {
	const client = hc<ArticlesApp>('http://articles', over(worker))
	const { articles } = client.api.v1

	/** A page of the list, counted from 1, and the total number of articles. */
	async function list({
		page,
		size,
	}: {
		page: number
		size: number
	}): Promise<Result<ArticleList, Failure>> {
		const query = { page: String(page), size: String(size) }
		const read = await callWorker(() => articles.$get({ query }), articleListSchema, failures)
		if (!read.ok) return read
		const { body, headers } = read.value
		return ok({ articles: body, total: Number(headers.get(totalHeader)) || body.length })
	}

	/**
	 * Levels are those of the reader's edition. Administrators also read articles that are disabled, and
	 * texts that are not published.
	 */
	async function find(
		id: string,
		{ edition, isAdmin = false, isWorking = false }: ArticleReader,
	): Promise<Result<Article, Failure>> {
		if (!isSlug(id)) return err(failureOf('article.not-found'))
		const shown = isWorking
			? { disabled: 'shown' as const, text: 'working' as const }
			: { disabled: 'shown' as const }
		const query = isAdmin ? { edition, ...shown } : { edition }
		const call = () => articles[':id'].$get({ param: { id }, query })
		const read = await callWorker(call, articleSchema, failures)
		return read.ok ? ok(read.value.body) : read
	}

	/** Forwards a request to an API that the worker answers itself. */
	function ask(path: string, request: RequestInit): Promise<Response> {
		return worker.fetch(`http://articles${path}`, request)
	}

	return { list, find, ask, health: () => healthOf(client.health.$get()) }
}
