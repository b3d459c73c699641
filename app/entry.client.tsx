import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadCode } from '#app/ui/load-code.ts'

// Built files call it (vite.config.ts).
Object.assign(globalThis, { loadCode })

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
