import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { loadPage } from '#app/ui/load-page.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'

// The router itself, of which the framework hands on its components only.
const { createMemoryHistory, createRouter } = createRequire(import.meta.url)('@remix-run/router')

silenceExpectedLogs()

const there = 'data:text/javascript,export const isThere = true'
const gone = pathToFileURL('/no-such-folder/page.js').href

type Loaded = Parameters<typeof loadPage>[1]

/** A router on a form's page, of which only the address of the browser is played. */
function onForm(module: string) {
	const loaded: Loaded = {}
	const page = (id: string) => ({ id, module })
	const lazy = (id: string) => async () => {
		await loadPage(page(id), loaded)
		return {}
	}
	const saved = new Response(null, { status: 302, headers: { location: '/text/1?from=form#p2' } })
	const router = createRouter({
		history: createMemoryHistory({ initialEntries: ['/new'] }),
		routes: [
			{ id: 'new', path: '/new', action: () => saved },
			{ id: 'text', path: '/text/:id', loader: () => null, lazy: lazy('text') },
			{ id: 'other', path: '/other', action: () => null, lazy: lazy('other') },
		],
	}).initialize()
	const address = { assign: vi.fn(), reload: vi.fn() }
	vi.stubGlobal('window', { __remixRouter: router, location: address })
	return { router, address, loaded, touch: (id: string) => loadPage(page(id), loaded) }
}

const sent = { formMethod: 'post' as const, formData: new FormData() }

test('a page’s code is loaded once', async () => {
	const { router, address, loaded, touch } = onForm(there)
	await router.navigate('/text/1')
	expect(router.state.location.pathname).toBe('/text/1')
	expect(loaded.text).toMatchObject({ isThere: true })
	expect(await touch('text')).toBe(loaded.text)
	expect(address.assign).not.toHaveBeenCalled()
})

test('a form whose next page is gone leads there as a document', async () => {
	const { router, address } = onForm(gone)
	void router.navigate('/new', sent)
	await expect.poll(() => address.assign.mock.calls).toEqual([['/text/1?from=form#p2']])
	expect(address.reload).not.toHaveBeenCalled()
})

test('a link whose page is gone leads there as a document', async () => {
	const { router, address } = onForm(gone)
	void router.navigate('/text/2?a=b')
	await expect.poll(() => address.assign.mock.calls).toEqual([['/text/2?a=b']])
	expect(address.reload).not.toHaveBeenCalled()
})

test('a link that is only touched leads nowhere, also while another page is on its way', async () => {
	const { router, address, touch } = onForm(gone)
	await expect(touch('text')).rejects.toThrow()
	void router.navigate('/other', sent)
	await expect(touch('text')).rejects.toThrow()
	expect(address.assign).not.toHaveBeenCalled()
})

test('a form of another page whose code is gone loads its own page anew', async () => {
	const { router, address } = onForm(gone)
	void router.navigate('/other', sent)
	await expect.poll(() => address.reload.mock.calls.length).toBe(1)
	expect(address.assign).not.toHaveBeenCalled()
})
