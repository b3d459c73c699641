import { and, count, eq, getTableName, or, sql } from 'drizzle-orm'
import type { InTrash } from '#app/domain/trash/in-trash.ts'
import type { Db } from './client.server.ts'
import { isManagedBy } from './managed-groups.ts'
import {
	articles,
	cards,
	deletedWordRows,
	deletedWords,
	groupMembers,
	groups,
	lessonContents,
	lessonProgress,
	lessons,
} from './schema/index.ts'

export type ThingInTrash = InTrash & {
	/** Chinese; the one name of a group. */
	name: string
	/** English, or the pinyin of a word; empty for a group. */
	gloss: string
	/** Covers and audio that go with it. */
	media: { covers: string[]; audio: string[] }
	/** Lessons of a course. */
	lessons: number
	/** People who have done something in a lesson or course. */
	learners: number
	/** Cards of a word. */
	cards: number
	/** Members of a group. */
	members: number
}

/**
 * Something in the trash, with what would go with it. Undefined if it is not there, or if it is a group that
 * `userId` does not look after.
 */
export function findInTrash(
	db: Db,
	{ kind, id }: InTrash,
	userId?: string,
): Promise<ThingInTrash | undefined> {
	if (kind === 'word') return findWord(db, id)
	if (kind === 'group') return findGroup(db, { id, userId })
	return kind === 'article' ? findArticle(db, id) : findItem(db, { kind, id })
}

const nothingElse = {
	media: { covers: [], audio: [] },
	lessons: 0,
	learners: 0,
	cards: 0,
	members: 0,
}

async function findItem(
	db: Db,
	{ kind, id }: { kind: 'course' | 'lesson'; id: string },
): Promise<ThingInTrash | undefined> {
	const isOwn = or(eq(lessons.id, id), eq(lessons.parentId, id))
	const [rows, [did]] = await db.batch([
		db
			.select({
				id: lessons.id,
				type: lessons.type,
				title: lessons.title,
				isDeleted: lessons.isDeleted,
				cover: lessons.coverImagePath,
				audio: lessonContents.audioPath,
			})
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(isOwn),
		db
			.select({ learners: sql<number>`count(distinct ${lessonProgress.userId})` })
			.from(lessonProgress)
			.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
			.where(isOwn),
	])
	const item = rows.find((row) => row.id === id && row.type === kind && row.isDeleted)
	if (!item) return undefined
	return {
		...nothingElse,
		kind,
		id,
		name: item.title.zh,
		gloss: item.title.en,
		media: {
			covers: pathsIn(rows.map(({ cover }) => cover)),
			audio: pathsIn(rows.map(({ audio }) => audio)),
		},
		lessons: rows.length - 1,
		learners: did?.learners ?? 0,
	}
}

async function findArticle(db: Db, id: string): Promise<ThingInTrash | undefined> {
	const [found] = await db
		.select({
			name: articles.title,
			gloss: articles.enTitle,
			cover: articles.coverImage,
			audio: articles.audioPath,
		})
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, true)))
	if (!found) return undefined
	const { name, gloss, cover, audio } = found
	const media = { covers: pathsIn([cover]), audio: pathsIn([audio]) }
	return { ...nothingElse, kind: 'article', id, name, gloss, media }
}

async function findWord(db: Db, id: string): Promise<ThingInTrash | undefined> {
	const vocabId = Number(id)
	const isCard = eq(deletedWordRows.source, getTableName(cards))
	const [[found], [counted]] = await db.batch([
		db
			.select({ name: deletedWords.word, gloss: deletedWords.pinyin })
			.from(deletedWords)
			.where(eq(deletedWords.vocabId, vocabId)),
		db
			.select({ cards: count() })
			.from(deletedWordRows)
			.where(and(eq(deletedWordRows.vocabId, vocabId), isCard)),
	])
	return found && { ...nothingElse, kind: 'word', id, ...found, cards: counted?.cards ?? 0 }
}

async function findGroup(
	db: Db,
	{ id, userId }: { id: string; userId: string | undefined },
): Promise<ThingInTrash | undefined> {
	const isOwn = userId === undefined ? undefined : isManagedBy(userId)
	const [found] = await db
		.select({
			name: groups.name,
			members: sql<number>`(${sql`select count(*) from ${groupMembers}
				where ${groupMembers.groupId} = ${groups.id}`})`,
		})
		.from(groups)
		.where(and(eq(groups.id, id), eq(groups.isDeleted, true), isOwn))
	return found && { ...nothingElse, kind: 'group', id, gloss: '', ...found }
}

function pathsIn(paths: readonly (string | null)[]): string[] {
	return paths.filter((path) => path !== null)
}
