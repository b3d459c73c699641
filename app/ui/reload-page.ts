import type { Location } from '@remix-run/react'

let isOurs = false

/** In some browsers the event comes a little after the call. */
const soonMs = 1000

/** Reloads the page, in place of `window.location.reload`. Its reader may be asked whether to leave, and stay. */
export function reloadPage(): void {
	isOurs = true
	window.location.reload()
	setTimeout(() => {
		isOurs = false
	}, soonMs)
}

type Router = {
	state: {
		navigation: { state: string; location?: Location | undefined }
		fetchers: ReadonlyMap<string, { state: string }>
	}
	createHref: (to: Location) => string
}

/**
 * After a deploy the files of other pages are gone. The framework then reloads the open page, which empties its
 * forms. Instead, a click goes on to the other page, and a link that was only touched does nothing. Browsers
 * without the Navigation API reload. TypeScript does not know it yet.
 */
export function goOnInsteadOfReloading(
	navigation: unknown,
	router: () => Router | undefined,
): void {
	if (!(navigation instanceof EventTarget)) return
	navigation.addEventListener('navigate', (event) => {
		const isReload = 'navigationType' in event && event.navigationType === 'reload'
		const isReaders = 'userInitiated' in event && event.userInitiated === true
		const { state, createHref } = router() ?? {}
		if (!isReload || isReaders || isOurs || !state || !createHref) return
		const { state: way, location } = state.navigation
		const isForm = way === 'submitting' || [...state.fetchers.values()].some(isBusy)
		if (way === 'loading' && location) {
			event.preventDefault()
			window.location.assign(createHref(location))
		} else if (!isForm) {
			event.preventDefault()
		}
	})
}

function isBusy(fetcher: { state: string }): boolean {
	return fetcher.state !== 'idle'
}
