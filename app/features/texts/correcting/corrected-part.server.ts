/**
 * Keeps the content of a part as its text's corrections make it. A correction that holds everywhere changes
 * the open part at once, and the others when they are opened: a novel is too long to be rewritten at once.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { countedColumns } from '#app/db/count-own-texts.ts'
import { findCountable } from '#app/db/count-texts.ts'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	correctionsOfPart,
	type StoredCorrection,
	withCorrections,
} from '#app/domain/texts/corrections.ts'

type PartQuery = { textId: string; userId: string; partId: string }

/** A part that is cut into words, with the corrections of its text. Undefined if it is not this person's. */
export async function findPartToCorrect(db: Db, { textId, userId, partId }: PartQuery) {
	const [found] = await db
		.select({
			textId: ownTexts.id,
			partId: ownTextParts.id,
			version: ownTextParts.version,
			content: ownTextParts.content,
			uncorrected: ownTextParts.uncorrected,
			ownRevision: ownTextParts.correctionsRevision,
			corrections: ownTexts.corrections,
			revision: ownTexts.correctionsRevision,
		})
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.where(and(eq(ownTexts.id, textId), eq(ownTexts.userId, userId), eq(ownTextParts.id, partId)))
	if (!found?.content) return undefined
	const { content, uncorrected, ...part } = found
	return { ...part, content, cut: uncorrected ?? content }
}

export type PartToCorrect = NonNullable<Awaited<ReturnType<typeof findPartToCorrect>>>

/** The content of a part with these corrections. */
export function correctedContent(
	{ cut, partId }: PartToCorrect,
	corrections: readonly StoredCorrection[],
): LessonContent {
	return withCorrections(cut, correctionsOfPart(corrections, partId))
}

/**
 * Keeps other corrections of a text, and the part with them. False if the corrections were changed
 * meanwhile: then nothing is kept. Two round trips.
 */
export async function keepCorrections(
	db: Db,
	part: PartToCorrect,
	corrections: readonly StoredCorrection[],
): Promise<boolean> {
	const revision = part.revision + 1
	const isCurrent = and(
		eq(ownTexts.id, part.textId),
		eq(ownTexts.correctionsRevision, part.revision),
	)
	const columns = await partColumns(db, part, corrections)
	// The part first: both have to see the text as it was.
	const [, kept] = await db.batch([
		partUpdate(db, part, { ...columns, correctionsRevision: revision }),
		db
			.update(ownTexts)
			.set({ corrections: [...corrections], correctionsRevision: revision })
			.where(isCurrent)
			.returning({ id: ownTexts.id }),
	])
	return kept.length === 1
}

/** Gives a part the corrections that its text got since it was last opened. */
export async function catchUp(db: Db, query: PartQuery): Promise<void> {
	const part = await findPartToCorrect(db, query)
	if (!part || part.ownRevision === part.revision) return
	const columns = await partColumns(db, part, part.corrections)
	await partUpdate(db, part, { ...columns, correctionsRevision: part.revision })
}

/** The columns of a part that other corrections change; nothing if its content stays the same. */
async function partColumns(db: Db, part: PartToCorrect, corrections: readonly StoredCorrection[]) {
	const content = correctedContent(part, corrections)
	if (JSON.stringify(content) === JSON.stringify(part.content)) return {}
	const isAsCut = content.every((block, index) => block === part.cut[index])
	return {
		content,
		uncorrected: isAsCut ? null : part.cut,
		version: part.version + 1,
		...countedColumns(content, await findCountable(db, content)),
	}
}

/** Does nothing if the part, or the corrections of its text, are not as they were found. */
function partUpdate(
	db: Db,
	part: PartToCorrect,
	columns: Partial<typeof ownTextParts.$inferInsert>,
) {
	return db
		.update(ownTextParts)
		.set(columns)
		.where(
			and(
				eq(ownTextParts.id, part.partId),
				eq(ownTextParts.version, part.version),
				sql`(select ${ownTexts.correctionsRevision} from ${ownTexts}
					where ${ownTexts.id} = ${part.textId}) = ${part.revision}`,
			),
		)
}
