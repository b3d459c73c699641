/** A new lesson for a back-office test: 长头发, with or without a text. */
import { lessonContents } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
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
		const found = await findTextForEditing(db, lessonOwner(id))
		return found.ok ? shownContent(found.value.content) : undefined
	}
	return { office: `/admin/lessons/${id}`, reading: `/courses/lessons/${id}`, stored }
}
