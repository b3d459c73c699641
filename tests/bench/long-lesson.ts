/** An extra lesson of 1,000 words, longer than those of the demo. */
import { eq } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { annotate } from '#app/seed/annotate.ts'
import { readArticles, readCourses } from '#app/seed/content-files.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { lexiconIn } from '#app/seed/readings.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'

export async function writeLongLesson({ databaseUrl }: Platform) {
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
		db.insert(lessonContents).values({ lessonId: id, content: seededText(1000) }),
	])
	return {
		path: `/courses/lessons/${id}`,
		remove: () => db.delete(lessons).where(eq(lessons.id, id)),
	}
}

/** The first texts one after the other, up to so many words. Punctuation has no reading, and does not count. */
function seededText(length: number): LessonContent {
	const lexicon = lexiconIn(buildDictionary())
	const files = [...readCourses().flatMap((course) => course.lessons), ...readArticles()]
	const content: LessonContent = []
	let words = 0
	for (const block of files.flatMap((file) => annotate(file.text, file, lexicon))) {
		if (words >= length) break
		content.push(block)
		words += block.zh.filter(({ pinyin }) => pinyin).length
	}
	return content
}
