import { expect, test } from 'vitest'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { changeTextDisplay } from '#app/features/accounts/own-account.server.ts'
import { loader } from '#app/root.tsx'
import { testPlatform } from './support/context.ts'
import { makeAccount } from './support/factories.ts'
import { sessionOf } from './support/session.ts'

test('the bar knows the site’s name even where nobody can be asked who is signed in', async () => {
	const { visit } = await testPlatform()
	const visited = visit('/courses')
	expect(await loader(visited)).toEqual({
		user: null,
		siteName: 'Hanlu 汉路',
		areWordsEmbedded: false,
		page: {},
	})
	const user = () => Promise.reject(new Error('the database is down'))
	expect(await loader({ ...visited, context: { ...visited.context, user } })).toEqual({
		user: undefined,
		siteName: 'Hanlu 汉路',
		page: {},
	})
})

test('the page shows what this device and its person chose, the device’s choice also without a person', async () => {
	const { db, visit } = await testPlatform()
	const id = await makeAccount(db)
	const display = {
		...textDisplayAtFirst,
		script: 'traditional',
		notation: 'zhuyin',
		toneScheme: 'pleco',
	} as const
	await changeTextDisplay(db, { userId: id, display })
	const device = 'hanlu.display=dark.large.wide.kai'
	const chosen = {
		'data-theme': 'dark',
		'data-size': 'large',
		'data-line': 'wide',
		'data-font': 'kai',
	}
	const cookie = `${await sessionOf(db, id)}; ${device}`
	expect(await loader(visit('/courses', { cookie }))).toMatchObject({
		user: { id, display },
		page: { ...chosen, 'data-tones': 'pleco' },
	})
	expect((await loader(visit('/login', { cookie: device }))).page).toEqual(chosen)
	const broken = visit('/courses', { cookie })
	const user = () => Promise.reject(new Error('the database is down'))
	const failed = await loader({ ...broken, context: { ...broken.context, user } })
	expect(failed.page).toEqual(chosen)
})
