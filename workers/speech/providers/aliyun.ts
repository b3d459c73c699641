/**
 * Aliyun's speech synthesis: 你好！我叫小美。 is one request, a lesson one for every 300 characters.
 *
 * Source: https://help.aliyun.com/zh/isi/developer-reference/restful-api-3 (requests and responses)
 * and https://help.aliyun.com/document_detail/459864.html (codes). The API silently cuts a text after
 * 300 characters, so requests stay below; we count UTF-16 units, which are never fewer. An audio/mpeg
 * body means success, whatever the status. There are no times and no duration: the duration is
 * counted from the frames, sentence times are estimated.
 */
import * as z from 'zod'
import { defaultVoice, type NamedVoice } from '#app/contracts/speech.ts'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { voicesOf } from '#app/domain/speech/speaker-voices.ts'
import { redacted } from '#workers/shared/bounded-call.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { type AliyunKey, type TokenSource, tokenSource } from './aliyun-token.ts'
import type { SpokenPiece } from './join-speech.ts'
import type { SpeakingProvider, Speech, SpeechFailure, SpeechRequest } from './provider.ts'
import { speakInGroups } from './speak-in-groups.ts'
import type { SpeechGroup } from './speech-groups.ts'
import type { Answer, Upstream } from './upstream.ts'
import { ask, failed, jsonOf, patienceFor, refusalOf } from './upstream.ts'

type AliyunOptions = AliyunKey & {
	url: string
	appKey: string
	voices?: readonly NamedVoice[] | undefined
}

const limit = { most: 300, sizeOf: ({ length }: string) => length }
/** Stands in for the default voice, which only Volcengine has. */
const substituteVoice = 'siqi'
/** Enough for 300 characters: two minutes at most. */
const mostPieceBytes = 8 * 2 ** 20

const complaintSchema = z.object({ status: z.number().int(), message: z.string().optional() })

const refusedToken = 40000001
const tooManyRequests = 40000005
/** Trial expired, unknown app key, service not activated. */
const configurationCodes = new Set([40000010, 40020105, 40020106, 40020503])

export function aliyun(options: AliyunOptions): SpeakingProvider {
	const tokens = tokenSource(options)
	return {
		kind: 'speaking',
		engine: 'aliyun-nls-v1',
		hasVoice,
		voices: options.voices,
		speak: (request) => speak(options, tokens, request),
	}
}

function hasVoice(voice: string): boolean {
	return voice === defaultVoice || /^[a-z0-9_]{1,32}$/.test(voice)
}

async function speak(
	options: AliyunOptions,
	tokens: TokenSource,
	request: SpeechRequest,
): Promise<Result<Speech, SpeechFailure>> {
	const unknown = voicesOf(request).find((voice) => !hasVoice(voice))
	if (unknown !== undefined) return failed('permanent', `aliyun has no voice ${unknown}`)
	return speakInGroups(request, limit, (group) => speakPiece(options, tokens, group))
}

/** Retries once with a new token if the token is refused. */
async function speakPiece(
	options: AliyunOptions,
	tokens: TokenSource,
	group: SpeechGroup,
	isRetry = false,
): Promise<Result<SpokenPiece, SpeechFailure>> {
	const token = await tokens.token()
	if (!token.ok) return token
	const secrets = [token.value, options.accessKeySecret, options.appKey]
	const { fetch: send, timeoutMs = patienceFor(group.text) } = options
	const upstream: Upstream = { service: 'aliyun', send, timeoutMs, secrets }
	const answer = await ask(
		upstream,
		new URL('/stream/v1/tts', options.url),
		requestInit(options, token.value, group),
		mostPieceBytes,
	)
	if (!answer.ok) return answer
	const { contentType, body } = answer.value
	if (contentType === 'audio/mpeg') {
		const sound = mp3SoundOf(body)
		if (!sound) return failed('temporary', 'aliyun answered without an MP3')
		return ok({ sound, sentences: group.sentences, timings: undefined })
	}
	const complaint = jsonOf(complaintSchema, answer.value)
	if (complaint?.status === refusedToken) {
		tokens.forget(token.value)
		if (!isRetry) return speakPiece(options, tokens, group, true)
	}
	return err(failureOf(upstream, answer.value, complaint))
}

function requestInit(
	{ appKey }: AliyunOptions,
	token: string,
	{ text, voice }: SpeechGroup,
): RequestInit {
	return {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-nls-token': token },
		body: JSON.stringify({
			appkey: appKey,
			text,
			format: 'mp3',
			sample_rate: 16_000,
			voice: voice === defaultVoice ? substituteVoice : voice,
			volume: 50,
			speech_rate: 0,
			pitch_rate: 0,
		}),
	}
}

function failureOf(
	upstream: Upstream,
	answer: Answer,
	complaint: z.infer<typeof complaintSchema> | undefined,
): SpeechFailure {
	const refusal = refusalOf(upstream, answer)
	if (!complaint) {
		return refusal ?? { kind: 'temporary', detail: 'aliyun answered neither audio nor a reason' }
	}
	const detail = redacted(`aliyun ${complaint.status}: ${complaint.message ?? ''}`, upstream)
	const kind = kindOf(complaint.status)
	const { retryAfterSeconds } = answer
	return kind === 'temporary' && retryAfterSeconds !== undefined
		? { kind, detail, retryAfterSeconds }
		: { kind, detail }
}

function kindOf(status: number): SpeechFailure['kind'] {
	if (status === tooManyRequests || status >= 50_000_000) return 'temporary'
	if (status === refusedToken || configurationCodes.has(status)) return 'configuration'
	return 'permanent'
}
