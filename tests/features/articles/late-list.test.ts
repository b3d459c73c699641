import { expect, test, vi } from 'vitest'
import { handleLateFailure, waitBriefly } from '#app/features/articles/late-list.ts'

test('quick data is returned, slow data is not waited for', async () => {
	expect(await waitBriefly(Promise.resolve('soon'))).toBe('soon')
	expect(await waitBriefly(new Promise(() => {}))).toBeUndefined()
	await expect(waitBriefly(Promise.reject(new Error('no network')))).rejects.toThrow('no network')
})

test('a late failure is reported as a failed list', async () => {
	expect(await handleLateFailure(new Error('no network'))).toEqual({ ok: false })
	expect(await handleLateFailure(new Response('', { status: 500 }))).toEqual({ ok: false })
})

test('a late redirect is followed', async () => {
	const assign = vi.fn()
	vi.stubGlobal('location', { assign })
	const waiting = handleLateFailure(
		new Response(null, { status: 302, headers: { location: '/login' } }),
	)
	expect(await waitBriefly(waiting)).toBeUndefined()
	expect(assign.mock.calls).toEqual([['/login']])
	vi.unstubAllGlobals()
})
