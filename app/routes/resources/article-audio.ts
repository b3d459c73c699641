/** An article's audio and its timings, for those who may read the article. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { accessToArticle } from '#app/domain/access/access.ts'
import { findArticleAudio } from '#app/features/articles/queries.server.ts'
import { requireCaller } from '#app/platform/guards.server.ts'
import { serveAudio } from '#app/platform/media.server.ts'
import { refuse } from '#app/platform/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, media } = context
	const person = await requireCaller(context)
	const article = await findArticleAudio(db, { id: params.id ?? '' })
	if (!article || accessToArticle(person, article) !== 'open') return refuse('article.not-found')
	return (await serveAudio(media, article.audioPath, request)) ?? refuse('audio.not-found')
}
