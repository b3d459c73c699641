// Keeps the shell and the static files at hand: icons, the offline page, and what the build has
// named by its content. Pages are a person's own and are never kept here.
const cacheName = 'hanlu-static-1'
const shell = ['/offline.html', '/offline.css', '/favicon.svg', '/site.webmanifest']

self.addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(cacheName)
			.then((cache) => cache.addAll(shell))
			.then(() => self.skipWaiting()),
	)
})

self.addEventListener('activate', (event) => {
	event.waitUntil(
		caches
			.keys()
			.then((names) => names.filter((name) => name !== cacheName))
			.then((stale) => Promise.all(stale.map((name) => caches.delete(name))))
			.then(() => self.clients.claim()),
	)
})

self.addEventListener('fetch', (event) => {
	const { request } = event
	const url = new URL(request.url)
	if (request.method !== 'GET' || url.origin !== self.location.origin) return
	if (request.mode === 'navigate') {
		event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
	} else if (url.pathname.startsWith('/assets/')) {
		event.respondWith(fromCacheFirst(request))
	} else if (shell.includes(url.pathname)) {
		event.respondWith(fetch(request).catch(() => caches.match(request)))
	}
})

// A name that contains its content's hash never changes what it holds.
async function fromCacheFirst(request) {
	const kept = await caches.match(request)
	if (kept) return kept
	const answer = await fetch(request)
	if (answer.ok) {
		const cache = await caches.open(cacheName)
		await cache.put(request, answer.clone())
	}
	return answer
}
