/**
 * Translates Chinese into English, sentence by sentence, with the provider in TRANSLATION_PROVIDER:
 * 我爱你。 → "I love you." Without a provider pages show glosses instead.
 */
import * as z from 'zod'
import { logFailure } from '#app/db/log.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { workersAi } from './workers-ai.server.ts'

/** Throws on failure or abort. */
export type TranslateOne = (chinese: string, signal: AbortSignal) => Promise<string>

/** The translations in order; undefined for those that failed or took too long. */
export type Translate = (chinese: readonly string[]) => Promise<(string | undefined)[]>

type TranslationVariables = Pick<Bindings, 'TRANSLATION_PROVIDER' | 'AI'>

/** Time limits in milliseconds, for one text and for all. */
type Patience = { each: number; all: number }

const atOnce = 6
const mostFailures = 3

export function translatorOf(env: TranslationVariables): Translate | undefined {
	const { TRANSLATION_PROVIDER: name, AI: ai } = env
	if (!name) return undefined
	if (name !== 'workers-ai') {
		logFailure(new Error('TRANSLATION_PROVIDER must be workers-ai'))
		return undefined
	}
	if (!ai) {
		logFailure(new Error('TRANSLATION_PROVIDER is workers-ai, but the binding AI is missing'))
		return undefined
	}
	return inParallel(workersAi(ai))
}

/** Translates a few texts at a time. Gives up after several failures, or when time runs out. */
export function inParallel(
	translate: TranslateOne,
	{ each, all }: Patience = { each: 8_000, all: 25_000 },
): Translate {
	return async (chinese) => {
		const english: (string | undefined)[] = chinese.map(() => undefined)
		const end = AbortSignal.timeout(all)
		let next = 0
		let failures = 0
		async function work() {
			while (next < chinese.length && failures < mostFailures && !end.aborted) {
				const index = next
				next += 1
				const signal = AbortSignal.any([end, AbortSignal.timeout(each)])
				try {
					const answer = translate(chinese[index] ?? '', signal)
					english[index] = readEnglish(await Promise.race([answer, stopped(signal)]))
				} catch (error) {
					failures += 1
					logFailure(error)
				}
			}
		}
		await Promise.all(Array.from({ length: atOnce }, work))
		return english
	}
}

/** Rejects the output of a model stuck in a loop. */
const longestEnglish = 2_000
const englishSchema = z.string().trim().min(1).max(longestEnglish)

function readEnglish(answer: unknown): string {
	return englishSchema.parse(answer)
}

/** Covers a provider that ignores the signal. */
function stopped(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true })
	})
}
