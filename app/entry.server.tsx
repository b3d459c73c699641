import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server.browser'
import { logFailure } from './http/responses.server.ts'
import { NonceContext } from './ui/nonce.ts'
import { PageHtmlContext } from './ui/page-html.ts'

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ nonce, pageHtml }: AppLoadContext,
) {
	let answered = status
	const body = await renderToReadableStream(
		<NonceContext.Provider value={nonce}>
			<PageHtmlContext.Provider value={pageHtml}>
				<RemixServer context={remixContext} url={request.url} nonce={nonce} />
			</PageHtmlContext.Provider>
		</NonceContext.Provider>,
		{
			nonce,
			signal: request.signal,
			onError(error) {
				if (request.signal.aborted) return
				logFailure(error)
				answered = 500
			},
		},
	)
	// Crawlers get the complete page instead of a stream.
	if (isbot(request.headers.get('user-agent'))) await body.allReady
	headers.set('content-type', 'text/html; charset=utf-8')
	return new Response(body, { headers, status: answered })
}

/**
 * Logs unexpected errors. Remix's own log would include the submitted values. A request for what does
 * not exist is no failure of ours, and anybody can send thousands.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
	const isAskersFault = isRouteErrorResponse(error) && error.status < 500
	if (!isAskersFault && !request.signal.aborted) logFailure(error)
}
