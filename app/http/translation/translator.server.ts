/**
 * Chinese in English, sentence by sentence, where TRANSLATION_PROVIDER names who translates:
 * 我爱你。 → "I love you." Without one there is no translator, and whoever asks shows glosses.
 */
import * as z from 'zod'
import type { Bindings } from '#app/http/bindings.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { workersAi } from './workers-ai.server.ts'

/** Throws where it fails or is stopped. */
export type TranslateOne = (chinese: string, signal: AbortSignal) => Promise<string>

/** The texts in English, in their order; undefined where one could not be had in time. */
type Translate = (chinese: readonly string[]) => Promise<(string | undefined)[]>

type TranslationVariables = Pick<Bindings, 'TRANSLATION_PROVIDER' | 'AI'>

/** In milliseconds: one text, and all of them. */
type Patience = { each: number; all: number }

const atOnce = 6
const mostFailures = 3

export function translatorOf(env: TranslationVariables): Translate | undefined {
	const { TRANSLATION_PROVIDER: name, AI: ai } = env
	if (!name) return undefined
	if (name !== 'workers-ai') {
		logFailure(new Error('TRANSLATION_PROVIDER names no provider: workers-ai is one'))
		return undefined
	}
	if (!ai) {
		logFailure(new Error('TRANSLATION_PROVIDER is workers-ai, but the binding AI is missing'))
		return undefined
	}
	return severally(workersAi(ai))
}

/** Some at a time. A provider that fails again and again, or is too slow, is not asked further. */
export function severally(
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

/** A model that repeats itself without end says nothing. */
const longestEnglish = 2_000
const englishSchema = z.string().trim().min(1).max(longestEnglish)

function readEnglish(answer: unknown): string {
	return englishSchema.parse(answer)
}

/** For a provider that does not heed the signal. */
function stopped(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true })
	})
}
