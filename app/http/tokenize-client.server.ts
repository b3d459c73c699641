/** The tokenize worker as functions: 我学习汉语。 → 我 | 学习 | 汉语 | 。 */
import { hc } from 'hono/client'
import { type Doubts, doubtsSchema } from '#app/contracts/doubts.ts'
import { type Readings, readingsSchema } from '#app/contracts/readings.ts'
import {
	longestExtraWord,
	mostExtraWords,
	type Tokenize,
	type TokenizeRequest,
	tokenizedSchema,
} from '#app/contracts/tokenize.ts'
import { err, ok } from '#app/domain/result.ts'
import type { TokenizeApp } from '#workers/tokenize/app.ts'
import {
	callWorker,
	failureOf,
	healthOf,
	over,
	type WorkerFailures,
} from './worker-client.server.ts'

const failures: WorkerFailures = {
	unreachable: failureOf('tokenizer.unreachable'),
	unexpected: failureOf('tokenizer.unexpected'),
}

export function tokenizeClient(worker: Fetcher) {
	const client = hc<TokenizeApp>('http://tokenize', over(worker))
	const { v1 } = client.api

	/** Leaves out extra words beyond the limits. */
	const tokenize: Tokenize = async (request) => {
		const call = () => v1.tokenize.$post({ json: withinLimits(request) })
		const read = await callWorker(call, tokenizedSchema, failures)
		return read.ok ? ok(read.value.body.result) : read
	}

	/** 头发 | 很 | 长 → tóu fa | hěn | cháng */
	const readings: Readings = async (paragraphs) => {
		const json = { paragraphs: paragraphs.map((words) => [...words]) }
		const read = await callWorker(() => v1.readings.$post({ json }), readingsSchema, failures)
		if (!read.ok) return read
		const { result } = read.value.body
		if (!hasOnePerWord(result, paragraphs)) return err(failures.unexpected)
		return ok(result.map((words) => words.map((reading) => reading ?? undefined)))
	}

	/** In 他 | 长 | 得 | 慢 the second word may be cháng or zhǎng. */
	const doubts: Doubts = async (paragraphs) => {
		const json = { paragraphs: paragraphs.map((words) => [...words]) }
		const read = await callWorker(() => v1.doubts.$post({ json }), doubtsSchema, failures)
		if (!read.ok) return read
		const { result } = read.value.body
		return result.length === paragraphs.length ? ok(result) : err(failures.unexpected)
	}

	return { tokenize, readings, doubts, health: () => healthOf(client.health.$get()) }
}

function hasOnePerWord(
	readings: readonly unknown[][],
	words: readonly (readonly unknown[])[],
): boolean {
	if (readings.length !== words.length) return false
	return readings.every((paragraph, index) => paragraph.length === words[index]?.length)
}

function withinLimits({ words = [], ...request }: TokenizeRequest): TokenizeRequest {
	const known = [...new Set(words)].filter(({ length }) => length > 0 && length <= longestExtraWord)
	return { ...request, words: known.slice(0, mostExtraWords) }
}
