import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findCountable } from '#app/db/count-texts.ts'
import { putText } from '#app/db/put-parts.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import {
	dropWorkingParts,
	isWorkingPartIn,
	keepWorkingPart,
	lessonOwner,
} from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOutdated, type Refusal } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { storedTextVersion, textVersion } from '#app/domain/versions/version-content.ts'

type TextSave = By & {
	lessonId: string
	/** As prepared by `prepareContent`. */
	content: LessonContent
	/** The version that was opened, or a newer one that is replaced on purpose; 0 without content. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
}

type Saved = Promise<Result<{ version: number }, Refusal>>

/**
 * Saves a lesson's text and returns its new version, which is kept. If learners see the lesson, the text waits to be
 * published; otherwise the counts of its words are written with it. An identical text changes nothing.
 * The audio stays: it records the hash of its own text.
 */
export async function saveLessonContent(
	db: Db,
	{ lessonId, content, version, restores, ...by }: TextSave,
): Saved {
	const { actor, now } = by
	return changeAsAdmin(db, by, async ({ tx, log, save }): Saved => {
		const [stored, countable] = await Promise.all([
			findStored(tx, lessonId),
			findCountable(tx, content),
		])
		if (!stored) return err({ code: 'lesson-text.lesson-missing' })
		if (stored.type !== 'lesson') return err({ code: 'lesson-text.not-a-lesson' })
		const json = JSON.stringify(content)
		if (stored.json === json) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'lesson-text.outdated', version: stored.version })
		}
		const owner = lessonOwner(lessonId)
		const next = version + 1
		const entry = log({
			objectType: 'lesson',
			objectId: lessonId,
			...loggedSave('lesson.write', changesOfText(stored.content, content), restores),
		})
		const recorded = await recordVersion(tx, {
			owner,
			part: 'text',
			before: storedTextVersion(stored.json),
			after: textVersion(content),
			version,
			...by,
		})
		const unsaved = dropWorkingParts(tx, owner, 'text')
		if (!isHeldBack(stored.status)) {
			const text = { lessonId, content, version: next, countable, now }
			await save([...recorded, ...putText(tx, text), unsaved, entry])
		} else if (stored.published === json) {
			// Back to what learners read. The counter goes on, as others may have opened the newer text.
			const isOfLesson = eq(lessonContents.lessonId, lessonId)
			const counted = tx.update(lessonContents).set({ version: next }).where(isOfLesson)
			await save([...recorded, counted, unsaved, entry])
		} else {
			const kept = { owner, content: json, version: next, savedBy: actor.id, now }
			await save([...recorded, keepWorkingPart(tx, { ...kept, part: 'text' }), entry])
		}
		return ok({ version: next })
	})
}

async function findStored(tx: Db, lessonId: string) {
	const [found] = await tx
		.select({
			type: lessons.type,
			status: lessons.status,
			// As plain text: the column's own schema would fail on damaged content.
			published: sql<string | null>`(${lessonContents.content})`,
			working: workingParts.content,
			version: sql<number>`coalesce(${workingParts.version}, ${lessonContents.version}, 0)`,
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(workingParts, isWorkingPartIn('lessons', 'text', lessons.id))
		.where(and(eq(lessons.id, lessonId), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const json = found.working ?? found.published
	const content = (json === null ? undefined : readStoredContent(json)) ?? []
	return { ...found, json, content }
}
