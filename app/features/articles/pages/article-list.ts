/** Passes on the articles worker's list, for signed-in users. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { forwardedRequest } from '#app/features/articles/forwarded-request.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { services } = context
	await requireCaller(context)
	const { search } = new URL(request.url)
	try {
		return await services.articles.ask(`/api/v1/articles${search}`, forwardedRequest(request))
	} catch (error) {
		logFailure(error)
		return refuse('articles.load-failed')
	}
}
