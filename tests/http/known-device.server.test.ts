import { expect, test } from 'vitest'
import { readKnownDevice, rememberDevice } from '#app/http/known-device.server.ts'

const site = { siteUrl: 'https://hanlu.example', secret: 'a-secret-of-thirty-two-characters' }
const email = 'xiaomei@example.com'

function withCookie(cookie = ''): Request {
	return new Request(site.siteUrl, { headers: { cookie: cookie.split(';')[0] ?? '' } })
}

test('a device is known to each account that was signed in to on it', async () => {
	const { cookie: first } = await rememberDevice({ ...site, request: withCookie(), email })
	const { cookie: both } = await rememberDevice({
		...site,
		request: withCookie(first),
		email: 'lilei@example.com',
	})
	const request = withCookie(both)
	const known = await readKnownDevice({ ...site, request, email })
	expect(known).toBe(await readKnownDevice({ ...site, request: withCookie(first), email }))
	expect(await readKnownDevice({ ...site, request, email: 'lilei@example.com' })).toBeDefined()
	expect(await readKnownDevice({ ...site, request, email: 'weiwei@example.com' })).toBeUndefined()
})

test('the cookie is for this host alone, and no script reads it', async () => {
	const { cookie } = await rememberDevice({ ...site, request: withCookie(), email })
	expect(cookie).toMatch(/^__Host-hanlu\.device=/)
	expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
	expect(cookie).not.toContain('xiaomei')
})

test('a changed cookie is not believed', async () => {
	const { cookie } = await rememberDevice({ ...site, request: withCookie(), email })
	const request = withCookie(cookie.replace('device=', 'device=a'))
	expect(await readKnownDevice({ ...site, request, email })).toBeUndefined()
	const other = { ...site, secret: 'another-secret-of-32-characters!' }
	expect(await readKnownDevice({ ...other, request: withCookie(cookie), email })).toBeUndefined()
})
