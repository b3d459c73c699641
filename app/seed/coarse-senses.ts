import { sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { DictionaryEntry } from './dictionary/build.ts'
import { readLearnerGlosses } from './dictionary/learner-glosses.ts'
import type { SeedDb } from './seed.ts'
import { entriesOf, inBatches, keyOf } from './vocabulary.ts'

/** Keeps the coarse senses of an older vocabulary apart, except of words that an administrator has written. */
export async function seedCoarseSenses(
	db: SeedDb,
	dictionary: readonly DictionaryEntry[],
): Promise<void> {
	const glosses = new Map(readLearnerGlosses().map((one) => [keyOf(one), one.gloss]))
	const entries = dictionary.map(({ word, pinyin, poses, meaning, coarse }) => ({
		gloss: glosses.get(keyOf({ word, pinyin })),
		word,
		pinyin,
		poses,
		meaning,
		coarse,
	}))
	await inBatches(entries, (batch) =>
		db.run(sql`
			with change as materialized (
				select entry.id, item.value -> 'poses' as poses, item.value -> 'meaning' as meaning,
					nullif(item.value -> 'coarse', 'null') as coarse, item.value -> 'gloss' as gloss
				from ${entriesOf(batch)}
				where entry.is_custom = 0 and entry.version = 1
					and entry.meaning is not item.value -> 'meaning'
			)
			update ${vocab} set poses = change.poses, meaning = change.meaning, coarse = change.coarse,
				gloss = change.gloss
			from change where ${vocab}.id = change.id`),
	)
}
