/**
 * The interface of a voice, embedded or hosted. The rest of the worker knows only this file and none
 * of the implementations.
 */

import type { NamedVoice } from '#app/contracts/speech.ts'
import type { Result } from '#app/domain/result.ts'
import type { Casting } from '#app/domain/speech/speaker-voices.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'

/** Readings in the script are followed if the voice supports them. */
export type SpeechRequest = Casting

export type Speech = {
	mp3: Uint8Array
	durationMs: number
	/** Whether the times come from the voice or are estimated. */
	source: 'engine' | 'estimate'
	sentences: SentenceTiming[]
}

/**
 * `temporary`: the same request may succeed later. `permanent`: this text or voice never will.
 * `configuration`: no request will until keys or quotas are fixed. `detail` is for the log and the
 * administrator and contains no keys or tokens.
 */
export type SpeechFailure = {
	kind: 'temporary' | 'permanent' | 'configuration'
	detail: string
	retryAfterSeconds?: number
}

type Voice = {
	/** Software and version; part of the key under which audio is stored. */
	engine: string
	hasVoice(voice: string): boolean
	/** The voices to choose from, the default first; absent if any voice that was bought can be named. */
	voices?: readonly NamedVoice[] | undefined
	/** Whether a word is said as its pinyin says; hosted voices choose readings themselves. */
	followsPinyin?: true
	/** Whether all lines are spoken with one voice. */
	hasOneVoice?: true
}

/** Returns the audio right away. */
export type SpeakingProvider = Voice & {
	kind: 'speaking'
	speak(request: SpeechRequest): Promise<Result<Speech, SpeechFailure>>
}

/** Takes a request and has the audio ready minutes or hours later. */
export type AsyncProvider = Voice & {
	kind: 'async'
	/** Returns the provider's task id. `requestId`: 20–64 characters, new for every attempt. */
	begin(request: SpeechRequest, requestId: string): Promise<Result<string, SpeechFailure>>
	collect(
		taskId: string,
		request: SpeechRequest,
	): Promise<Result<Speech | 'running', SpeechFailure>>
}

export type Provider = SpeakingProvider | AsyncProvider
