import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { findCountable } from '#app/db/count-texts.ts'
import { putArticleText, putText } from '#app/db/put-parts.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { articles, lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import {
	dropWorkingParts,
	isWorkingPartIn,
	keepWorkingPart,
	type TextOwner,
} from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { storedTextVersion, textVersion } from '#app/domain/versions/version-content.ts'
import { textFailures } from './text-failures.ts'

type TextSave = By & {
	owner: TextOwner
	/** As prepared by `prepareContent`. */
	content: LessonContent
	/** The version that was opened, or a newer one that is replaced on purpose; 0 without content. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
	/** Statements that are written with the new version. */
	also?: (version: number) => BatchItem<'sqlite'>[]
}

type Saved = Answer<{ version: number }>

/**
 * Saves the text of a lesson or an article and returns its new version, which is kept. If learners see
 * its owner, the text waits to be published; otherwise the counts of its words are written with it. An
 * identical text changes nothing. The audio stays: it records the hash of its own text.
 */
export async function saveText(
	db: Db,
	{ owner, content, version, restores, also, ...by }: TextSave,
): Saved {
	const { actor, now } = by
	const { kind, id } = owner
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const [stored, countable] = await Promise.all([
			findStored(tx, owner),
			findCountable(tx, content),
		])
		if (!stored) return err({ code: textFailures[kind].gone })
		if (stored.type === 'course') return err({ code: 'lesson-text.not-a-lesson' })
		const json = JSON.stringify(content)
		if (stored.json === json) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: textFailures[kind].outdated, version: stored.version })
		}
		const next = version + 1
		const noun = kind === 'lessons' ? 'lesson' : 'article'
		const entry = log({
			objectType: noun,
			objectId: id,
			...loggedSave(`${noun}.write`, changesOfText(stored.content, content), restores),
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
		const others = also?.(next) ?? []
		if (!isHeldBack(stored.status)) {
			const text = { content, version: next, countable, now }
			const put =
				kind === 'lessons'
					? putText(tx, { lessonId: id, ...text })
					: putArticleText(tx, { articleId: id, ...text })
			await save([...recorded, ...put, unsaved, ...others, entry])
		} else if (stored.published === json) {
			// Back to what learners read. The counter goes on, as others may have opened the newer text.
			const counted = setCounter(tx, { owner, version: next })
			await save([...recorded, counted, unsaved, ...others, entry])
		} else {
			const kept = { owner, content: json, version: next, savedBy: actor.id, now }
			const working = keepWorkingPart(tx, { ...kept, part: 'text' })
			await save([...recorded, working, ...others, entry])
		}
		return ok({ version: next })
	})
}

function setCounter(tx: Db, { owner, version }: { owner: TextOwner; version: number }) {
	return owner.kind === 'lessons'
		? tx.update(lessonContents).set({ version }).where(eq(lessonContents.lessonId, owner.id))
		: tx.update(articles).set({ textVersion: version }).where(eq(articles.id, owner.id))
}

async function findStored(tx: Db, owner: TextOwner) {
	const [found] = await (owner.kind === 'lessons'
		? storedLesson(tx, owner.id)
		: storedArticle(tx, owner.id))
	if (!found) return undefined
	const json = found.working ?? found.published
	const content = (json === null ? undefined : readStoredContent(json)) ?? []
	return { ...found, json, content }
}

function storedLesson(tx: Db, id: string) {
	return tx
		.select({
			type: sql<'course' | 'lesson'>`${lessons.type}`,
			status: lessons.status,
			// As plain text: the column's own schema would fail on damaged content.
			published: asText(sql`${lessonContents.content}`),
			working: workingParts.content,
			version: sql<number>`coalesce(${workingParts.version}, ${lessonContents.version}, 0)`,
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(workingParts, isWorkingPartIn('lessons', 'text', lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
}

function storedArticle(tx: Db, id: string) {
	return tx
		.select({
			type: sql<'article'>`'article'`,
			status: articles.status,
			published: asText(sql`${articles.content}`),
			working: workingParts.content,
			version: sql<number>`coalesce(${workingParts.version}, ${articles.textVersion})`,
		})
		.from(articles)
		.leftJoin(workingParts, isWorkingPartIn('articles', 'text', articles.id))
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
}

function asText(column: SQL): SQL<string | null> {
	return sql<string | null>`(${column})`
}
