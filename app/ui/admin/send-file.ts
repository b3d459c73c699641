/** The server's answer to an upload: the body, or the error sentence. */
export type Sent =
	| { ok: true; body: unknown }
	| { ok: false; text: string | undefined; status: number }

type Options = {
	/** Upload progress, from 0 to 1. */
	onProgress: (share: number) => void
	signal: AbortSignal
}

/** Sends a file as the body of a request. Without a connection the status is 0. */
export function sendFile(
	address: string,
	file: Blob,
	{ onProgress, signal }: Options,
): Promise<Sent> {
	return new Promise((resolve) => {
		// Unlike fetch, XMLHttpRequest reports upload progress.
		const request = new XMLHttpRequest()
		request.open('POST', address)
		request.setRequestHeader('content-type', 'application/octet-stream')
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
		request.onloadend = () => resolve(sentOf(request.status, bodyOf(request.responseText)))
		signal.addEventListener('abort', () => request.abort(), { once: true })
		request.send(file)
	})
}

function sentOf(status: number, body: unknown): Sent {
	if (status >= 200 && status < 300) return { ok: true, body }
	return { ok: false, text: sentenceIn(body), status }
}

function bodyOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		// Not JSON: some proxy answered instead of our server.
		return undefined
	}
}

/** The sentence of our JSON failures: { error: { code, text } }. */
function sentenceIn(body: unknown): string | undefined {
	if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
	const { error } = body
	if (typeof error !== 'object' || error === null || !('text' in error)) return undefined
	return typeof error.text === 'string' ? error.text : undefined
}
