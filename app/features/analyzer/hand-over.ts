/**
 * Hands a text to the form of a new own text, in the place where a share waits for it: also while its reader
 * signs in, and however long it is. Its names of entries are those of public/share-target.js.
 */

export const sharedCache = 'hanlu-shared-1'

/** `owner` is the person's id. Rejects if this browser keeps nothing. */
export async function handOver(owner: string, text: string): Promise<void> {
	await caches.delete(sharedCache)
	const cache = await caches.open(sharedCache)
	const about = { title: '', text, url: '', file: null, at: Date.now(), owner, isOwn: true }
	await cache.put('/.shared', Response.json(about))
}
