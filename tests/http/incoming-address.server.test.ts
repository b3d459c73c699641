import { expect, test } from 'vitest'
import { incomingAddress } from '#app/http/incoming-address.server.ts'

const site = 'https://hanlu.example'

test.each([
	['/dictionary/⼈', '/dictionary/人'],
	['/dictionary?q=学\u200b习&page=2', '/dictionary?q=学习&page=2'],
	['/dictionary/⼈.data?_routes=a%2Fb', '/dictionary/人.data?_routes=a%2Fb'],
	['/%E2%80%8B/evil.example', '/evil.example'],
	['/dictionary/%E2%80%8B', '/dictionary/'],
	['/dictionary/%E4%BD', '/dictionary/%25E4%25BD'],
	['//evil.example/a?q=%E2%80%8Bx', '/evil.example/a?q=x'],
])('%j is %s', (asked, proper) => {
	const found = incomingAddress(new URL(site + asked).href)
	expect(found?.href).toBe(new URL(site + proper).href)
})

test.each(['/courses', '/dictionary/学习', '/dictionary?q=to%20learn', '/a%2Fb?c=%25&d=+'])(
	'%s stays',
	(asked) => {
		expect(incomingAddress(new URL(site + asked).href)).toBeUndefined()
	},
)
