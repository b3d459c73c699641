import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginPath, returnPath, withReturn } from '#app/domain/accounts/return-path.ts'

const site = 'https://hanlu.example'

test.each([
	'/',
	'/courses',
	'/courses/lessons/first-coffee?show=pinyin',
	'/admin/courses?ask=create&keyword=%E5%A4%B4%E5%8F%91',
	'/articles/42#audio',
	'/login-help',
])('%s is returned to as it is', (path) => {
	expect(returnPath(path)).toBe(path)
})

test.each([
	'',
	'courses',
	'?to=/courses',
	'https://evil.example/',
	'javascript:alert(1)',
	'//evil.example',
	'///evil.example',
	'/\\evil.example',
	'\\/evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'/%09/evil.example',
	'/%5Cevil.example',
	'/%2F/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/%2e%2e//evil.example',
	'/courses\r\nset-cookie: a=b',
	'/courses\u0000',
	'/courses\u0085',
	'/%',
	' /courses',
	`/${'x'.repeat(2000)}`,
])('%j is not returned to', (wanted) => {
	expect(returnPath(wanted)).toBeUndefined()
})

test.each([
	'/login',
	'/login/',
	'/LOGIN?to=/courses',
	'/x/../login',
	'/%6cogin',
	'/register',
	'/register-success',
	'/forgot-password',
	'/reset-password?token=secret',
	'/sign-out',
	'/courses.data',
])('%s is no page to return to', (path) => {
	expect(returnPath(path)).toBeUndefined()
})

const evilPart = fc.constantFrom(
	...['/', '\\', '.', '..', '//', '@', ':', '?', '#', '%2f', '%5c', '%2e', '\t', '\n', '\r'],
	...['\u0000', '\u0085', ' ', 'https:', 'evil.example', 'login', '汉', '\ud800', 'x'],
)

const evilPath = fc.array(evilPart, { maxLength: 12 }).map((parts) => `/${parts.join('')}`)

test('whatever is asked for, the way back stays on the site and is a plain header', () => {
	fc.assert(
		fc.property(fc.oneof(evilPath, fc.string()), (wanted) => {
			const path = returnPath(wanted)
			if (path === undefined) return
			expect(new URL(path, site).origin).toBe(site)
			expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
			expect(new URL(path, site).pathname.toLowerCase()).not.toMatch(/^\/login\/*$/)
		}),
	)
})

test('a way back that was checked passes the check again, and survives the login’s address', () => {
	fc.assert(
		fc.property(evilPath, (wanted) => {
			const path = returnPath(wanted)
			if (path === undefined) return
			expect(returnPath(path)).toBe(path)
			const { pathname, searchParams } = new URL(loginPath(path), site)
			expect([pathname, searchParams.get('to')]).toEqual(['/login', path])
		}),
	)
})

test('slashes in the login’s address stay readable', () => {
	expect(loginPath('/courses/lessons/x?show=pinyin')).toBe(
		'/login?to=/courses/lessons/x%3Fshow%3Dpinyin',
	)
})

test('without a page to return to, an address says nothing of one', () => {
	expect(loginPath()).toBe('/login')
	expect(withReturn('/register', '//evil.example')).toBe('/register')
})
