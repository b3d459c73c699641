/**
 * Reads the vocabulary and the person's words for an import, and works out its changes. Rows come as JSON:
 * ten thousand of a driver take ten times as long.
 */
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { cards, userWords, vocab } from '#app/db/schema/index.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import { spellingsOf } from '#app/domain/matching-key.ts'
import type { ImportWay } from '#app/domain/my-words/files/import-choices.ts'
import { type ImportPlan, planImport } from '#app/domain/my-words/files/match-words.ts'
import type { ReadWord } from '#app/domain/my-words/files/word-note.ts'
import { personalDeckId } from '#app/features/flashcards/deck-access.server.ts'

const entryRows = z.array(
	z.tuple([z.int(), z.string(), z.string().nullable(), z.string(), z.number()]),
)
const markRows = z.array(z.tuple([z.int(), z.enum(standings)]))

type Planning = {
	userId: string
	words: readonly ReadWord[]
	way: ImportWay
	/** Ids of entries that the person chose, by rows of the file. */
	chosen: ReadonlyMap<number, number>
}

/** One round trip. */
export async function readPlan(
	db: Db,
	{ userId, words, way, chosen }: Planning,
): Promise<ImportPlan> {
	const forms = new Set(
		words.flatMap(({ word, traditional, otherwise }) =>
			[word, traditional, otherwise].flatMap(spellingsOf),
		),
	)
	forms.delete('')
	const [[found], [own]] = await db.batch([
		db.all<{ entries: string }>(sql`
			with forms as (select value from json_each(${JSON.stringify([...forms])})),
			fitting as (
				select ${vocab.id} from forms cross join ${vocab} on ${vocab.word} = forms.value
				union
				select ${vocab.id} from forms cross join ${vocab}
					on ${vocab.traditional} = forms.value and ${vocab.traditional} <> ${vocab.word}
			)
			select json_group_array(json_array(${vocab.id}, word, traditional, pinyin, frequency))
				as entries
			from fitting cross join ${vocab} on ${vocab.id} = fitting.id and ${vocab.status} = 1`),
		db.all<{ marks: string; saved: string }>(sql`
			select (${sql`select json_group_array(json_array(vocab_id, status)) from ${userWords}
				where uid = ${userId} and status is not null`}) as marks,
			(${sql`select json_group_array(vocab_id) from ${cards}
				where deck_id = ${personalDeckId(userId)} and removed_at is null`}) as saved`),
	])
	const entries = entryRows
		.parse(JSON.parse(found?.entries ?? '[]'))
		.map(([id, word, traditional, pinyin, frequency]) => {
			return { id, word, traditional, pinyin, frequency }
		})
	const said = new Map(markRows.parse(JSON.parse(own?.marks ?? '[]')))
	const saved = new Set(z.array(z.int()).parse(JSON.parse(own?.saved ?? '[]')))
	return planImport({ words, entries, own: { said, saved }, way, chosen })
}
