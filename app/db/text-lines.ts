/**
 * The rows of `text_lines`: every title, paragraph, block of notes and exercise. Triggers write them and their
 * index (migrations/0037), so that what saves a text knows nothing of them.
 */
import { type SQL, sql } from 'drizzle-orm'

/** The lines that a match of the index finds; `line` names their rows. */
export function matchingLines(match: string | SQL): SQL {
	return sql`text_index cross join text_lines as line on line.id = text_index.rowid
		where text_index match ${match}`
}

/** A published line is left out where the working version has the same line. */
export const isShownOnce: SQL = sql`(line.is_working or not exists (
	select 1 from text_lines as saved
	where saved.owner_kind = line.owner_kind and saved.owner_id = line.owner_id
		and saved.part = line.part and saved.is_working and saved.zh = line.zh and saved.en = line.en
))`

/** Joins the lesson or article of `line`, with the course of the lesson. */
export const ownersOfLines: SQL = sql`
	left join lessons as lesson on line.owner_kind = 'lessons' and lesson.id = line.owner_id
	left join lessons as course on course.id = lesson.parent_id
	left join articles as article on line.owner_kind = 'articles' and article.id = line.owner_id`

/** True where neither the lesson nor its course is in the trash, or the article is not. */
export const isOwnerThere: SQL = sql`coalesce(
	not (lesson.is_deleted or coalesce(course.is_deleted, 0)), not article.is_deleted, 0)`
