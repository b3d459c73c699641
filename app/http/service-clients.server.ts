/** The clients of all other workers. */
import { hc } from 'hono/client'
import type { TrainingApp } from '#workers/training/app.ts'
import { articlesClient } from './articles-client.server.ts'
import type { Bindings } from './bindings.ts'
import { speechClient } from './speech-client.server.ts'
import { tokenizeClient } from './tokenize-client.server.ts'
import { areWordsEmbedded } from './word-voice.server.ts'
import { healthOf, over } from './worker-client.server.ts'

type Services = Pick<Bindings, 'TOKENIZE' | 'TTS' | 'ARTICLES' | 'TRAINING'>

export function serviceClients(env: Services) {
	const tokenizer = tokenizeClient(env.TOKENIZE)
	const speech = speechClient(env.TTS)
	const articles = articlesClient(env.ARTICLES)
	const training = trainingClient(env.TRAINING)
	return {
		articles,
		speech,
		tokenize: tokenizer.tokenize,
		readings: tokenizer.readings,
		doubts: tokenizer.doubts,
		/** Forwards a request to the tokenize API as it is. */
		askTokenize: (request: RequestInit, search = '') =>
			env.TOKENIZE.fetch(`http://tokenize/api/v1/tokenize${search}`, request),
		/** Forwards a request to the readings API as it is. */
		askReadings: (request: RequestInit) =>
			env.TOKENIZE.fetch('http://tokenize/api/v1/readings', request),
		/** Words are spoken by the embedded voice. */
		areWordsEmbedded: () => areWordsEmbedded(env.TTS, speech),
		/** Forwards a request to the speech API as it is. */
		askTts: (path: string, request?: RequestInit) => env.TTS.fetch(`http://tts${path}`, request),
		sendTrainings: training.sendTrainings,
		health: {
			tokenize: tokenizer.health,
			tts: speech.health,
			articles: articles.health,
			training: training.health,
		},
	}
}

/** 小美's training is in its table, and the worker is told to send it. */
function trainingClient(worker: Fetcher) {
	const client = hc<TrainingApp>('http://training', over(worker))
	return {
		/** Has ordered trainings sent to the queue at once. If it fails, they wait for the sweep, a minute at most. */
		async sendTrainings(): Promise<void> {
			await client.api.v1.training.send.$post()
		},
		health: () => healthOf(client.health.$get()),
	}
}
