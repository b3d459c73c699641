/** The first content of a fresh platform, step by step; a step that was finished is not repeated. */
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { seedSteps } from '#app/db/schema/index.ts'
import { seedAccounts } from './accounts.ts'
import { seedArticles } from './articles.ts'
import { type PutMedia, seedCovers } from './covers.ts'
import { seedDecks } from './decks.ts'
import { buildDictionary } from './dictionary/build.ts'
import { seedLessons } from './lessons.ts'
import { lexiconIn } from './readings.ts'
import { seedVocabulary } from './vocabulary.ts'

export type SeedDb = LibSQLDatabase

/** Shown to whoever waits: `done` of `of` parts of a step are in. */
export type Progress = (done: number, of: number) => void

type Tools = {
	db: SeedDb
	/** Whether the media store was there before this start. */
	hasMedia: boolean
	/** Opens the media store for as long as `work` needs it. */
	withMedia: (work: (put: PutMedia) => Promise<void>) => Promise<void>
	say: <T>(what: string, work: (progress: Progress) => Promise<T>) => Promise<T>
	/** Left out: everything. A site that people use gets the dictionary and no demo accounts. */
	only?: readonly StepName[]
}

type StepName = 'accounts' | 'vocabulary' | 'lessons' | 'articles' | 'decks' | 'covers'

type Dictionary = ReturnType<typeof buildDictionary>

type Step = { name: StepName; what: string } & (
	| { work: (progress: Progress) => Promise<void> }
	| { workWith: (dictionary: Dictionary, progress: Progress) => Promise<void> }
)

export async function seed({ db, hasMedia, withMedia, say, only }: Tools): Promise<void> {
	const steps: Step[] = [
		{ name: 'accounts', what: 'Making the demo accounts', work: () => seedAccounts(db) },
		{
			name: 'vocabulary',
			what: 'Filling the vocabulary',
			workWith: (dictionary, progress) => seedVocabulary(db, dictionary, progress),
		},
		{
			name: 'lessons',
			what: 'Adding the courses and lessons',
			workWith: (dictionary) => seedLessons(db, lexiconIn(dictionary)),
		},
		{
			name: 'articles',
			what: 'Adding the articles',
			workWith: (dictionary) => seedArticles(db, lexiconIn(dictionary)),
		},
		{
			name: 'decks',
			what: 'Adding the decks',
			workWith: (dictionary) => seedDecks(db, dictionary),
		},
		{ name: 'covers', what: 'Adding the covers', work: () => withMedia(seedCovers) },
	]
	const finished = new Set<string>((await db.select().from(seedSteps)).map(({ name }) => name))
	// A database that was filled before may meet a media store that is new.
	if (!hasMedia) finished.delete('covers')
	let dictionary: Dictionary | undefined
	const wanted = steps.filter(({ name }) => !finished.has(name) && (!only || only.includes(name)))
	for (const step of wanted) {
		if ('workWith' in step) {
			const built =
				dictionary ?? (await say('Building the dictionary', async () => buildDictionary()))
			dictionary = built
			await say(step.what, (progress) => step.workWith(built, progress))
		} else {
			await say(step.what, step.work)
		}
		await db
			.insert(seedSteps)
			.values({ name: step.name, finishedAt: new Date() })
			.onConflictDoNothing()
	}
}
