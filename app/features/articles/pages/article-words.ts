/** The entries of an article's words: /articles/the-slow-train/words */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isEditor } from '#app/domain/accounts/user.ts'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { answerWords } from '#app/features/vocabulary/words-file.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuseWith } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { services } = context
	const user = await requireCaller(context)
	const isAdmin = isEditor(user)
	const isWorking = isAdmin && previewIn(new URL(request.url).searchParams) !== undefined
	const { hskEdition: edition } = user
	const found = await services.articles.find(params.id ?? '', { edition, isAdmin, isWorking })
	if (!found.ok) return refuseWith(found.error)
	return answerWords(found.value.vocab_list, { url: request.url, readerId: user.id })
}
