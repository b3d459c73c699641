/** A lesson of its own for a journey of the office: 长头发, with a text in lines or without any. */
import { eq } from 'drizzle-orm'
import { lessonContents } from '#app/db/schema/index.ts'
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
	/** Its text as it is in the database now. */
	const stored = async () => {
		const [found] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, id))
		return found && shownContent(found.content)
	}
	return { office: `/admin/lessons/${id}`, reading: `/courses/lessons/${id}`, stored }
}
