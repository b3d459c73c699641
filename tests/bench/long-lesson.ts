/** An extra lesson of 1,000 words, longer than those of the demo. */
import { eq } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { readTexts } from './reading/texts.ts'

export async function writeLongLesson({ databaseUrl }: Platform) {
	const [text] = readTexts([1000]).long
	if (!text) throw new Error('There is no text to measure')
	const db = openForSeeding({ url: databaseUrl })
	const id = 'bench-1000-words'
	const title = { zh: '一千个词', en: 'A Thousand Words' }
	await db.batch([
		db.insert(lessons).values({
			id,
			slug: id,
			type: 'lesson',
			title,
			description: title,
			level: 'intermediate',
			category: 'daily_life',
			config: lessonConfigSchema.parse({}),
		}),
		db.insert(lessonContents).values({ lessonId: id, content: text.content }),
	])
	return {
		path: `/courses/lessons/${id}`,
		remove: () => db.delete(lessons).where(eq(lessons.id, id)),
	}
}
