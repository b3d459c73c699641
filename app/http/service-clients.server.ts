/** The other workers, in product words. They are reached over service bindings and have no public address. */
import { hc } from 'hono/client'
import { failureSchema } from '#app/contracts/failure.ts'
import { type Health, healthSchema } from '#app/contracts/health.ts'
import { type Readings, readingsSchema } from '#app/contracts/readings.ts'
import {
	longestExtraWord,
	mostExtraWords,
	type Tokenize,
	type TokenizeOrder,
	tokenizedSchema,
} from '#app/contracts/tokenize.ts'
import { type ErrorCode, errorText, isErrorCode } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { TtsApp } from '#workers/speech/app.ts'
import type { TokenizeApp } from '#workers/tokenize/app.ts'
import { articlesClient } from './articles-client.server.ts'
import type { Bindings } from './bindings.ts'
import { logFailure } from './responses.server.ts'
import { speechClient } from './speech-client.server.ts'

type Services = Pick<Bindings, 'TOKENIZE' | 'TTS' | 'ARTICLES'>

export function serviceClients(env: Services) {
	const tokenizer = hc<TokenizeApp>('http://tokenize', {
		fetch: env.TOKENIZE.fetch.bind(env.TOKENIZE),
	})
	const tts = hc<TtsApp>('http://tts', { fetch: env.TTS.fetch.bind(env.TTS) })
	const articles = articlesClient(env.ARTICLES)

	/** 我学习汉语。 → 我 | 学习 | 汉语 | 。 Of extra words, what is beyond the limits is left out. */
	const tokenize: Tokenize = async (order) => {
		try {
			const answer = await tokenizer.api.v1.tokenize.$post({ json: withinLimits(order) })
			const body: unknown = await answer.json().catch(() => undefined)
			if (!answer.ok) return failureOf(body)
			const tokenized = tokenizedSchema.safeParse(body)
			return tokenized.success ? ok(tokenized.data.result) : failed('tokenizer.unexpected')
		} catch (error) {
			logFailure(error)
			return failed('tokenizer.unreachable')
		}
	}

	/** 头发 | 很 | 长 → tóu fa | hěn | cháng */
	const readings: Readings = async (paragraphs) => {
		try {
			const order = { paragraphs: paragraphs.map((words) => [...words]) }
			const answer = await tokenizer.api.v1.readings.$post({ json: order })
			const body: unknown = await answer.json().catch(() => undefined)
			if (!answer.ok) return failureOf(body)
			const read = readingsSchema.safeParse(body)
			if (!read.success || !fits(read.data.result, paragraphs))
				return failed('tokenizer.unexpected')
			return ok(read.data.result.map((words) => words.map((reading) => reading ?? undefined)))
		} catch (error) {
			logFailure(error)
			return failed('tokenizer.unreachable')
		}
	}

	return {
		articles,
		speech: speechClient(env.TTS),
		tokenize,
		readings,
		/** Passes a request on as it is, for the address that the tokenize worker answers itself. */
		askTokenize: (request: RequestInit, search = '') =>
			env.TOKENIZE.fetch(`http://tokenize/api/v1/tokenize${search}`, request),
		/** The same for the address that answers readings. */
		askReadings: (request: RequestInit) =>
			env.TOKENIZE.fetch('http://tokenize/api/v1/readings', request),
		/** Passes a request on as it is, for addresses that the tts worker answers itself. */
		askTts: (path: string, request?: RequestInit) => env.TTS.fetch(`http://tts${path}`, request),
		health: {
			tokenize: () => healthOf(tokenizer.health.$get()),
			tts: () => healthOf(tts.health.$get()),
			articles: () => healthOf(articles.health()),
		},
	}
}

async function healthOf(answer: Promise<{ json(): Promise<unknown> }>): Promise<Health> {
	return healthSchema.parse(await (await answer).json())
}

/** Whether there is one entry a word. */
function fits(told: readonly unknown[][], asked: readonly (readonly unknown[])[]): boolean {
	if (told.length !== asked.length) return false
	return told.every((paragraph, index) => paragraph.length === asked[index]?.length)
}

function withinLimits({ words = [], ...order }: TokenizeOrder): TokenizeOrder {
	const known = [...new Set(words)].filter(({ length }) => length > 0 && length <= longestExtraWord)
	return { ...order, words: known.slice(0, mostExtraWords) }
}

/** What a worker said was wrong, if it said so in the catalogue's words. */
function failureOf(body: unknown): Result<never, Failure> {
	const { data } = failureSchema.safeParse(body)
	if (!data || !isErrorCode(data.error.code)) return failed('tokenizer.unexpected')
	return err({ code: data.error.code, text: data.error.text })
}

function failed(code: ErrorCode): Result<never, Failure> {
	return err({ code, text: errorText(code) })
}
