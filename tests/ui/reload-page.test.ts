import { expect, test, vi } from 'vitest'
import { goOnInsteadOfReloading, reloadPage } from '#app/ui/reload-page.ts'

const successor = { pathname: '/texts/1', search: '', hash: '#p2', state: null, key: '' }

type Way = { state: string; location?: typeof successor }

/** A page whose browser is about to reload it. */
function onPage(way: Way, fetchers: { state: string }[] = []) {
	const address = { assign: vi.fn(), reload: vi.fn() }
	vi.stubGlobal('window', { location: address })
	const navigation = new EventTarget()
	goOnInsteadOfReloading(navigation, () => ({
		state: {
			navigation: way,
			fetchers: new Map(fetchers.map((one, index) => [`${index}`, one])),
		},
		createHref: ({ pathname, hash }) => pathname + hash,
	}))
	/** Whether the page is reloaded. */
	const reload = (by: { userInitiated?: boolean; navigationType?: string } = {}) => {
		const event = new Event('navigate', { cancelable: true })
		Object.assign(event, { navigationType: 'reload', userInitiated: false, ...by })
		return navigation.dispatchEvent(event)
	}
	return { address, reload }
}

test('on the way to a page whose file is gone, that page is opened as a document', () => {
	const { address, reload } = onPage({ state: 'loading', location: successor })
	expect(reload()).toBe(false)
	expect(address.assign.mock.calls).toEqual([['/texts/1#p2']])
})

test('a link that is only touched leaves the open page as it is', () => {
	const { address, reload } = onPage({ state: 'idle' })
	expect(reload()).toBe(false)
	expect(address.assign).not.toHaveBeenCalled()
})

test('a form whose page is gone reloads the page', () => {
	expect(onPage({ state: 'submitting', location: successor }).reload()).toBe(true)
	expect(onPage({ state: 'idle' }, [{ state: 'submitting' }]).reload()).toBe(true)
})

test('a reader reloads at any time, and other ways lead where they lead', () => {
	const { address, reload } = onPage({ state: 'loading', location: successor })
	expect(reload({ userInitiated: true })).toBe(true)
	expect(reload({ navigationType: 'push' })).toBe(true)
	expect(address.assign).not.toHaveBeenCalled()
})

test('the product reloads a page on its way elsewhere, as after Back', () => {
	const { address, reload } = onPage({ state: 'loading', location: successor })
	vi.useFakeTimers()
	reloadPage()
	expect(address.reload).toHaveBeenCalledOnce()
	expect(reload()).toBe(true)
	// Its reader may have stayed on the page.
	vi.runAllTimers()
	vi.useRealTimers()
	expect(reload()).toBe(false)
})
