/** A migrated in-memory libSQL database for one test. */
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** All migrations as one script, ten times faster than the migrator. */
const script = readMigrationFiles({ migrationsFolder: 'migrations' })
	.flatMap(({ sql }) => sql)
	.join(';\n')

export async function memoryDatabase() {
	const client = createClient({ url: ':memory:' })
	await client.executeMultiple(script)
	return drizzle(client, { casing: 'snake_case' })
}
