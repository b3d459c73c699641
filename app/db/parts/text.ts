/** The text of a lesson or an article, as it is written and as it is stored. */

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findCountable, putCounts } from '#app/db/count-texts.ts'
import { storedText } from '#app/db/readable-json.ts'
import { articles, lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { isWorkingPartIn, type TextOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { changesOfText } from '#app/domain/lesson-text/text-changes.ts'
import { err, ok } from '#app/domain/result.ts'
import { storedTextVersion, textVersion } from '#app/domain/versions/version-content.ts'
import type { Compared, WritablePart } from './write-part.ts'

type Text = {
	owner: TextOwner
	content: LessonContent
	/** The words to count it by. */
	countable: Awaited<ReturnType<typeof findCountable>>
	now: Date
}

/** The audio stays: it records the hash of its own text. */
export function writtenText(db: Db, { owner, content, countable, now }: Text): WritablePart {
	const counted = { content, countable, now }
	return {
		part: 'text',
		kept: () => textVersion(content),
		waiting: JSON.stringify(content),
		put(version) {
			if (owner.kind === 'articles') {
				const saved = { content, textVersion: version, updatedAt: now }
				return [
					db.update(articles).set(saved).where(eq(articles.id, owner.id)),
					...putCounts(db, { articleId: owner.id, version, ...counted }),
				]
			}
			const lessonId = owner.id
			const saved = { content, version, updatedAt: now }
			return [
				db
					.insert(lessonContents)
					.values({ ...saved, lessonId, createdAt: now })
					.onConflictDoUpdate({ target: lessonContents.lessonId, set: saved }),
				...putCounts(db, { lessonId, version, ...counted }),
			]
		},
	}
}

export async function compareText(
	tx: Db,
	{ owner, content, now }: Omit<Text, 'countable'>,
): Compared {
	const isLesson = owner.kind === 'lessons'
	const [stored, countable] = await Promise.all([
		findStoredText(tx, owner),
		findCountable(tx, content),
	])
	if (!stored) return err({ code: isLesson ? 'lesson-text.lesson-missing' : 'article.gone' })
	if (stored.type === 'course') return err({ code: 'lesson-text.not-a-lesson' })
	const { status, version, published } = stored
	const written = writtenText(tx, { owner, content, countable, now })
	const last = stored.working ?? published
	return ok({
		written,
		status,
		version,
		before: storedTextVersion(last),
		isSame: last === written.waiting,
		isPublished: published === written.waiting,
		count: (version) =>
			isLesson
				? tx.update(lessonContents).set({ version }).where(eq(lessonContents.lessonId, owner.id))
				: tx.update(articles).set({ textVersion: version }).where(eq(articles.id, owner.id)),
		action: 'write',
		changes: () =>
			changesOfText((last === null ? undefined : readStoredContent(last)) ?? [], content),
		outdated: isLesson ? 'lesson-text.outdated' : 'article-text.outdated',
	})
}

/**
 * A lesson or a course, or an article, with its text: what learners read, and what was saved since. The
 * version counts the saves; it is 0 without a text. One round trip.
 */
export async function findStoredText(db: Db, { kind, id }: TextOwner) {
	const [found] = await (kind === 'lessons' ? storedLesson(db, id) : storedArticle(db, id))
	return found && { config: undefined, courseId: null, ...found }
}

function storedLesson(db: Db, id: string) {
	return db
		.select({
			type: sql<'course' | 'lesson'>`${lessons.type}`,
			title: lessons.title,
			config: lessons.config,
			courseId: lessons.parentId,
			status: lessons.status,
			// As plain text: the column's own schema would fail on damaged content.
			published: storedText<string | null>(lessonContents.content),
			working: workingParts.content,
			version: sql<number>`coalesce(${workingParts.version}, ${lessonContents.version}, 0)`,
		})
		.from(lessons)
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(workingParts, isWorkingPartIn('lessons', 'text', lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
}

function storedArticle(db: Db, id: string) {
	return db
		.select({
			type: sql<'article'>`'article'`,
			title: { zh: articles.title, en: articles.enTitle },
			status: articles.status,
			published: storedText<string | null>(articles.content),
			working: workingParts.content,
			version: sql<number>`coalesce(${workingParts.version}, ${articles.textVersion})`,
		})
		.from(articles)
		.leftJoin(workingParts, isWorkingPartIn('articles', 'text', articles.id))
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
}
