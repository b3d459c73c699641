/** Shows the mails the local platform would have sent, as a page and as JSON for tests. */
import { html } from 'hono/html'
import * as z from 'zod'

const outboxSchema = z.array(
	z.object({
		to: z.string(),
		subject: z.string(),
		text: z.string(),
		html: z.string(),
		createdAt: z.string(),
	}),
)

export async function outbox(service: Fetcher, request: Request): Promise<Response> {
	const mails = outboxSchema.parse(await (await service.fetch('http://outbox/')).json())
	const headers = { 'cache-control': 'no-store', vary: 'accept' }
	if (request.headers.get('accept')?.includes('application/json')) {
		return Response.json(mails, { headers })
	}
	const page = html`<!doctype html>
		<html lang="en">
			<meta charset="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>Outbox</title>
			<main>
				<h1>Outbox</h1>
				<p>${mails.length === 0 ? 'No mails yet.' : `${mails.length} mails, newest first.`}</p>
				${mails.map(
					(mail) => html`<article>
						<h2>${mail.subject}</h2>
						<p>To ${mail.to}, <time datetime="${mail.createdAt}">${mail.createdAt}</time></p>
						<pre>${mail.text}</pre>
					</article>`,
				)}
			</main>
		</html>`
	return new Response(String(await page), {
		headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
	})
}
