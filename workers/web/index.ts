import { createRequestHandler } from '@remix-run/cloudflare'
import { openDatabase } from '#app/db/client.server.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { forgetExpired } from '#app/http/forget-expired.server.ts'
import * as build from '#build/server/index.js'
import { createWebApp } from './app.ts'

const handlePage = createRequestHandler(build, 'production')

const app = createWebApp({ handlePage })

export default {
	fetch: app.fetch,
	async scheduled({ scheduledTime }, { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken }) {
		await forgetExpired(openDatabase({ url, authToken }), new Date(scheduledTime))
	},
} satisfies ExportedHandler<Bindings>
