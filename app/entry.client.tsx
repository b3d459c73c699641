import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadCode } from '#app/ui/load-code.ts'
import { loadPage } from '#app/ui/load-page.ts'

// Built files call them (vite.config.ts).
Object.assign(globalThis, { loadCode, loadPage })

// Back may bring a page out of the browser's memory that its reader may no longer see.
window.addEventListener('pageshow', ({ persisted }) => {
	if (persisted) window.location.reload()
})

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RemixBrowser />
		</StrictMode>,
	)
})
