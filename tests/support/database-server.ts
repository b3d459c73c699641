/** A real, migrated database server for the tests that need one, removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/libsql/migrator'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '#tools/database.ts'
import { openForSeeding } from '#tools/platform.ts'

declare module 'vitest' {
	interface ProvidedContext {
		databaseUrl: string
	}
}

export default async function setup(project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-database-'))
	const database = await startDatabase(folder)
	await migrate(openForSeeding({ url: database.url }), { migrationsFolder: 'migrations' })
	project.provide('databaseUrl', database.url)
	return async () => {
		await database.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}
