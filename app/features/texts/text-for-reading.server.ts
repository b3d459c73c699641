import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { ownTextParts, ownTexts, vocab } from '#app/db/schema/index.ts'
import { wordEntryColumns } from '#app/db/word-entry-columns.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import { ownWordsAmong } from '#app/features/known-words/own-words.server.ts'

type TextQuery = { id: string; userId: string }

/**
 * Finds a person's own text with one of its parts, the vocabulary of that part, and the person's own
 * words among it. Undefined if the text is not theirs, or has no such part. One round trip.
 */
export async function findTextForReading(
	db: Db,
	{ number, ...query }: TextQuery & { number: number },
) {
	const isPart = and(isOwn(query), eq(ownTextParts.number, number))
	const inPart = db
		.select({
			id: ownTextParts.id,
			version: ownTextParts.version,
			source: ownTextParts.source,
			content: ownTextParts.content,
			counts: ownTextParts.counts,
			/** Whether it has all corrections of its text. */
			isCorrected: sql<number>`${ownTextParts.correctionsRevision} = ${ownTexts.correctionsRevision}`,
		})
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.where(isPart)
	const [[text], parts, [part], words, ownWords] = await db.batch([
		textQuery(db, query),
		findParts(db, query),
		inPart,
		db
			.select({ id: vocab.id, ...wordEntryColumns })
			.from(vocab)
			.where(and(eq(vocab.status, 1), sql`${vocab.word} in (${wordsAndParts(wordsOf(isPart))})`))
			.orderBy(desc(vocab.frequency), vocab.id),
		ownWordsAmong(db, { userId: query.userId, vocabIds: countedIn(isPart) }),
	])
	return text && part ? { text, parts, part, words, ownWords } : undefined
}

export type TextForReading = NonNullable<Awaited<ReturnType<typeof findTextForReading>>>

function textQuery(db: Db, query: TextQuery) {
	return db
		.select({ id: ownTexts.id, title: ownTexts.title, tags: ownTexts.tags })
		.from(ownTexts)
		.where(isOwn(query))
}

/** The parts of a text, in order, with the places in them; none if the text is not this person's. */
export function findParts(db: Db, query: TextQuery) {
	const { id, number, title, characters, paragraph, paragraphs } = ownTextParts
	return db
		.select({
			id,
			number,
			title,
			characters,
			paragraph,
			paragraphs,
			readAt: sql<number | null>`${ownTextParts.readAt}`,
		})
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.where(isOwn(query))
		.orderBy(asc(ownTextParts.number))
}

function isOwn({ id, userId }: TextQuery): SQL | undefined {
	return and(eq(ownTexts.id, id), eq(ownTexts.userId, userId))
}

/** The words of a part, taken out of its content in the database. */
function wordsOf(isPart: SQL | undefined): SQL {
	return sql`select distinct token.value ->> 'word' from ${ownTextParts}
		join ${ownTexts} on ${ownTexts.id} = ${ownTextParts.textId},
		json_each(${ownTextParts.content}) as block, json_each(block.value, '$.zh') as token
		where ${isPart}`
}

/** The ids among its counts: every other number of each group. */
function countedIn(isPart: SQL | undefined): SQL {
	return sql`select word.value from ${ownTextParts}
		join ${ownTexts} on ${ownTexts.id} = ${ownTextParts.textId},
		json_each(${ownTextParts.counts}, '$.groups') as ranked,
		json_each(ranked.value, '$.words') as word
		where ${isPart} and word.key % 2 = 0`
}
