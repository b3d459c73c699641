import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

// Back may bring a page out of the browser's memory that its reader may no longer see.
window.addEventListener('pageshow', ({ persisted }) => {
	if (persisted) window.location.reload()
})

// After a deploy an open page's successor has another file. The framework then reloads the open page, with an
// empty form although its text was saved: the way goes on to the successor instead. Browsers without the
// Navigation API reload. TypeScript does not know it yet.
const navigation: unknown = Reflect.get(window, 'navigation')
if (navigation instanceof EventTarget) {
	navigation.addEventListener('navigate', (event) => {
		const isReload = 'navigationType' in event && event.navigationType === 'reload'
		const isByReader = 'userInitiated' in event && event.userInitiated === true
		if (!isReload || isByReader || !event.cancelable || !('__remixRouter' in window)) return
		const { createHref, state } = window.__remixRouter
		if (state.navigation.state !== 'loading') return
		event.preventDefault()
		window.location.assign(createHref(state.navigation.location))
	})
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RemixBrowser />
		</StrictMode>,
	)
})
