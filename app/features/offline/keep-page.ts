/** Puts one page into the cache of what is kept: its HTML, files, pictures, words and sounds. */
import { personHeader } from '#app/contracts/person-header.ts'
import { type KeptPage, type PlannedPage, wordsPathOf } from '#app/domain/offline/keep-plan.ts'
import { askWorker } from './ask-worker.ts'
import { openedCacheName, wordsFileInHtml } from './kept-store.ts'
import { entriesOfPages } from './words-of-page.ts'

/** Names of errors that concern more than one page. */
export const failures = {
	/** The server knows somebody else, or nobody. */
	signedOut: 'NotAllowedError',
	/** The page or sound is not to be had. */
	refused: 'NotFoundError',
	full: 'QuotaExceededError',
	offline: 'NetworkError',
	stopped: 'AbortError',
} as const

type Keeper = {
	userId: string
	/** Opened once: when somebody else signs in, what goes on writing into it is lost with it. */
	cache: Cache
	signal: AbortSignal
	/** Bytes that have arrived. */
	onBytes: (bytes: number) => void
}

type Loaded = { files: string[]; pictures: string[] }

export type PageKeeper = ReturnType<typeof pageKeeper>

export function pageKeeper({ userId, cache, signal, onBytes }: Keeper) {
	const entriesOf = entriesOfPages((address) => get(address))

	/** Throws a named error unless the answer is what was asked for, for the same person. */
	async function get(address: string, accept = '*/*'): Promise<Response> {
		const headers = { accept, [personHeader]: userId }
		const answer = await fetchPatiently(address, { headers, signal })
		const person = answer.headers.get(personHeader)
		if (answer.redirected || answer.status === 401 || (person && person !== userId)) {
			throw new DOMException('Signed out', failures.signedOut)
		}
		if (answer.ok) return answer
		throw new DOMException(`${address} answered ${answer.status}`, failures.refused)
	}

	async function keepHtml(path: string) {
		const answer = await get(path, 'text/html')
		const html = await answer.text()
		const { headers, status } = answer
		// The headers include the nonce of the page's scripts.
		await cache.put(path, new Response(html, { headers, status }))
		const opened = await caches.open(openedCacheName)
		await opened.delete(path)
		const files = await askWorker({ owner: userId, files: html.match(filesInHtml) ?? [] })
		const page = new DOMParser().parseFromString(html, 'text/html')
		const bytes = new Blob([html]).size
		onBytes(bytes)
		const [words] = html.match(wordsFileInHtml) ?? []
		return { page, files, bytes, words }
	}

	/** The entries of the page's words as the page asks for them. Returns their size in bytes. */
	async function keepWords(address: string): Promise<number> {
		const json = await (await get(address)).text()
		await cache.put(address, new Response(json, { headers: ofJson }))
		return new Blob([json]).size
	}

	/** A picture that is missing takes nothing from a text. */
	async function keepPictures(page: Document): Promise<string[]> {
		const kept: string[] = []
		for (const image of page.querySelectorAll('img[src]')) {
			const path = image.getAttribute('src') ?? ''
			if (!path.startsWith('/')) continue
			try {
				if (!(await cache.match(path))) await cache.put(path, await get(path))
				kept.push(path)
			} catch (error) {
				if (nameOf(error) !== failures.refused) throw error
			}
		}
		return kept
	}

	/** Returns its size in bytes; undefined if it is not to be had. */
	async function keepSound(path: string): Promise<number | undefined> {
		const kept = await cache.match(path, { ignoreVary: true })
		if (kept) return (await kept.blob()).size
		try {
			const answer = await get(path)
			let size = 0
			const counted = answer.body?.pipeThrough(
				new TransformStream<Uint8Array, Uint8Array>({
					transform(chunk, controller) {
						size += chunk.length
						onBytes(chunk.length)
						controller.enqueue(chunk)
					},
				}),
			)
			const headers = new Headers(answer.headers)
			headers.delete('vary')
			await cache.put(path, new Response(counted, { headers }))
			return size
		} catch (error) {
			if (nameOf(error) !== failures.refused) throw error
			return undefined
		}
	}

	return {
		/** A page that leads to others, with its pictures unless it has too many. */
		async keepList(path: string, hasPictures: boolean): Promise<Loaded> {
			const { page, files } = await keepHtml(path)
			return { files, pictures: hasPictures ? await keepPictures(page) : [] }
		},

		async keepPage(
			planned: PlannedPage,
			{ withAudio, build }: { withAudio: boolean; build: string },
		): Promise<Loaded & { kept: KeptPage }> {
			const { page, files, bytes, words } = await keepHtml(planned.path)
			const sizeOfWords = words ? await keepWords(words) : 0
			const pictures = await keepPictures(page)
			const entries = JSON.stringify(await entriesOf(page))
			await cache.put(wordsPathOf(planned.path), new Response(entries, { headers: ofJson }))
			const sounds: [path: string, bytes: number][] = []
			for (const { path } of withAudio ? planned.sounds : []) {
				const size = await keepSound(path)
				if (size !== undefined) sounds.push([path, size])
			}
			const sizeOfEntries = new Blob([entries]).size
			const sizes = [bytes, sizeOfWords, sizeOfEntries, ...sounds.map(([, size]) => size)]
			const kept: KeptPage = {
				path: planned.path,
				revision: planned.revision,
				build,
				bytes: sizes.reduce((all, size) => all + size, 0),
				sounds: sounds.map(([path]) => path),
				...(words && { words }),
			}
			return { kept, files, pictures }
		},
	}
}

const filesInHtml = /\/assets\/[\w./-]+\.(?:js|css)/g
const ofJson = { 'content-type': 'application/json' }

/** Sounds of exercises are limited by the minute, so that they may have to wait for the next one. */
const mostWaits = 3
const longestWaitMs = 60_000

async function fetchPatiently(address: string, init: RequestInit, waits = 0): Promise<Response> {
	const answer = await fetch(address, init).catch((error) => {
		if (init.signal?.aborted) throw error
		throw new DOMException(`No answer from ${address}`, failures.offline)
	})
	if (answer.status !== 429 || waits === mostWaits) return answer
	const seconds = Number(answer.headers.get('retry-after')) || 10
	await pause(Math.min(seconds * 1000, longestWaitMs), init.signal)
	return fetchPatiently(address, init, waits + 1)
}

/** Ends early, and throws, when it is stopped. */
export function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const end = () => reject(signal?.reason)
		if (signal?.aborted) return end()
		signal?.addEventListener('abort', end, { once: true })
		setTimeout(() => {
			signal?.removeEventListener('abort', end)
			resolve()
		}, ms)
	})
}

export function nameOf(error: unknown): string {
	return error instanceof Error || error instanceof DOMException ? error.name : ''
}
