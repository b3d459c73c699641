import { expect, test } from 'vitest'
import { loader } from '#app/root.tsx'
import { testPlatform } from './support/context.ts'

test('the bar knows the site’s name even where nobody can be asked who is signed in', async () => {
	const { visit } = await testPlatform()
	const visited = visit('/courses')
	expect(await loader(visited)).toEqual({
		user: null,
		siteName: 'Hanlu 汉路',
		areWordsEmbedded: false,
	})
	const user = () => Promise.reject(new Error('the database is down'))
	expect(await loader({ ...visited, context: { ...visited.context, user } })).toEqual({
		user: undefined,
		siteName: 'Hanlu 汉路',
	})
})
