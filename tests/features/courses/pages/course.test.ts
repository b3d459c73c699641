import { expect, test } from 'vitest'
import { oldSlugs } from '#app/db/schema/index.ts'
import { loader } from '#app/features/courses/pages/course.tsx'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

test('a former address leads to the present one, unless the course was deleted', async () => {
	const { db, visit } = await testPlatform()
	const leftAt = new Date()
	await makeLesson(db, { id: 'tea', type: 'course', slug: 'tea-house' })
	await makeLesson(db, { id: 'coffee', type: 'course', isDeleted: true })
	await db.insert(oldSlugs).values([
		{ slug: 'tea', lessonId: 'tea', leftAt },
		{ slug: 'cafe', lessonId: 'coffee', leftAt },
	])
	const open = (slug: string) => {
		const visited = visit(`/courses/${slug}`)
		const context = { ...visited.context, user: async () => marta }
		return answerOf(loader({ ...visited, context, params: { slug } }))
	}
	expect((await open('tea')).headers.get('location')).toBe('/courses/tea-house')
	expect((await open('cafe')).status).toBe(404)
})
