import { expect, test, vi } from 'vitest'
import { failedLate, withinMoment } from '#app/features/articles/list-soon.ts'

test('what is here soon is answered, what takes longer is not', async () => {
	expect(await withinMoment(Promise.resolve('soon'))).toBe('soon')
	expect(await withinMoment(new Promise(() => {}))).toBeUndefined()
	await expect(withinMoment(Promise.reject(new Error('no network')))).rejects.toThrow('no network')
})

test('what fails late is a list that could not be had', async () => {
	expect(await failedLate(new Error('no network'))).toEqual({ ok: false })
	expect(await failedLate(new Response('', { status: 500 }))).toEqual({ ok: false })
})

test('whoever was signed out meanwhile goes to sign in', async () => {
	const assign = vi.fn()
	vi.stubGlobal('location', { assign })
	const waiting = failedLate(new Response(null, { status: 302, headers: { location: '/login' } }))
	expect(await withinMoment(waiting)).toBeUndefined()
	expect(assign.mock.calls).toEqual([['/login']])
	vi.unstubAllGlobals()
})
