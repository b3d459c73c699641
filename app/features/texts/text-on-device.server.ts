import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { type KeepPlan, sizeOfPage } from '#app/domain/offline/keep-plan.ts'
import { nameOfPart, textPath } from '#app/domain/texts/progress.ts'

/** A character that is not cut yet takes about this many once it is, with reading and marks. */
const lettersOfCharacter = 20

/**
 * The plan of a person's own text for keeping it on a device: all its parts. Undefined if the text is not
 * theirs. The platform speaks its sentences one by one, so no sound is kept. One round trip.
 */
export async function planOfText(
	db: Db,
	{ id, userId }: { id: string; userId: string },
): Promise<KeepPlan | undefined> {
	const parts = await db
		.select({
			text: ownTexts.title,
			number: ownTextParts.number,
			title: ownTextParts.title,
			letters: sql<number>`coalesce(length(${ownTextParts.content}), ${lettersOfCharacter} * ${ownTextParts.characters})`,
			revision: sql<string>`json_array(${ownTexts.updatedAt}, ${ownTexts.correctionsRevision},
				${ownTextParts.updatedAt}, ${ownTextParts.version})`,
		})
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.where(and(eq(ownTexts.id, id), eq(ownTexts.userId, userId)))
		.orderBy(asc(ownTextParts.number))
	const [first] = parts
	if (!first) return undefined
	return {
		path: textPath(id, first),
		title: { zh: '', en: first.text },
		lists: ['/texts'],
		pages: parts.map(({ letters, revision, ...part }) => ({
			path: textPath(id, { number: part.number }),
			title: nameOfPart(part),
			revision,
			bytes: sizeOfPage(letters),
			sounds: [],
		})),
	}
}
