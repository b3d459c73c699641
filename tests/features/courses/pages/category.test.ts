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

test('the address keeps one comma-separated list of levels', async () => {
	const answer = await answerOf(open('hsk-exam', '?level=beginner&level=expert'))
	expect(answer.headers.get('location')).toBe('/courses/category/hsk-exam?level=beginner,expert')
	const { levels } = await open('hsk-exam', '?level=beginner,expert')
	expect(levels).toEqual(['beginner', 'expert'])
})

test('the order by fit stays in the address beside the levels', async () => {
	const answer = await answerOf(open('story', '?level=beginner&level=expert&fit=right'))
	expect(answer.headers.get('location')).toBe(
		'/courses/category/story?level=beginner,expert&fit=right',
	)
	expect(await open('story', '?fit=right')).toMatchObject({ order: 'right', total: 0 })
	expect(await open('story', '?fit=nonsense')).toMatchObject({ order: undefined })
})

test.each(['?level=汉&level=字', '?level=%0d%0aset-cookie:a=b&level=', '?level=x&level=y'])(
	'%s is not a level and is dropped from the address',
	async (search) => {
		const answer = await answerOf(open('story', search))
		expect(answer.headers.get('location')).toBe('/courses/category/story')
	},
)

test.each(['hsk_exam', 'nope', '__proto__', 'PODCAST'])(
	'%s is not a category',
	async (category) => {
		expect((await answerOf(open(category))).status).toBe(404)
	},
)
