/** A libSQL of its own for a test, in memory, as the migrations make it. */
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** All migrations as one script: a tenth of the time that the migrator takes step by step. */
const script = readMigrationFiles({ migrationsFolder: 'migrations' })
	.flatMap(({ sql }) => sql)
	.join(';\n')

export async function memoryDatabase() {
	const client = createClient({ url: ':memory:' })
	await client.executeMultiple(script)
	return drizzle(client, { casing: 'snake_case' })
}
