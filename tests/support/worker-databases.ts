/**
 * A database for each workerd that runs tests, so that code over all rows, such as the sweep of the
 * speech jobs, sees only its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { startDatabase } from '#tools/database.ts'

export function workerDatabases() {
	const endings: (() => Promise<void>)[] = []

	/** Starts a migrated server and returns its address. */
	async function open(): Promise<string> {
		const folder = mkdtempSync(join(tmpdir(), 'hanlu-database-'))
		const { url, stop } = await startDatabase(folder)
		endings.push(async () => {
			await stop()
			rmSync(folder, { recursive: true, force: true })
		})
		await migrate(drizzle(createClient({ url })), { migrationsFolder: 'migrations' })
		return url
	}

	/** Stops the servers when the tests end. */
	const plugin = {
		name: 'hanlu-worker-databases',
		closeBundle: async () => {
			await Promise.all(endings.splice(0).map((end) => end()))
		},
	}
	return { open, plugin }
}
