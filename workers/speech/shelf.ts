/**
 * Where an owner keeps the name of its audio: the lesson 你好 in its row of lesson_contents, an article
 * in its own. The parts of a statement that differ between the two stand here and nowhere else.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { Studio } from './studio.ts'

export type Shelf = {
	objectType: 'lesson' | 'article'
	/** Told when there is nothing that could have audio. */
	missing: ErrorCode
	/** The path it names now; undefined when it is missing. */
	find(studio: Studio): Promise<{ audioPath: string | null } | undefined>
	/** A condition: it names this path. */
	names(path: string | null): SQL
	/** A statement: where `provided` holds it names this path. */
	name(audio: { path: string; textHash: string; at: Date; provided: SQL }): SQL
}

export function shelfOf({ kind, id }: AudioOwner): Shelf {
	return kind === 'lessons' ? lessonShelf(id) : articleShelf(id)
}

function lessonShelf(id: string): Shelf {
	const isIt = eq(lessonContents.lessonId, id)
	return {
		...rowShelf(lessonContents, isIt),
		objectType: 'lesson',
		missing: 'lesson.without-content',
		async find({ db }) {
			const [found] = await db
				.select({ audioPath: lessonContents.audioPath })
				.from(lessonContents)
				.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
				.where(and(isIt, eq(lessons.isDeleted, false)))
			return found
		},
	}
}

function articleShelf(id: string): Shelf {
	const isIt = eq(articles.id, id)
	return {
		...rowShelf(articles, isIt),
		objectType: 'article',
		missing: 'article.not-found',
		async find({ db }) {
			const [found] = await db
				.select({ audioPath: articles.audioPath })
				.from(articles)
				.where(and(isIt, eq(articles.isDeleted, false)))
			return found
		},
	}
}

function rowShelf(
	table: typeof lessonContents | typeof articles,
	isIt: SQL,
): Pick<Shelf, 'names' | 'name'> {
	return {
		names: (path) =>
			sql`exists (select 1 from ${table} where ${isIt} and ${table.audioPath} is ${path})`,
		name: ({ path, textHash, at, provided }) => sql`
			update ${table}
			set audio_path = ${path}, audio_text_hash = ${textHash}, updated_at = ${+at}
			where ${isIt} and ${provided}
		`,
	}
}
