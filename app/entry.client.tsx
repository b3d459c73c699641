import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

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
