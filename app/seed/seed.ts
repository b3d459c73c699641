/** Fills a fresh platform with its demo content, step by step. Finished steps are not repeated. */
import type { Db } from '#app/db/client.server.ts'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import { seedSteps } from '#app/db/schema/index.ts'
import { seedAccounts } from './accounts.ts'
import { seedArticles } from './articles.ts'
import { seedCoarseSenses } from './coarse-senses.ts'
import { type PutMedia, seedCovers } from './covers.ts'
import { seedDecks } from './decks.ts'
import { buildDictionary } from './dictionary/build.ts'
import { seedExercises } from './exercise-words.ts'
import { moveSecondFactors } from './former-second-factors.ts'
import { seedInvitations, seedLessons } from './lessons.ts'
import { lexiconIn } from './readings.ts'
import {
	seedEverydayWords,
	seedExamples,
	seedGlosses,
	seedLevels,
	seedTraditionalForms,
	seedVocabulary,
} from './vocabulary.ts'

export type SeedDb = Db

/** Reports that `done` of `of` parts of a step are finished. */
export type Progress = (done: number, of: number) => void

type Tools = {
	db: SeedDb
	/** Whether the media store existed before this start. */
	hasMedia: boolean
	/** Opens the media store for the duration of `work`. */
	withMedia: (work: (put: PutMedia) => Promise<void>) => Promise<void>
	say: <T>(what: string, work: (progress: Progress) => Promise<T>) => Promise<T>
	/** Their passwords stand in the README: for a database that nobody else reaches. */
	withDemoAccounts: boolean
	/** Of the site, which encrypts secrets of its people. */
	secret: string
	/** Steps to run; default: all. A live site gets the dictionary and no lessons. */
	only?: readonly StepName[]
}

type StepName =
	| 'second-factors'
	| 'accounts'
	| 'vocabulary'
	| 'everyday-words'
	| 'glosses-of-texts'
	| 'levels'
	| 'traditional-forms'
	| 'coarse-senses'
	| 'examples'
	| 'lessons-sounded'
	| 'demo-invitations'
	| 'exercises-sounded'
	| 'articles'
	| 'counted-texts'
	| 'level-decks'
	| 'covers'

type Dictionary = ReturnType<typeof buildDictionary>

type Step = { name: StepName; what: string } & (
	| { work: (progress: Progress) => Promise<void> }
	| { workWith: (dictionary: Dictionary, progress: Progress) => Promise<void> }
)

/** The accounts of the README, and what needs them. */
const demoSteps: readonly StepName[] = ['accounts', 'demo-invitations']

export async function seed({
	db,
	hasMedia,
	withMedia,
	say,
	withDemoAccounts,
	secret,
	only,
}: Tools): Promise<void> {
	const steps: Step[] = [
		{
			name: 'second-factors',
			what: 'Moving second steps',
			work: () => moveSecondFactors(db, secret),
		},
		{ name: 'accounts', what: 'Making the demo accounts', work: () => seedAccounts(db) },
		{
			name: 'vocabulary',
			what: 'Filling the vocabulary',
			workWith: (dictionary, progress) => seedVocabulary(db, dictionary, progress),
		},
		{
			name: 'everyday-words',
			what: 'Adding the everyday words',
			workWith: (dictionary) => seedEverydayWords(db, dictionary),
		},
		{
			// A new name where words get glosses: databases that have some take the others.
			name: 'glosses-of-texts',
			what: 'Adding the glosses',
			work: () => seedGlosses(db),
		},
		{
			name: 'levels',
			what: 'Adding the levels',
			workWith: (dictionary) => seedLevels(db, dictionary),
		},
		{
			name: 'traditional-forms',
			what: 'Adding the traditional forms',
			workWith: (dictionary) => seedTraditionalForms(db, dictionary),
		},
		{
			name: 'coarse-senses',
			what: 'Keeping coarse senses apart',
			workWith: (dictionary) => seedCoarseSenses(db, dictionary),
		},
		{
			name: 'examples',
			what: 'Adding the example sentences',
			workWith: (dictionary) => seedExamples(db, lexiconIn(dictionary)),
		},
		{
			// A new name where texts are added: databases that have some take the others.
			name: 'lessons-sounded',
			what: 'Adding the courses and lessons',
			workWith: (dictionary) => seedLessons(db, lexiconIn(dictionary)),
		},
		{
			name: 'demo-invitations',
			what: 'Inviting a learner to the private course',
			work: () => seedInvitations(db),
		},
		{
			// A new name where their cut or their text changes: databases that have them take them once more.
			name: 'exercises-sounded',
			what: 'Cutting the exercises into words',
			workWith: (dictionary) => seedExercises(db, lexiconIn(dictionary)),
		},
		{
			name: 'articles',
			what: 'Adding the articles',
			workWith: (dictionary) => seedArticles(db, lexiconIn(dictionary)),
		},
		{
			name: 'counted-texts',
			what: 'Counting the words of the texts',
			work: () => countWaitingTexts(db, { most: Number.POSITIVE_INFINITY, now: new Date() }),
		},
		{
			name: 'level-decks',
			what: 'Adding the decks',
			workWith: (dictionary) => seedDecks(db, dictionary),
		},
		{ name: 'covers', what: 'Adding the covers', work: () => withMedia(seedCovers) },
	]
	const finished = new Set<string>((await db.select().from(seedSteps)).map(({ name }) => name))
	// The media store may be new even if the database is not.
	if (!hasMedia) finished.delete('covers')
	let dictionary: Dictionary | undefined
	const wanted = steps.filter(
		({ name }) =>
			!finished.has(name) &&
			(!only || only.includes(name)) &&
			(withDemoAccounts || !demoSteps.includes(name)),
	)
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
