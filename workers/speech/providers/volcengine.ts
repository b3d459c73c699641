/**
 * Volcengine's speech synthesis, one request for every 1,024 bytes: 你好！我叫小美。 is one request, a
 * lesson of 1,000 characters three or four, in turn.
 *
 * Source: https://www.volcengine.com/docs/6561/79823 (parameters), …/1257584 (responses). The token
 * follows "Bearer;"; the one in the body can be anything. Word times are JSON inside JSON, in seconds
 * for older voices and in milliseconds for newer ones.
 */
import * as z from 'zod'
import type { NamedVoice } from '#app/contracts/speech.ts'
import { fromBase64 } from '#app/domain/bytes.ts'
import { parseJson } from '#app/domain/json.ts'
import type { Result } from '#app/domain/result.ts'
import { ok } from '#app/domain/result.ts'
import { voicesOf } from '#app/domain/speech/speaker-voices.ts'
import type { Send } from '#workers/shared/bounded-call.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import type { SpokenPiece } from './join-speech.ts'
import type { SpeakingProvider, Speech, SpeechFailure, SpeechRequest } from './provider.ts'
import { speakInGroups } from './speak-in-groups.ts'
import { bytesIn, type SpeechGroup } from './speech-groups.ts'
import { type SpokenWord, timingsFromWords } from './spoken-times.ts'
import { ask, failed, jsonOf, patienceFor, type Upstream } from './upstream.ts'
import { volcengineFailure } from './volcengine-failure.ts'

export type VolcengineOptions = {
	url: string
	appId: string
	token: string
	cluster: string
	voices?: readonly NamedVoice[] | undefined
	fetch?: Send | undefined
	timeoutMs?: number | undefined
}

const limit = { most: 1024, sizeOf: bytesIn }
const success = 3000
/** A piece has some 341 characters: at most two minutes, or 1 MB of audio in base64. */
const mostAnswerBytes = 8 * 2 ** 20

const spokenSchema = z.object({
	data: z.string(),
	addition: z
		.object({ duration: z.coerce.number().catch(0), frontend: z.string().optional() })
		.optional(),
})

const frontendSchema = z.object({
	words: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })),
})

export function isVolcengineVoice(voice: string): boolean {
	return /^[A-Za-z0-9_]{1,64}$/.test(voice)
}

export function volcengine(options: VolcengineOptions): SpeakingProvider {
	return {
		kind: 'speaking',
		engine: 'volcengine-v1',
		hasVoice: isVolcengineVoice,
		voices: options.voices,
		speak: (request) => speak(options, request),
	}
}

async function speak(
	options: VolcengineOptions,
	request: SpeechRequest,
): Promise<Result<Speech, SpeechFailure>> {
	const unknown = voicesOf(request).find((voice) => !isVolcengineVoice(voice))
	if (unknown !== undefined) return failed('permanent', `volcengine has no voice ${unknown}`)
	return speakInGroups(request, limit, (group) => speakPiece(options, request, group))
}

async function speakPiece(
	{ url, appId, token, cluster, fetch, ...options }: VolcengineOptions,
	{ script }: SpeechRequest,
	{ text, sentences, voice }: SpeechGroup,
): Promise<Result<SpokenPiece, SpeechFailure>> {
	const timeoutMs = options.timeoutMs ?? patienceFor(text)
	const upstream: Upstream = { service: 'volcengine', send: fetch, timeoutMs, secrets: [token] }
	const headers = { 'content-type': 'application/json', authorization: `Bearer;${token}` }
	const body = JSON.stringify({
		app: { appid: appId, token: 'unused', cluster },
		user: { uid: 'hanlu' },
		audio: { voice_type: voice, encoding: 'mp3', rate: 24_000, bitrate: 64, speed_ratio: 1 },
		request: {
			reqid: crypto.randomUUID(),
			text,
			text_type: 'plain',
			operation: 'query',
			with_timestamp: 1,
		},
	})
	const address = new URL('/api/v1/tts', url)
	const answer = await ask(upstream, address, { method: 'POST', headers, body }, mostAnswerBytes)
	if (!answer.ok) return answer
	const failure = volcengineFailure(upstream, answer.value, success)
	if (failure) return { ok: false, error: failure }

	const spoken = jsonOf(spokenSchema, answer.value)
	const mp3 = spoken && fromBase64(spoken.data)
	const sound = mp3 && mp3SoundOf(mp3)
	if (!spoken || !sound) return failed('temporary', 'volcengine answered without an MP3')
	const { duration = 0, frontend } = spoken.addition ?? {}
	if (sound.durationMs < duration * 0.9 - 100) {
		return failed('temporary', 'volcengine answered with half an MP3')
	}
	const words = frontend ? wordsOf(frontend, sound.durationMs) : []
	const timings = timingsFromWords(script.text, sentences, words, sound.durationMs)
	return ok({ sound, sentences, timings })
}

function wordsOf(frontend: string, durationMs: number): SpokenWord[] {
	const words = frontendSchema.safeParse(parseJson(frontend)).data?.words ?? []
	const lastStart = Math.max(0, ...words.map((word) => word.start_time))
	const unit = lastStart * 1000 <= durationMs ? 1000 : 1
	return words.map(({ word, start_time, end_time }) => ({
		text: word,
		startMs: Math.round(start_time * unit),
		endMs: Math.round(end_time * unit),
	}))
}
