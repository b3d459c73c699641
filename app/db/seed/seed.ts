/** The first content of a fresh platform, step by step; a step that was finished is not repeated. */
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import type * as schema from '#app/db/schema/index.ts'
import { seedSteps } from '#app/db/schema/index.ts'
import { seedAccounts } from './accounts.ts'

export type SeedDb = LibSQLDatabase<typeof schema>

/** Shown to whoever waits: `done` of `of` parts of a step are in. */
export type Progress = (done: number, of: number) => void

type Tools = {
	db: SeedDb
	putMedia: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
	say: <T>(what: string, work: (progress: Progress) => Promise<T>) => Promise<T>
}

export async function seed({ db, say }: Tools): Promise<void> {
	const steps: Record<string, { what: string; work: (progress: Progress) => Promise<void> }> = {
		accounts: { what: 'Making the demo accounts', work: () => seedAccounts(db) },
	}
	const finished = new Set((await db.select().from(seedSteps)).map(({ name }) => name))
	for (const [name, { what, work }] of Object.entries(steps)) {
		if (finished.has(name)) continue
		await say(what, work)
		await db.insert(seedSteps).values({ name, finishedAt: new Date() })
	}
}
