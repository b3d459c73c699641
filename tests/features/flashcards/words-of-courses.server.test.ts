import { expect, test } from 'vitest'
import { lessonContents } from '#app/db/schema/index.ts'
import { listWordsOfCourses } from '#app/features/flashcards/words-of-courses.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

test('words are listed once, in the order in which learners read them', async () => {
	const db = await memoryDatabase()
	const write = async (text: string, values: Parameters<typeof makeLesson>[1]) => {
		const lessonId = await makeLesson(db, { status: 1, ...values })
		const content = text.split('/').map((words) => ({
			zh: words.split(' ').map((word) => ({ word })),
			en: '',
			blank: 'normal' as const,
		}))
		await db.insert(lessonContents).values({ lessonId, content })
	}
	const first = await makeLesson(db, { type: 'course', orderNo: 60, status: 1 })
	const hidden = await makeLesson(db, { type: 'course', isPrivate: true, status: 1 })
	await write('难 词', { level: 'expert', orderNo: 90 })
	await write('茶 我', { parentId: first, orderNo: 2 })
	await write('我 叫/安娜 我', { parentId: first, orderNo: 1 })
	await write('秘密', { parentId: hidden })
	await write('旧', { isDeleted: true })
	await write('未来', { status: 0 })
	await write('咖啡', { orderNo: 50 })
	expect(await listWordsOfCourses(db)).toEqual(['我', '叫', '安娜', '茶', '咖啡', '难', '词'])
})
