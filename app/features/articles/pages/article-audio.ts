/** An article's audio and timings, for users who may read it. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { accessToArticle } from '#app/domain/access/access.ts'
import { findArticleAudio } from '#app/features/articles/find-article-audio.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { serveAudio } from '#app/http/media.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, media } = context
	const user = await requireCaller(context)
	const { id = '', file = '' } = params
	const article = await findArticleAudio(db, { id, file })
	if (!article || accessToArticle(user, article) !== 'open') return refuse('article.not-found')
	return (await serveAudio(media, article.audioPath, request)) ?? refuse('audio.not-found')
}
