import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { articles, lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { isWorkingPartIn, type TextOwner } from '#app/db/working-parts.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { isOutdatedBy } from '#app/domain/speech/outdated-audio.ts'

/** Those of the texts whose audio is outdated once they are published as they were saved. One round trip. */
export async function outdatedByPublishing(
	db: Db,
	texts: readonly TextOwner[],
): Promise<TextOwner[]> {
	const idsOf = (kind: TextOwner['kind']) =>
		texts.filter((text) => text.kind === kind).map(({ id }) => id)
	const saved = storedText<string | null>(workingParts.content)
	const [ofLessons, ofArticles] = await db.batch([
		db
			.select({
				kind: sql<'lessons'>`'lessons'`,
				id: lessons.id,
				isDialogue: sql`${lessons.config} ->> 'dialogMode'`.mapWith(Boolean),
				audioPath: lessonContents.audioPath,
				audioTextHash: lessonContents.audioTextHash,
				published: storedText(lessonContents.content),
				saved,
			})
			.from(lessons)
			.innerJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.leftJoin(workingParts, isWorkingPartIn('lessons', 'text', lessons.id))
			.where(and(inArray(lessons.id, idsOf('lessons')), isNotNull(lessonContents.audioPath))),
		db
			.select({
				kind: sql<'articles'>`'articles'`,
				id: articles.id,
				isDialogue: sql`0`.mapWith(Boolean),
				audioPath: articles.audioPath,
				audioTextHash: articles.audioTextHash,
				published: storedText(articles.content),
				saved,
			})
			.from(articles)
			.leftJoin(workingParts, isWorkingPartIn('articles', 'text', articles.id))
			.where(and(inArray(articles.id, idsOf('articles')), isNotNull(articles.audioPath))),
	])
	const found = [...ofLessons, ...ofArticles].map(async ({ kind, id, ...row }) => {
		// A damaged text has no words.
		const content = readStoredContent(row.saved ?? row.published) ?? []
		return (await isOutdatedBy(content, row)) ? [{ kind, id }] : []
	})
	return (await Promise.all(found)).flat()
}
