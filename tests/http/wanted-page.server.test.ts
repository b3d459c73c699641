import { expect, test } from 'vitest'
import { askedReturn, wantedPage } from '#app/http/wanted-page.server.ts'

const site = 'https://hanlu.example'

function formFrom(referer: string | undefined, path = '/admin/courses.data'): Request {
	const headers = new Headers(referer === undefined ? {} : { referer })
	return new Request(site + path, { method: 'POST', headers })
}

test.each([
	['/courses/lessons/x?show=pinyin', '/courses/lessons/x?show=pinyin'],
	['/courses.data?level=beginner&_routes=root', '/courses?level=beginner'],
	['/_root.data', '/'],
	['/login', undefined],
])('a request for %s wants %s', (path, page) => {
	expect(wantedPage(new Request(site + path))).toBe(page)
})

test('a form wants the page that it stands on', () => {
	expect(wantedPage(formFrom(`${site}/admin/courses?ask=create`))).toBe('/admin/courses?ask=create')
	expect(wantedPage(formFrom(`${site}/courses/lessons/x`, '/preferences/reader'))).toBe(
		'/courses/lessons/x',
	)
})

test.each([undefined, 'https://evil.example/admin', 'no address', ''])(
	'a form that comes from %s wants no page',
	(referer) => {
		expect(wantedPage(formFrom(referer))).toBeUndefined()
	},
)

test('the address of the login names a page of this site, or none', () => {
	const asked = (to: string) => askedReturn({ url: `${site}/login?to=${encodeURIComponent(to)}` })
	expect(asked('/articles/7')).toBe('/articles/7')
	expect(asked('//evil.example')).toBeUndefined()
	expect(askedReturn({ url: `${site}/login` })).toBeUndefined()
})
