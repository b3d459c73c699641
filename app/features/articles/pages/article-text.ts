/** Passes on an article from the articles worker, for signed-in users. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isEditor } from '#app/domain/accounts/user.ts'
import { isSlug } from '#app/domain/courses/slug.ts'
import { forwardedRequest } from '#app/features/articles/forwarded-request.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { services } = context
	const user = await requireCaller(context)
	const { id = '' } = params
	// Validate the id before it becomes part of an address: .. would lead elsewhere.
	if (!isSlug(id)) return refuse('article.not-found')
	try {
		const search = new URLSearchParams({ edition: user.hskEdition })
		if (isEditor(user)) search.set('disabled', 'shown')
		const path = `/api/v1/articles/${id}?${search}`
		return await services.articles.ask(path, forwardedRequest(request))
	} catch (error) {
		logFailure(error)
		return refuse('article.load-failed')
	}
}
