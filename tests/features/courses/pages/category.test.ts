import { expect, test } from 'vitest'
import { loader } from '#app/features/courses/pages/category.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

async function open(category: string, search = '') {
	const { visit } = await testPlatform()
	const visited = visit(`/courses/category/${category}${search}`)
	const context = { ...visited.context, user: async () => marta }
	return loader({ ...visited, context, params: { category } })
}

test('the order by fit stays in the address beside the levels', async () => {
	const answer = await answerOf(open('story', '?level=beginner&level=expert&fit=right'))
	expect(answer.headers.get('location')).toBe(
		'/courses/category/story?level=beginner,expert&fit=right',
	)
	expect(await open('story', '?fit=right')).toMatchObject({ order: 'right', total: 0 })
	expect(await open('story', '?fit=nonsense')).toMatchObject({ order: undefined })
})

test.each(['hsk_exam', 'nope', '__proto__', 'PODCAST'])(
	'%s is not a category',
	async (category) => {
		expect((await answerOf(open(category))).status).toBe(404)
	},
)
