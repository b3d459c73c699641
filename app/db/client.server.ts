import { createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'

export type DatabaseAddress = { url: string; authToken?: string | undefined }

/** A page must not hang: after this long, a silent database counts as failed. */
const timeoutMs = 20_000

export type Send = (request: Request) => Promise<Response>

type Options = {
	waitMs?: number
	/** Sends the questions another way. */
	through?: (send: Send) => Send
}

/**
 * Opens a client for one request. Workers cannot share sockets between requests: a client kept in a
 * module hangs as soon as two requests use it at once. A statement that times out fails; whether it
 * was carried out is then unknown.
 */
export function openDatabase(
	{ url, authToken }: DatabaseAddress,
	{ waitMs = timeoutMs, through = (send) => send }: Options = {},
) {
	const client = createClient({
		url,
		...(authToken && { authToken }),
		fetch: through((request) => fetch(request, { signal: AbortSignal.timeout(waitMs) })),
	})
	return drizzle(client, { casing: 'snake_case' })
}

export type Db = ReturnType<typeof openDatabase>
