/**
 * The store of this browser: the caches that public/sw.js serves without a network, and the items that
 * lie among the kept pages. An item says what is kept; it lies in the same cache, so that both go
 * together when somebody else signs in.
 */
import {
	addressesOf,
	itemPathOf,
	itemsPath,
	type KeptItem,
	unneeded,
} from '#app/domain/offline/keep-plan.ts'
import { readItem } from '#app/domain/offline/read-item.ts'

/** The same names as in public/sw.js. */
export const keptCacheName = 'hanlu-kept-1'
export const openedCacheName = 'hanlu-pages-1'
const wordsCacheName = 'hanlu-words-1'

/** The entries of a text's words, as its page names them: /courses/lessons/ni-hao/words?of=670d9743542cae3e */
export const wordsFileInHtml = /\/(?:courses\/lessons|articles|texts)\/[\w%./-]+\/words\?of=\w+/

/** False in private windows of some browsers, and without a service worker. */
export function mayKeep(): boolean {
	return 'caches' in globalThis && 'serviceWorker' in navigator
}

export async function hasItems(): Promise<boolean> {
	return mayKeep() && (await caches.has(keptCacheName))
}

/** The id of the person whose pages these are. */
export async function readOwner(): Promise<string | undefined> {
	const opened = await caches.open(openedCacheName)
	return (await opened.match('/.owner'))?.text()
}

/** All items, the newest first. */
export async function readItems(): Promise<KeptItem[]> {
	if (!(await hasItems())) return []
	const cache = await caches.open(keptCacheName)
	const requests = await cache.keys()
	const stored = requests.filter(({ url }) => new URL(url).pathname.startsWith(itemsPath))
	const items = await Promise.all(stored.map((request) => readFrom(cache, request.url)))
	return items.flatMap((item) => item ?? []).sort((a, b) => b.keptAt - a.keptAt)
}

export async function findItem(path: string): Promise<KeptItem | undefined> {
	if (!(await hasItems())) return undefined
	return readFrom(await caches.open(keptCacheName), itemPathOf(path))
}

async function readFrom(cache: Cache, address: string): Promise<KeptItem | undefined> {
	const answer = await cache.match(address)
	return readItem(await answer?.json().catch(() => undefined))
}

/** Throws a QuotaExceededError if there is no room. */
export async function writeItem(cache: Cache, item: KeptItem): Promise<void> {
	await cache.put(itemPathOf(item.path), Response.json(item))
	tell(item.path)
}

/** Deletes those addresses that no item needs. */
export async function dropUnneeded(
	cache: Cache,
	addresses: readonly string[],
	items: readonly KeptItem[],
): Promise<void> {
	await Promise.all(unneeded(addresses, items).map((address) => cache.delete(address)))
}

/** The addresses of all entries of words that lie in a cache. */
export async function wordsFilesIn(cache: Cache): Promise<string[]> {
	const addresses = (await cache.keys()).map(({ url }) => new URL(url))
	return addresses
		.map(({ pathname, search }) => pathname + search)
		.filter((address) => wordsFileInHtml.test(address))
}

/** Deletes an item with all that no other item needs. */
export async function removeItem(path: string): Promise<void> {
	const items = await readItems()
	const cache = await caches.open(keptCacheName)
	await cache.delete(itemPathOf(path))
	const item = items.find((one) => one.path === path)
	const others = items.filter((one) => one !== item)
	if (others.length === 0) await caches.delete(keptCacheName)
	else if (item) await dropUnneeded(cache, addressesOf(item), others)
	tell(path)
}

/** Deletes all items, and the pages that were only opened. The owner's id stays. */
export async function removeEverything(): Promise<void> {
	await Promise.all([caches.delete(keptCacheName), caches.delete(wordsCacheName)])
	const opened = await caches.open(openedCacheName)
	for (const { url } of await readOpened()) await opened.delete(url)
	tell(everything)
}

export type OpenedPage = { url: string; title: string; bytes: number; openedAt: number }

/** The pages that were kept because they were opened, the newest first. */
export async function readOpened(): Promise<OpenedPage[]> {
	if (!mayKeep() || !(await caches.has(openedCacheName))) return []
	const cache = await caches.open(openedCacheName)
	const pages = await Promise.all(
		(await cache.keys()).map(async ({ url }) => {
			const answer = await cache.match(url)
			if (!answer || new URL(url).pathname.startsWith('/.')) return []
			const html = await answer.text()
			const [head = ''] = html.match(/<title>[^<]*<\/title>/) ?? []
			const { title } = new DOMParser().parseFromString(head, 'text/html')
			const openedAt = Date.parse(answer.headers.get('date') ?? '')
			return { url, title, bytes: new Blob([html]).size, openedAt }
		}),
	)
	return pages.flat().sort((a, b) => b.openedAt - a.openedAt)
}

export async function removeOpened(url: string): Promise<void> {
	await (await caches.open(openedCacheName)).delete(url)
	const words = await caches.open(wordsCacheName)
	await words.delete(`${new URL(url).pathname}/words`, { ignoreSearch: true })
	tell(everything)
}

const everything = ''
const here = new EventTarget()
const channelName = 'hanlu.kept'

/** Tells this page and other tabs that an item changed. */
function tell(path: string): void {
	here.dispatchEvent(new CustomEvent('change', { detail: path }))
	const channel = new BroadcastChannel(channelName)
	channel.postMessage(path)
	channel.close()
}

/** Calls back when items change, in this tab or in another; returns how to stop it. */
export function onKept(callback: (path: string) => void): () => void {
	const onHere = (event: Event) => {
		if (event instanceof CustomEvent) callback(String(event.detail))
	}
	const channel = new BroadcastChannel(channelName)
	channel.onmessage = ({ data }) => callback(String(data))
	here.addEventListener('change', onHere)
	return () => {
		here.removeEventListener('change', onHere)
		channel.close()
	}
}
