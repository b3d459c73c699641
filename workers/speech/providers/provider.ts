/**
 * Whoever speaks: the embedded voice or a hosted service. The rest of the worker knows this file
 * and none of them.
 */

import type { Result } from '#app/domain/result.ts'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'

/** What is to be said; `readings` are followed where the voice can. */
export type SpeechOrder = { script: SpeechScript; voice: string }

export type Speech = {
	mp3: Uint8Array
	durationMs: number
	/** Whether the voice told the times or we estimated them. */
	source: 'engine' | 'estimate'
	sentences: SentenceTiming[]
}

/**
 * Why nothing was said. `temporary`: the same order may succeed later. `permanent`: this text or
 * voice never will. `configuration`: nothing will until somebody mends keys or quotas. `detail` is
 * for the log and the administrator and holds neither keys nor tokens.
 */
export type SpeechFailure = {
	kind: 'temporary' | 'permanent' | 'configuration'
	detail: string
	retryAfterSeconds?: number
}

type Voice = {
	/** Software and version: what it made is kept under this name, and another version speaks anew. */
	engine: string
	hasVoice(voice: string): boolean
	/** All it has, the usual one first; left out where any may be named that was bought. */
	voices?: readonly string[]
}

/** Answers with the audio. */
export type SpeakingProvider = Voice & {
	kind: 'speaking'
	speak(order: SpeechOrder): Promise<Result<Speech, SpeechFailure>>
}

/** Takes an order and has the audio ready minutes or hours later. */
export type PatientProvider = Voice & {
	kind: 'patient'
	/** `requestId` is 20–64 characters and new for every attempt. Answers the provider's task id. */
	begin(order: SpeechOrder, requestId: string): Promise<Result<string, SpeechFailure>>
	collect(taskId: string, order: SpeechOrder): Promise<Result<Speech | 'running', SpeechFailure>>
}

export type Provider = SpeakingProvider | PatientProvider
