import { createClient } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'
import * as schema from './schema/index.ts'

export type DatabaseAddress = { url: string; authToken?: string | undefined }

/**
 * A client for one request. Workers must not share sockets between requests: a client kept in a
 * module wedges as soon as two requests use it at once.
 */
export function openDatabase({ url, authToken }: DatabaseAddress) {
	const client = createClient(authToken ? { url, authToken } : { url })
	return drizzle(client, { schema, casing: 'snake_case' })
}

export type Db = ReturnType<typeof openDatabase>
