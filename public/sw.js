// Caches what a learner has opened: the app shell, static files, and the learner's own pages; and
// serves what they keep on the device, which app/features/offline puts into a cache of its own.
//
// Cached pages belong to one account. Each server response names the signed-in account
// (x-hanlu-person); when it changes, or nobody is signed in, the cached pages are deleted.
importScripts('/share-target.js', '/push.js')

const staticCache = 'hanlu-static-2'
// The newest pages that were opened.
const pagesCache = 'hanlu-pages-1'
// Courses and texts that a person keeps: pages, words, sounds, pictures, and what is kept of them.
const keptCache = 'hanlu-kept-1'
const shell = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg', '/site.webmanifest']

// Lessons, articles, own texts and decks, their lists, and the page that says what is kept.
const readable = /^\/((courses|articles|texts|flashcards)(\/|$)|settings\/device$)/
const mostPages = 60
// The entries of the words of such pages. Their address names what is in them; an author's preview, whose
// address goes on with "&view=working", is not kept.
const wordsCache = 'hanlu-words-1'
const wordsOfPage =
	/\/(?:courses\/lessons|articles|texts)\/[\w%./-]+\/words\?of=\w+(?!\w|&|\\u0026)/
const mostFiles = 1500

// How built scripts name their parts: "./reader-popup-B79cZlpA.js" or "assets/app-Cpf1p0Qu.css".
const partOfScript = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g
const isScript = /\.js$/
// Names the files of every page, also of the back office.
const isListOfPages = /\/manifest-/

// Pseudo-address in the page cache that stores the owner's id.
const ownerPath = '/.owner'
// Pseudo-addresses among what is kept: the items, and the dictionary's entries of a page's words. See
// app/domain/offline/keep-plan.ts.
const itemsPath = '/.kept/'
const wordsPathOf = (path) => `/.words${path}`

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
	const known = [staticCache, pagesCache, wordsCache, keptCache, sharedCache]
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
	if (request.method === 'POST' && /^\/sign-out(\.data)?$/.test(url.pathname)) {
		event.respondWith(signOut(request))
	}
	if (request.method !== 'GET') return
	if (request.mode === 'navigate') {
		event.respondWith(openPage(event))
	} else if (url.pathname.startsWith('/assets/')) {
		event.respondWith(fromCacheFirst(request))
	} else if (shell.includes(url.pathname)) {
		event.respondWith(fetch(request).catch(() => caches.match(request)))
	} else if (url.pathname.endsWith('.data')) {
		event.respondWith(fetchData(event))
	} else if (wordsOfPage.test(url.href)) {
		event.respondWith(wordsFromCacheFirst(request.url))
	} else if (url.pathname === '/word-entries') {
		event.respondWith(fetch(request).catch((error) => keptWords(request, error)))
	} else if (isMedia(request, url)) {
		event.respondWith(openMedia(request))
	}
})

// After client-side navigation, the page asks for its full HTML to be cached. Before a page puts
// something among what is kept, it says whose it is and which files it needs, and waits for the answer.
self.addEventListener('message', (event) => {
	const { keep, isChanged, owner, files = [] } = event.data ?? {}
	const [port] = event.ports
	if (typeof keep === 'string') {
		event.waitUntil(Promise.allSettled([fetchToKeep(keep, isChanged), keepFiles(files)]))
	} else if (port && typeof owner === 'string') {
		const isReady = changeOwner(owner).then(() => keepFiles(files))
		event.waitUntil(
			isReady.then(
				(known) => port.postMessage({ files: [...known] }),
				(error) => port.postMessage({ failure: error.name }),
			),
		)
	}
})

/** Somebody who signs out leaves no page behind, nor where the server can't be reached. */
async function signOut(request) {
	const answer = await fetch(request).catch(() => undefined)
	// A form of another site is refused: its sender has not signed out.
	if (answer?.status !== 403) await Promise.all([forgetPages(), caches.delete(sharedCache)])
	return answer ?? Response.error()
}

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

function samePath(address, other) {
	return address !== '' && new URL(address).pathname === new URL(other).pathname
}

// Deletes the cached pages if the account has changed. Returns whether somebody is signed in.
async function checkOwner(answer) {
	const owner = answer.headers.get('x-hanlu-person')
	if (owner === null) return false
	await changeOwner(owner)
	return owner !== 'nobody'
}

// One after the other: what a second answer of the new owner brought must not be deleted by the first.
let ownerChange = Promise.resolve()

function changeOwner(owner) {
	ownerChange = ownerChange
		.catch(() => {})
		.then(async () => {
			const before = await ownerOfPages()
			if (before === owner) return
			await forgetPages()
			// Somebody else: this browser shows no reminders of whoever was here before.
			if (before !== undefined && before !== 'nobody') await forgetReminders()
			const empty = await caches.open(pagesCache)
			await empty.put(ownerPath, new Response(owner))
		})
	return ownerChange
}

/** The last that an answer named: a person's id, or `nobody`. Undefined before the first. */
async function ownerOfPages() {
	const answer = await caches.match(ownerPath, { cacheName: pagesCache })
	return answer?.text()
}

async function forgetReminders() {
	try {
		const subscription = await registration.pushManager.getSubscription()
		await subscription?.unsubscribe()
	} catch {
		// Without a network it stays, and ends with its session on the server.
	}
}

function forgetPages() {
	return Promise.all([pagesCache, wordsCache, keptCache].map((name) => caches.delete(name)))
}

