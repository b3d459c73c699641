/** The first content of a fresh platform, step by step; a step that was finished is not repeated. */
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import type * as schema from '#app/db/schema/index.ts'
import { seedSteps } from '#app/db/schema/index.ts'
import { seedAccounts } from './accounts.ts'
import { seedArticles } from './articles.ts'
import { type PutMedia, seedCovers } from './covers.ts'
import { seedDecks } from './decks.ts'
import { buildDictionary } from './dictionary/build.ts'
import { seedLessons } from './lessons.ts'
import { readingsIn } from './readings.ts'
import { seedVocabulary } from './vocabulary.ts'

export type SeedDb = LibSQLDatabase<typeof schema>

/** Shown to whoever waits: `done` of `of` parts of a step are in. */
export type Progress = (done: number, of: number) => void

type Tools = {
	db: SeedDb
	/** Opens the media store for as long as `work` needs it. */
	withMedia: (work: (put: PutMedia) => Promise<void>) => Promise<void>
	say: <T>(what: string, work: (progress: Progress) => Promise<T>) => Promise<T>
}

type Step = { name: string; what: string; work: (progress: Progress) => Promise<void> }

export async function seed({ db, withMedia, say }: Tools): Promise<void> {
	let built: ReturnType<typeof buildDictionary> | undefined
	const dictionary = () => {
		built ??= buildDictionary()
		return built
	}
	const steps: Step[] = [
		{ name: 'accounts', what: 'Making the demo accounts', work: () => seedAccounts(db) },
		{
			name: 'vocabulary',
			what: 'Building the dictionary and filling the vocabulary',
			work: (progress) => seedVocabulary(db, dictionary(), progress),
		},
		{
			name: 'lessons',
			what: 'Adding the courses and lessons',
			work: () => seedLessons(db, readingsIn(dictionary())),
		},
		{
			name: 'articles',
			what: 'Adding the articles',
			work: () => seedArticles(db, readingsIn(dictionary())),
		},
		{ name: 'decks', what: 'Adding the decks', work: () => seedDecks(db, dictionary()) },
		{ name: 'covers', what: 'Adding the covers', work: () => withMedia(seedCovers) },
	]
	const finished = new Set((await db.select().from(seedSteps)).map(({ name }) => name))
	for (const { name, what, work } of steps) {
		if (finished.has(name)) continue
		await say(what, work)
		await db.insert(seedSteps).values({ name, finishedAt: new Date() })
	}
}
