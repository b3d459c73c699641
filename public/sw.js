// Caches what a learner has opened: the app shell, static files, and the learner's own pages.
//
// Cached pages belong to one account. Each server response names the signed-in account
// (x-hanlu-person); when it changes, or nobody is signed in, the cached pages are deleted.
const staticCache = 'hanlu-static-2'
const pagesCache = 'hanlu-pages-1'
const shell = ['/offline.html', '/offline.css', '/favicon.svg', '/site.webmanifest']

// Lessons, articles and decks, and their lists.
const readable = /^\/(courses|articles|flashcards)(\/|$)/
const mostPages = 60
const mostFiles = 400

// How built scripts name their parts: "./word-popup-B79cZlpA.js" or "assets/app-Cpf1p0Qu.css".
const partOfScript = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g
const isScript = /\.js$/
// Names the files of every page, also of the back office.
const isListOfPages = /\/manifest-/

// Pseudo-address in the page cache that stores the owner's id.
const ownerPath = '/.owner'

// How long a cached page is not fetched again in the background.
const freshMs = 10 * 60_000

self.addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(staticCache)
			.then((cache) => cache.addAll(shell))
			.then(() => self.skipWaiting()),
	)
})

self.addEventListener('activate', (event) => {
	const known = [staticCache, pagesCache]
	event.waitUntil(
		caches
			.keys()
			.then((names) => names.filter((name) => !known.includes(name)))
			.then((stale) => Promise.all(stale.map((name) => caches.delete(name))))
			.then(() => self.clients.claim()),
	)
})

self.addEventListener('fetch', (event) => {
	const { request } = event
	const url = new URL(request.url)
	if (url.origin !== self.location.origin) return
	if (/^\/sign-out(\.data)?$/.test(url.pathname)) event.waitUntil(caches.delete(pagesCache))
	if (request.method !== 'GET') return
	if (request.mode === 'navigate') {
		event.respondWith(openPage(event))
	} else if (url.pathname.startsWith('/assets/')) {
		event.respondWith(fromCacheFirst(request).catch(failLater))
	} else if (shell.includes(url.pathname)) {
		event.respondWith(fetch(request).catch(() => caches.match(request)))
	} else if (url.pathname.endsWith('.data')) {
		event.respondWith(fetchData(event))
	}
})

// After client-side navigation, the page asks for its full HTML to be cached.
self.addEventListener('message', (event) => {
	const { keep, isChanged, files = [] } = event.data ?? {}
	if (typeof keep !== 'string') return
	event.waitUntil(Promise.allSettled([fetchToKeep(keep, isChanged), keepFiles(files)]))
})

async function openPage(event) {
	const { request } = event
	let answer
	try {
		answer = await fetch(request)
	} catch {
		return (await keptPage(request.url)) ?? caches.match('/offline.html')
	}
	const copy = answer.clone()
	event.waitUntil(keepPage(request.url, copy).catch(() => {}))
	return answer
}

// Pages opened in place of their data, with the time. One that asks again at once would reload for ever.
const opened = new Map()
const pauseMs = 5_000

// Client-side navigation asks for data only. Offline, the cached page is opened instead, or the page
// that says so. A link that is only touched asks too (prefetch, without CORS); it opens nothing.
async function fetchData(event) {
	const { request, clientId } = event
	try {
		const answer = await fetch(request)
		event.waitUntil(checkOwner(answer).catch(() => {}))
		return answer
	} catch (error) {
		const page = request.url.replace(/(\/_root)?\.data(\?.*)?$/, '')
		const client = await self.clients.get(clientId)
		const isStaying = samePath(request.referrer, page)
		const wasJustOpened = Date.now() - (opened.get(page) ?? 0) < pauseMs
		if (!client || request.mode === 'no-cors' || wasJustOpened) throw error
		if (isStaying && !(await keptPage(page))) throw error
		opened.set(page, Date.now())
		await client.navigate(page)
		return new Response(null, { status: 503 })
	}
}

// A page that cannot load a script reloads itself in place. Its data fails too, and must lead on first.
async function failLater(error) {
	await new Promise((resolve) => setTimeout(resolve, 1000))
	throw error
}

function samePath(address, other) {
	return address !== '' && new URL(address).pathname === new URL(other).pathname
}

// Deletes the cached pages if the account has changed. Returns whether somebody is signed in.
async function checkOwner(answer) {
	const owner = answer.headers.get('x-hanlu-person')
	if (owner === null) return false
	const cache = await caches.open(pagesCache)
	const before = await (await cache.match(ownerPath))?.text()
	if (before === owner) return owner !== 'nobody'
	await caches.delete(pagesCache)
	const empty = await caches.open(pagesCache)
	await empty.put(ownerPath, new Response(owner))
	return owner !== 'nobody'
}

async function keepPage(address, answer) {
	const isOwned = await checkOwner(answer)
	const url = new URL(address)
	if (!isOwned || !readable.test(url.pathname)) return
	const cache = await caches.open(pagesCache)
	if (answer.status >= 400 && answer.status < 500) await cache.delete(address)
	if (!answer.ok || answer.redirected) return
	const text = await answer.text()
	// Keep the headers: they include the nonce of the page's scripts.
	const { headers, status } = answer
	await cache.put(address, new Response(text, { headers, status }))
	await dropOldest(cache, mostPages + 1)
	await keepFiles(text.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? [])
}

// A script names the parts it loads later, such as the popup of a word. They are kept with it, so
// that a page that was only opened works offline as a whole.
async function keepFiles(addresses, known = new Set()) {
	const urls = addresses.map((address) => new URL(address, self.location.origin))
	const wanted = urls.filter(
		({ origin, pathname, href }) =>
			origin === self.location.origin && pathname.startsWith('/assets/') && !known.has(href),
	)
	for (const { href } of wanted) known.add(href)
	await Promise.all(
		[...new Set(wanted.map(({ href }) => href))].map(async (href) => {
			const answer = await fromCacheFirst(new Request(href))
			if (!answer.ok || !isScript.test(href) || isListOfPages.test(href)) return
			const parts = [...(await answer.text()).matchAll(partOfScript)]
			await keepFiles(
				parts.map(([, name]) => `/assets/${name}`),
				known,
			)
		}),
	)
}

async function fetchToKeep(path, isChanged) {
	const { href, pathname } = new URL(path, self.location.origin)
	if (!readable.test(pathname)) return
	const cache = await caches.open(pagesCache)
	const kept = await cache.match(href)
	const keptAt = Date.parse(kept?.headers.get('date') ?? '')
	if (!isChanged && Date.now() - keptAt < freshMs) return
	await keepPage(href, await fetch(href, { headers: { accept: 'text/html' } }))
}

async function keptPage(address) {
	const cache = await caches.open(pagesCache)
	return (await cache.match(address)) ?? cache.match(address, { ignoreSearch: true })
}

// File names contain a content hash, so a cached file never goes stale.
async function fromCacheFirst(request) {
	const kept = await caches.match(request)
	if (kept) return kept
	const answer = await fetch(request)
	if (answer.ok) {
		const cache = await caches.open(staticCache)
		await cache.put(request, answer.clone())
		await dropOldest(cache, mostFiles)
	}
	return answer
}

// Drops the oldest entries, but keeps the shell and the owner's id, which were cached first.
async function dropOldest(cache, most) {
	const requests = await cache.keys()
	const removable = requests.filter(({ url }) => {
		const { pathname } = new URL(url)
		return pathname !== ownerPath && !shell.includes(pathname)
	})
	const excess = removable.slice(0, Math.max(0, requests.length - most))
	await Promise.all(excess.map((request) => cache.delete(request)))
}
