/**
 * Who speaks here: TTS_LESSON_PROVIDER says who reads lessons (你好！我叫小美。), TTS_WORD_PROVIDER
 * who says a word (你好) when it is tapped. Without either it is the embedded voice.
 */
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import type { SpeechVariables } from '#workers/tts/bindings.ts'
import type { Provider, SpeakingProvider, SpeechFailure } from './provider.ts'

export type Providers = { lessons: Provider; words: SpeakingProvider }

/** `embedded` makes the embedded voice, and is left out of a bundle that has none. */
export function chooseProvider(
	env: SpeechVariables,
	{ embedded }: { embedded?: () => SpeakingProvider },
): Result<Providers, SpeechFailure> {
	for (const variable of ['TTS_LESSON_PROVIDER', 'TTS_WORD_PROVIDER'] as const) {
		const name = env[variable] ?? 'embedded'
		if (name !== 'embedded') return misconfigured(`${variable} names no provider: ${name}`)
		if (!embedded) return misconfigured(`${variable}: this bundle has no embedded voice`)
	}
	if (!embedded) return misconfigured('this bundle has no embedded voice')
	const voice = embedded()
	return ok({ lessons: voice, words: voice })
}

function misconfigured(detail: string): Result<never, SpeechFailure> {
	return err({ kind: 'configuration', detail })
}
