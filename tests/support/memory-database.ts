/** A libSQL of its own for a test, in memory, as the migrations make it. */
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'

export async function memoryDatabase() {
	const db = drizzle(createClient({ url: ':memory:' }), { casing: 'snake_case' })
	await migrate(db, { migrationsFolder: 'migrations' })
	return db
}
