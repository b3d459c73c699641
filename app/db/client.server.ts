import { createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'

type DatabaseAddress = { url: string; authToken?: string | undefined }

/** A database that is not there for so long is told as a failure; a page that waits tells nothing. */
const patienceMs = 20_000

/**
 * A client for one request. Workers must not share sockets between requests: a client kept in a
 * module wedges as soon as two requests use it at once. A statement that is not answered in time
 * fails; whether it was carried out is not known then.
 */
export function openDatabase({ url, authToken }: DatabaseAddress, { waitMs = patienceMs } = {}) {
	const client = createClient({
		url,
		...(authToken && { authToken }),
		fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(waitMs) }),
	})
	return drizzle(client, { casing: 'snake_case' })
}

export type Db = ReturnType<typeof openDatabase>
