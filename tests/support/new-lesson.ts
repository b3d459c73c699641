/** A new lesson for a back-office test: 长头发, with or without a text. */
import { lessonContents } from '#app/db/schema/index.ts'
import { findLessonForEditing } from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import { makeLesson } from './content-factories.ts'
import { contentFrom, shownContent } from './content-notation.ts'
import { platformDatabase } from './platform.ts'

export async function newLesson(...lines: string[]) {
	const db = platformDatabase()
	const id = `lesson-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(db, {
		id,
		title: { zh: '长头发', en: `Long Hair ${id}` },
	})
	if (lines.length > 0) {
		await db.insert(lessonContents).values({ lessonId: id, content: contentFrom(...lines) })
	}
	/** The lesson’s text as it was last saved, published or not. */
	const stored = async () => {
		const found = await findLessonForEditing(db, { id })
		return found && shownContent(found.content)
	}
	return { office: `/admin/lessons/${id}`, reading: `/courses/lessons/${id}`, stored }
}
