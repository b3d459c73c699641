/** An article's figures for its reader, counted anew: /articles/the-slow-train/figures */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readArticle } from '#app/features/articles/read-article.server.ts'
import { figuresOf } from '#app/features/lessons/reader/figures.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuseWith } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const reader = await requireCaller(context)
	const asOf = Date.now()
	const { searchParams: search } = new URL(request.url)
	const read = await readArticle(context, { id: params.id ?? '', reader, search })
	if (!read.ok) return refuseWith(read.error)
	return Response.json(figuresOf({ ...read.value, asOf }))
}
