import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { findCountable } from '#app/db/count-texts.ts'
import { findCourseParts, type LessonWithParts } from '#app/db/find-course-parts.ts'
import { writtenExercises } from '#app/db/parts/exercises.ts'
import { writtenNotes } from '#app/db/parts/notes.ts'
import { writtenText } from '#app/db/parts/text.ts'
import { lessons } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { longestTitle } from '#app/domain/courses/limits.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Answer } from '#app/domain/version.ts'
import { takeSlug } from './choose-slug.server.ts'
import type { ItemDuplication } from './item-forms.ts'
import { storedOf, valuesOf } from './item-values.ts'
import type { SavedItem } from './save-course.server.ts'

/**
 * Copies a lesson, or a course with its lessons, as their author has them. The copies begin as Disabled, off
 * the path, and without audio; those of a course's lessons stand in the new course. The copy's id comes with
 * the form, so that submitting it twice makes one copy.
 */
export async function duplicateItem(
	db: Db,
	{ form: { id, copyId }, ...by }: { form: ItemDuplication } & By,
): Answer<SavedItem> {
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<SavedItem> => {
		const [found, made] = await Promise.all([
			findCourseParts(tx, { id }),
			tx.$count(lessons, eq(lessons.id, copyId)),
		])
		if (made > 0) return ok({ id: copyId, isNew: false })
		if (!found) return err({ code: 'course.gone' })
		const { item } = found
		if (found.lessons.some(({ content }) => !content))
			return err({ code: 'lesson-text.unreadable' })
		const isCourse = item.type === 'course'
		const given: string[] = []
		const copyRow = async (row: typeof item, copy: { id: string; parentId: string | null }) => {
			const slug = await takeSlug(tx, copy.id, { slug: row.slug, isTyped: false }, given)
			if (!slug.ok) return slug
			given.push(slug.value.slug)
			const own = valuesOf(row)
			const values = {
				...own,
				slug: slug.value.slug,
				titleEn: row.id === id ? copyTitle(own.titleEn) : own.titleEn,
				status: lessonStatuses.disabled,
				pathNo: null,
			}
			const at = { createdAt: new Date(+now + given.length), updatedAt: now }
			const inserted = tx
				.insert(lessons)
				.values({ ...storedOf(values), ...copy, type: row.type, ...at })
			const entry = log({
				action: `${row.type}.duplicate`,
				objectType: row.type,
				objectId: copy.id,
				after: { of: row.slug, ...values },
			})
			return ok([entry, ...slug.value.statements, inserted])
		}
		const statements: BatchItem<'sqlite'>[] = []
		if (isCourse) {
			const row = await copyRow(item, { id: copyId, parentId: null })
			if (!row.ok) return row
			statements.push(...row.value)
		}
		const countable = await findCountable(tx, ...found.lessons.map(({ content = [] }) => content))
		for (const lesson of found.lessons) {
			const lessonId = isCourse ? newId() : copyId
			const parentId = isCourse ? copyId : item.parentId
			const row = await copyRow(lesson, { id: lessonId, parentId })
			if (!row.ok) return row
			statements.push(...row.value, ...partsOf(tx, { lesson, lessonId, countable, now }))
		}
		const [first, ...others] = statements
		if (first) await save([first, ...others])
		return ok({ id: copyId, isNew: true })
	})
}

const copied = ' (copy)'

function copyTitle(title: string): string {
	return title.slice(0, longestTitle - copied.length) + copied
}

type PartsToCopy = {
	lesson: LessonWithParts
	lessonId: string
	countable: Awaited<ReturnType<typeof findCountable>>
	now: Date
}

/** The last saved parts become the first version of the copy. */
function partsOf(tx: Db, { lesson, lessonId, countable, now }: PartsToCopy): BatchItem<'sqlite'>[] {
	const { content = [], notes, set } = lesson
	const written = [
		...(content.length > 0
			? [writtenText(tx, { owner: lessonOwner(lessonId), content, countable, now })]
			: []),
		...(notes.source === '' ? [] : [writtenNotes(tx, { lessonId, ...notes, now })]),
		...(set.length === 0
			? []
			: [
					writtenExercises(tx, {
						lessonId,
						exercises: set.map(({ exercise }) => exercise),
						words: set.map(({ words }) => words),
						rows: [],
						now,
					}),
				]),
	]
	return written.flatMap(({ put }) => put(1))
}
