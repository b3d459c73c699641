/** The other workers, in product words. They are reached over service bindings and have no public address. */
import { hc } from 'hono/client'
import { type Health, healthSchema } from '#app/contracts/health.ts'
import type { ArticlesApp } from '#workers/articles/app.ts'
import type { TokenizeApp } from '#workers/tokenize/app.ts'
import type { TtsApp } from '#workers/tts/app.ts'
import type { Bindings } from './bindings.ts'

type Services = Pick<Bindings, 'TOKENIZE' | 'TTS' | 'ARTICLES'>

export function serviceClients(env: Services) {
	const tokenize = hc<TokenizeApp>('http://tokenize', {
		fetch: env.TOKENIZE.fetch.bind(env.TOKENIZE),
	})
	const tts = hc<TtsApp>('http://tts', { fetch: env.TTS.fetch.bind(env.TTS) })
	const articles = hc<ArticlesApp>('http://articles', {
		fetch: env.ARTICLES.fetch.bind(env.ARTICLES),
	})

	return {
		/** Passes a request on as it is, for addresses that the tts worker answers itself. */
		askTts: (path: string, request?: RequestInit) => env.TTS.fetch(`http://tts${path}`, request),
		health: {
			tokenize: () => healthOf(tokenize.health.$get()),
			tts: () => healthOf(tts.health.$get()),
			articles: () => healthOf(articles.health.$get()),
		},
	}
}

async function healthOf(answer: Promise<{ json(): Promise<unknown> }>): Promise<Health> {
	return healthSchema.parse(await (await answer).json())
}
