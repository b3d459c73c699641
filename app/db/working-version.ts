import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import { readWorkingExercises, readWorkingNotes } from '#app/domain/publishing/working-part.ts'
import type { Db } from './client.server.ts'
import { findCountable } from './count-texts.ts'
import { writtenExercises } from './parts/exercises.ts'
import { writtenNotes } from './parts/notes.ts'
import { writtenText } from './parts/text.ts'
import { storedText } from './readable-json.ts'
import { articles, lessonContents, workingParts } from './schema/index.ts'
import { storedExercisesOf } from './stored-exercises.ts'
import { dropWorkingParts, isWorkingPartOf, type TextOwner } from './working-parts.ts'

type WorkingVersion = {
	/** Its text; undefined if it cannot be read. */
	content: LessonContent | undefined
	parts: { part: PartName; version: number; savedBy: string }[]
	/** They make it the version that learners read. */
	statements: BatchItem<'sqlite'>[]
}

type WorkingQuery = { owner: TextOwner; now: Date }

/**
 * The working version of a lesson or an article, and the statements that publish it. Undefined if what
 * is to be published cannot be read. Two round trips if the text is new, otherwise one.
 */
export async function findWorkingVersion(
	db: Db,
	{ owner, now }: WorkingQuery,
): Promise<WorkingVersion | undefined> {
	const [parts, [stored], rows] = await db.batch([
		db.select().from(workingParts).where(isWorkingPartOf(owner)),
		publishedText(db, owner),
		storedExercisesOf(db, owner.id),
	])
	const part = (name: PartName) => parts.find((one) => one.part === name)
	const [text, notes, set] = [part('text'), part('notes'), part('exercises')]
	const content = readStoredContent(text?.content ?? stored?.content ?? '[]')
	const workingNotes = notes && readWorkingNotes(notes.content)
	const workingSet = set && readWorkingExercises(set.content)
	const isReadable = (!text || content) && (!notes || workingNotes) && (!set || workingSet)
	if (!isReadable) return undefined
	const statements: BatchItem<'sqlite'>[] = []
	if (text && content) {
		const countable = await findCountable(db, content)
		statements.push(...writtenText(db, { owner, content, countable, now }).put(text.version))
	}
	const lessonId = owner.id
	if (notes && workingNotes) {
		statements.push(...writtenNotes(db, { lessonId, ...workingNotes, now }).put(notes.version))
	}
	if (set && workingSet) {
		const typed = { exercises: workingSet.map(({ exercise }) => exercise), rows, now }
		const words = workingSet.map((one) => one.words)
		statements.push(...writtenExercises(db, { lessonId, ...typed, words }).put(set.version))
	}
	if (parts.length > 0) statements.push(dropWorkingParts(db, owner))
	return {
		content,
		parts: parts.map(({ part, version, savedBy }) => ({ part, version, savedBy })),
		statements,
	}
}

/** As plain text: the column's own schema would fail on damaged content. */
function publishedText(db: Db, { kind, id }: TextOwner) {
	return kind === 'lessons'
		? db
				.select({ content: storedText(lessonContents.content) })
				.from(lessonContents)
				.where(eq(lessonContents.lessonId, id))
		: db
				.select({ content: storedText(articles.content) })
				.from(articles)
				.where(eq(articles.id, id))
}
