/** An article's figures for its reader, counted anew: /articles/the-slow-train/figures */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isEditor } from '#app/domain/accounts/user.ts'
import { showFit } from '#app/domain/known-words/coverage.ts'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { ownWordsOfArticle } from '#app/features/articles/own-words-of-article.server.ts'
import { toArticlePage } from '#app/features/articles/reading-page.server.ts'
import { readCountedTexts } from '#app/features/known-words/counted-texts.server.ts'
import { fitsFrom } from '#app/features/known-words/fits.server.ts'
import { figuresOf } from '#app/features/lessons/reader/figures.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuseWith } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, services, countedTexts } = context
	const reader = await requireCaller(context)
	const isAdmin = isEditor(reader)
	const preview = isAdmin ? previewIn(new URL(request.url).searchParams) : undefined
	const user = { ...reader, langLevel: preview?.level ?? reader.langLevel }
	const id = params.id ?? ''
	const asOf = Date.now()
	const [found, ownWords, texts] = await Promise.all([
		services.articles.find(id, {
			edition: user.hskEdition,
			isAdmin,
			isWorking: preview !== undefined,
		}),
		ownWordsOfArticle(db, { id, userId: user.id }),
		readCountedTexts(db, countedTexts),
	])
	if (!found.ok) return refuseWith(found.error)
	const byId = new Map(ownWords.map((word) => [word.vocabId, word]))
	const fit = fitsFrom(texts, { reader: user, own: byId }).ofArticle(id)
	const { own, sheet } = await toArticlePage(found.value, { user, ownWords })
	return Response.json(figuresOf({ fit: fit && showFit(fit), own, sheet, asOf }))
}
