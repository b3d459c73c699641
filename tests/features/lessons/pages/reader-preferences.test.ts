import { expect, test } from 'vitest'
import { action } from '#app/features/lessons/pages/reader-preferences.ts'
import { answerOf, cookieOf, testPlatform } from '#tests/support/context.ts'
import { siteUrl } from '#tests/support/session.ts'
import { marta } from '#tests/support/users.ts'

async function press(toggle: string, { cookie, from }: { cookie?: string; from?: string } = {}) {
	const { visit } = await testPlatform()
	const visited = visit('/preferences/reader', { form: { toggle }, cookie })
	if (from) visited.request.headers.set('referer', from)
	const context = { ...visited.context, user: async () => marta }
	return answerOf(action({ ...visited, context }))
}

test('a toggle is remembered, and the page shown again', async () => {
	const from = `${siteUrl}/courses/lessons/ni-hao?answers=shown`
	const answer = await press('pinyin', { from })
	expect(answer.status).toBe(302)
	expect(answer.headers.get('location')).toBe('/courses/lessons/ni-hao?answers=shown')
	expect(cookieOf(answer)).toBe('hanlu.reader=hsk.chinese')
	expect(cookieOf(await press('pinyin', { cookie: cookieOf(answer) }))).toBe(
		'hanlu.reader=hsk.pinyin.chinese',
	)
})

test('an unknown toggle changes nothing', async () => {
	expect(cookieOf(await press('__proto__'))).toBe('')
})

test.each(['https://evil.example/courses', `${siteUrl}//evil.example`, 'nonsense', undefined])(
	'from %s the redirect leads to the courses',
	async (from) => {
		const answer = await press('hsk', from ? { from } : {})
		expect(answer.headers.get('location')).toBe('/courses')
	},
)
