/** The timeout of a request. */
const timeoutMs = 60_000

/**
 * Posts `body` as JSON, or gets `path` without one. Nothing of it navigates, so what was typed stays on
 * the page. Throws without a network, or after a minute.
 */
export function sendJson(path: string, body?: object): Promise<Response> {
	return fetch(path, {
		signal: AbortSignal.timeout(timeoutMs),
		...(body && {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'content-type': 'application/json' },
		}),
	})
}
