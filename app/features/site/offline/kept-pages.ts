/**
 * Lets the service worker keep what is opened, so that a lesson that was read once, and the cards
 * that were due, are there without a network: public/sw.js.
 */

type Wish = {
	/** The page's path and search. */
	keep: string
	/** What is kept of it is no longer how it is. */
	isChanged: boolean
	/** What the page has loaded so far, some of it before there was a service worker. */
	files: string[]
}

/** Answers how to stop it. */
export function startKeeping(): () => void {
	const ended = new AbortController()
	const { signal } = ended
	navigator.serviceWorker?.register('/sw.js').catch(console.error)
	document.addEventListener(
		'visibilitychange',
		() => {
			// The answers of this visit are sent: the cards that are due now are others.
			if (document.hidden && isStudying()) wish(true)
		},
		{ signal },
	)
	return () => ended.abort()
}

/** The page that is shown now. The worker knows itself what it need not fetch again. */
export function keepThisPage(): void {
	wish(false)
}

function wish(isChanged: boolean): void {
	if (!navigator.onLine) return
	const files = performance.getEntriesByType('resource').map(({ name }) => name)
	const wanted: Wish = { keep: here(), isChanged, files }
	navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(wanted))
}

function isStudying(): boolean {
	return location.pathname.startsWith('/flashcards/study/')
}

function here(): string {
	return location.pathname + location.search
}
