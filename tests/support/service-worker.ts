/** public/sw.js with the caches of a browser, on a server that answers as a test says. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import * as z from 'zod'

const origin = 'https://hanlu.example'

type Asked = string | URL | { url: string }

function addressOf(asked: Asked): string {
	const address = typeof asked === 'object' && 'url' in asked ? asked.url : asked
	return new URL(address, origin).href
}

class Cache {
	readonly #answers = new Map<string, Response>()

	async put(asked: Asked, answer: Response) {
		this.#answers.set(addressOf(asked), answer)
	}

	async match(asked: Asked, { ignoreSearch = false } = {}) {
		const plain = (address: string) => (ignoreSearch ? address.replace(/\?.*/, '') : address)
		const wanted = plain(addressOf(asked))
		const [, found] = [...this.#answers].find(([address]) => plain(address) === wanted) ?? []
		return found?.clone()
	}

	async delete(asked: Asked) {
		return this.#answers.delete(addressOf(asked))
	}

	async keys() {
		return [...this.#answers.keys()].map((address) => new Request(address))
	}
}

export function serviceWorker(serve: (request: Request) => Response | Promise<Response>) {
	const stores = new Map<string, Cache>()
	const caches = {
		async open(name: string) {
			const cache = stores.get(name) ?? new Cache()
			stores.set(name, cache)
			return cache
		},
		async match(asked: Asked, { cacheName = '', ...options } = {}) {
			const all = cacheName === '' ? [...stores.values()] : [stores.get(cacheName)]
			for (const cache of all) {
				const found = await cache?.match(asked, options)
				if (found) return found
			}
			return undefined
		},
		delete: async (name: string) => stores.delete(name),
		keys: async () => [...stores.keys()],
	}
	const listeners: ((event: unknown) => void)[] = []
	const self = {
		location: new URL(origin),
		addEventListener(kind: string, listener: (event: unknown) => void) {
			if (kind === 'fetch') listeners.push(listener)
		},
	}
	const fetchHere = async (asked: Asked) => serve(new Request(addressOf(asked)))
	const globals = { self, caches, fetch: fetchHere, URL, Response, Request, Headers, importScripts }
	const scripts = ['public/share-target.js', 'public/sw.js']
	runInNewContext(scripts.map((file) => readFileSync(file, 'utf8')).join('\n'), {
		...globals,
		AbortSignal,
		File,
		setTimeout,
	})

	/** The answer to a request of the browser, and what goes on behind it. */
	function answerTo(request: unknown): [Promise<Response> | undefined, Promise<unknown>[]] {
		const waits: Promise<unknown>[] = []
		let answer: Promise<Response> | undefined
		const event = {
			request,
			waitUntil: (wait: Promise<unknown>) => waits.push(wait),
			respondWith: (response: Promise<Response>) => {
				answer = response
			},
		}
		for (const listener of listeners) listener(event)
		return [answer, waits]
	}

	/** What the browser shows at an address, or after a form was sent to it. */
	async function open(path: string, method = 'GET'): Promise<string> {
		const page = { url: `${origin}${path}`, method, mode: 'navigate', destination: 'document' }
		const [answer, waits] = answerTo(page)
		const shown = await answer
		await Promise.all(waits)
		return (await shown?.text()) ?? ''
	}

	/** Another app shares a text, while what went before still goes on. Whose the share is. */
	async function share(text: string): Promise<string | undefined> {
		const body = new FormData()
		body.set('text', text)
		await answerTo(new Request(`${origin}/texts/new?shared`, { method: 'POST', body }))[0]
		const kept = await stores.get('hanlu-shared-1')?.match('/.shared')
		return z.looseObject({ owner: z.optional(z.string()) }).parse(await kept?.json()).owner
	}

	return { open, share, answerTo, caches }
}

function importScripts(): void {}
