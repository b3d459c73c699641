// Takes what another app shares with the installed one: the manifest's share_target sends it here.
//
// It waits in a cache of its own until the page of a new text takes it, also while the person signs in
// first. The page deletes it (app/features/texts/files/take-shared.ts). A form of another website can come
// here too, before the server could refuse it, so that the page says where its text is from.
const sharedCache = 'hanlu-shared-1'

self.addEventListener('fetch', (event) => {
	const { request } = event
	const { origin, pathname, search } = new URL(request.url)
	const isShare = pathname === '/texts/new' && search === '?shared'
	if (request.method !== 'POST' || origin !== self.location.origin || !isShare) return
	event.respondWith(takeShare(request))
})

// A share that cannot be kept goes to the server, which fills the form with its text.
async function takeShare(request) {
	const unread = request.clone()
	try {
		await keepShare(await request.formData())
	} catch {
		return fetch(unread)
	}
	return Response.redirect(request.url, 303)
}

async function keepShare(form) {
	const file = form.get('file')
	const isFile = file instanceof File && file.size > 0
	const about = {
		title: textIn(form, 'title'),
		text: textIn(form, 'text'),
		url: textIn(form, 'url'),
		file: isFile ? { name: file.name, type: file.type } : null,
		at: Date.now(),
		owner: await latestOwner(),
	}
	await caches.delete(sharedCache)
	const cache = await caches.open(sharedCache)
	if (isFile) await cache.put('/.shared-file', new Response(file))
	await cache.put('/.shared', Response.json(about))
}

/** Waits for a change that is under way, and asks the server before the first answer. */
async function latestOwner() {
	await ownerChange.catch(() => {})
	const known = await ownerOfPages()
	if (known === undefined) {
		const signal = AbortSignal.timeout(3000)
		await fetch('/settings/device', { signal }).then(checkOwner, () => {})
	}
	return known ?? ownerOfPages()
}

function textIn(form, name) {
	const value = form.get(name)
	return typeof value === 'string' ? value : ''
}
