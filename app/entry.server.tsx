import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/cloudflare'
import { RemixServer } from '@remix-run/react'
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

/** Logs unexpected errors. Remix's own log would include the submitted values. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (!request.signal.aborted) logFailure(error)
}
