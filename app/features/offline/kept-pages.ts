/**
 * Asks the service worker (public/sw.js) to cache the pages that are opened, so that lessons read
 * once and the cards that were due are available offline. What a person keeps on the device is
 * compared with the server, and what was interrupted goes on.
 */
import { hasItems, readOwner } from './kept-store.ts'

type CacheRequest = {
	/** The page's path and query. */
	keep: string
	/** The cached copy is out of date. */
	isChanged: boolean
	/** Files the page has loaded so far, some of them before the service worker was active. */
	files: string[]
}

/** Returns a function that stops it. */
export function startKeeping(): () => void {
	const ended = new AbortController()
	const { signal } = ended
	navigator.serviceWorker?.register('/sw.js').catch(console.error)
	const timer = setTimeout(() => renewItems().catch(console.error), renewAfterMs)
	signal.addEventListener('abort', () => clearTimeout(timer))
	document.addEventListener(
		'visibilitychange',
		() => {
			// The answers of this visit have changed which cards are due.
			if (document.hidden && isStudying()) requestCaching(true)
		},
		{ signal },
	)
	return () => ended.abort()
}

/** The page comes first. */
const renewAfterMs = 3000

async function renewItems(): Promise<void> {
	if (!navigator.onLine || !(await hasItems())) return
	const userId = await readOwner()
	if (!userId) return
	const { renew } = await import('./keeper.ts')
	await renew(userId)
}

/** Caches the current page. The service worker skips what it has already. */
export function keepThisPage(): void {
	requestCaching(false)
}

function requestCaching(isChanged: boolean): void {
	if (!navigator.onLine) return
	const files = performance.getEntriesByType('resource').map(({ name }) => name)
	const message: CacheRequest = { keep: here(), isChanged, files }
	navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
}

function isStudying(): boolean {
	return location.pathname.startsWith('/flashcards/study/')
}

function here(): string {
	return location.pathname + location.search
}