async function keepPage(address, answer) {
	const isOwned = await checkOwner(answer)
	const url = new URL(address)
	if (!isOwned || !readable.test(url.pathname)) return
	const isKept = (await matchKept(address)) !== undefined
	const opened = await caches.open(pagesCache)
	// A page lies in one of them: a kept one is not counted among the opened ones.
	const cache = isKept ? await caches.open(keptCache) : opened
	if (answer.status >= 400 && answer.status < 500) await cache.delete(address)
	if (!answer.ok || answer.redirected) return
	const text = await answer.text()
	// Its words come first, so that no page is kept before what its popup shows.
	const [words] = text.match(wordsOfPage) ?? []
	if (words) await wordsFromCacheFirst(new URL(words, self.location.origin).href).catch(() => {})
	// Keep the headers: they include the nonce of the page's scripts.
	const { headers, status } = answer
	await cache.put(address, new Response(text, { headers, status }))
	await dropOldest(opened, mostPages + 1)
	await keepFiles(text.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? [])
}

// A text's words are asked for once for each of its states.
async function wordsFromCacheFirst(address) {
	const kept =
		(await matchKept(address)) ?? (await caches.match(address, { cacheName: wordsCache }))
	if (kept) return kept
	const answer = await fetch(address)
	if (!answer.ok || !(await checkOwner(answer))) return answer
	const cache = await caches.open(wordsCache)
	await cache.put(address, answer.clone())
	await dropOldest(cache, mostPages)
	return answer
}

// A script names the parts it loads later, such as the popup of a word. They are kept with it, so
// that a page that was only opened works offline as a whole. Returns the addresses of all of them.
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
	return known
}

async function fetchToKeep(path, isChanged) {
	const { href, pathname } = new URL(path, self.location.origin)
	if (!readable.test(pathname)) return
	const kept = await keptPage(href, {})
	const keptAt = Date.parse(kept?.headers.get('date') ?? '')
	if (!isChanged && Date.now() - keptAt < freshMs) return
	await keepPage(href, await fetch(href, { headers: { accept: 'text/html' } }))
}

async function keptPage(address, otherwise = { ignoreSearch: true }) {
	const opened = await caches.open(pagesCache)
	return (
		(await matchKept(address)) ??
		(await opened.match(address)) ??
		(await matchKept(address, otherwise)) ??
		opened.match(address, otherwise)
	)
}

// Unlike opening the cache, this does not make one.
function matchKept(address, options) {
	return caches.match(address, { ...options, cacheName: keptCache })
}

// The popup asks for words of the page it is on. Their entries lie beside a kept page.
async function keptWords(request, error) {
	const page = request.referrer && new URL(request.referrer).pathname
	const found = page && (await matchKept(wordsPathOf(page)))
	if (!found) throw error
	const wanted = new Set(new URL(request.url).searchParams.getAll('word'))
	const entries = await found.json()
	return Response.json(entries.filter(({ word }) => wanted.has(word)))
}

function isMedia({ destination }, { pathname }) {
	return destination === 'image' || pathname.startsWith('/media/') || pathname === '/nls/tts'
}

// The address of a sound or a picture changes with what it holds, so that a kept one is never outdated.
async function openMedia(request) {
	const kept = await matchKept(request.url, { ignoreVary: true })
	return kept ? partOf(kept, request.headers.get('range')) : fetch(request)
}

// Players seek by asking for a range: "bytes=1000-", "bytes=0-1" or "bytes=-500" (RFC 9110, section
// 14). Without its answer Safari plays nothing.
async function partOf(kept, range) {
	const [, first, last] = range?.match(/^bytes=(\d*)-(\d*)$/) ?? []
	if (!first && !last) return kept
	const whole = await kept.blob()
	const { size } = whole
	const start = first ? Number(first) : Math.max(0, size - Number(last))
	const end = first && last ? Math.min(Number(last), size - 1) : size - 1
	const headers = new Headers(kept.headers)
	headers.set('accept-ranges', 'bytes')
	if (start > end || start >= size) {
		headers.set('content-range', `bytes */${size}`)
		return new Response(null, { status: 416, headers })
	}
	headers.set('content-range', `bytes ${start}-${end}/${size}`)
	headers.set('content-length', String(end - start + 1))
	return new Response(whole.slice(start, end + 1), { status: 206, headers })
}

// File names contain a content hash, so a cached file never goes stale.
async function fromCacheFirst(request) {
	const kept = await caches.match(request)
	if (kept) return kept
	const answer = await fetch(request)
	if (answer.ok) {
		const cache = await caches.open(staticCache)
		await cache.put(request, answer.clone())
		await dropOldest(cache, mostFiles, filesOfItems)
	}
	return answer
}

// Drops the oldest entries, but keeps the shell and the owner's id, which were cached first, and what
// `needed` finds.
async function dropOldest(cache, most, needed = () => new Set()) {
	const requests = await cache.keys()
	if (requests.length <= most) return
	const stay = await needed()
	const removable = requests.filter(({ url }) => {
		const { pathname } = new URL(url)
		return pathname !== ownerPath && !shell.includes(pathname) && !stay.has(url)
	})
	const excess = removable.slice(0, Math.max(0, requests.length - most))
	await Promise.all(excess.map((request) => cache.delete(request)))
}

// The files of what is kept on the device. An item that cannot be read needs none.
async function filesOfItems() {
	if (!(await caches.has(keptCache))) return new Set()
	const cache = await caches.open(keptCache)
	const requests = await cache.keys()
	const items = requests.filter(({ url }) => new URL(url).pathname.startsWith(itemsPath))
	const lists = await Promise.all(
		items.map(async (request) => {
			const item = await (await cache.match(request))?.json().catch(() => undefined)
			return item?.files ?? []
		}),
	)
	return new Set(lists.flat())
}
