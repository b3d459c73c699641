import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#app/db/client.server.ts'

test('a database that never answers fails instead of hanging the page', async () => {
	const server = createServer(() => {})
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const { port } = server.address() as AddressInfo
	const db = openDatabase({ url: `http://127.0.0.1:${port}` }, { waitMs: 200 })
	await expect(db.all(sql`select 1`)).rejects.toThrow()
})
