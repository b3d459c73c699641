import { openDatabase } from '#app/db/client.server.ts'
import { articlesApp } from './app.ts'
import type { Bindings } from './bindings.ts'

const app = articlesApp((env: Bindings) =>
	openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN }),
)

export default { fetch: app.fetch }
