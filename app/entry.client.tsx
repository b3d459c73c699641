import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { holdEventsUntil } from '#app/ui/held-events.ts'
import { takeInstallPrompt } from '#app/ui/install-prompt.ts'
import { goOnInsteadOfReloading, reloadPage } from '#app/ui/reload-page.ts'

// Back may bring a page out of the browser's memory that its reader may no longer see.
window.addEventListener('pageshow', ({ persisted }) => {
	if (persisted) reloadPage()
})

// The browser may make its offer before any page asks for it.
takeInstallPrompt()

// In development the page is reloaded when its code has changed.
if (import.meta.env.PROD) {
	goOnInsteadOfReloading(Reflect.get(window, 'navigation'), () => window.__remixRouter)
}

holdEventsUntil(() => window.__remixRouter !== undefined)

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RemixBrowser />
		</StrictMode>,
	)
})
