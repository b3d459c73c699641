import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findCountable, putCounts } from '#app/db/count-texts.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOutdated, type Refusal } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'

type TextSave = By & {
	lessonId: string
	/** As prepared by `prepareContent`. */
	content: LessonContent
	/** The version that was opened, or a newer one that is replaced on purpose; 0 without content. */
	version: number
	/** Set if an earlier version is restored; `content` is that of it. */
	restores?: Restoration
}

type Saved = Promise<Result<{ version: number }, Refusal>>

/**
 * Saves a lesson's text as a version, with the counts of its words, and returns its number. An identical text
 * changes nothing. The audio stays: it records the hash of its own text.
 */
export async function saveLessonContent(
	db: Db,
	{ lessonId, content, version, restores, ...by }: TextSave,
): Saved {
	const { now } = by
	return changeAsAdmin(db, by, async ({ tx, log, save }): Saved => {
		const [stored, countable] = await Promise.all([
			findStored(tx, lessonId),
			findCountable(tx, content),
		])
		if (!stored) return err({ code: 'lesson-text.lesson-missing' })
		if (stored.type !== 'lesson') return err({ code: 'lesson-text.not-a-lesson' })
		if (stored.json === JSON.stringify(content)) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'lesson-text.outdated', version: stored.version })
		}
		const saved = { content, version: version + 1, updatedAt: now }
		await save([
			...(await recordVersion(tx, {
				owner: { kind: 'lessons', id: lessonId },
				part: 'text',
				before: stored.json,
				after: textVersion(content),
				version,
				...by,
			})),
			tx
				.insert(lessonContents)
				.values({ ...saved, lessonId, createdAt: now })
				.onConflictDoUpdate({ target: lessonContents.lessonId, set: saved }),
			...putCounts(tx, { lessonId, version: saved.version, content, countable, now }),
			log({
				objectType: 'lesson',
				objectId: lessonId,
				...loggedSave('lesson.write', changesOfText(stored.content, content), restores),
			}),
		])
		return ok({ version: saved.version })
	})
}

async function findStored(tx: Db, lessonId: string) {
	const [found] = await tx
		.select({
			type: lessons.type,
			// As plain text: the column's own schema would fail on damaged content.
			json: sql<string | null>`(${lessonContents.content})`,
			version: lessonContents.version,
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.where(and(eq(lessons.id, lessonId), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { type, json, version } = found
	const content = (json === null ? undefined : readStoredContent(json)) ?? []
	return { type, json, content, version: version ?? 0 }
}
