/**
 * Any server that speaks the form of OpenAI's `/v1/audio/speech`: OpenAI's own, or one beside the
 * platform with an open model. 你好！我叫小美。 is one request, a lesson one for every 200 characters.
 *
 * Source: https://platform.openai.com/docs/api-reference/audio/createSpeech. The body of an answer is
 * the sound itself, without times: sentence times are estimated. Servers differ, so that the sound is
 * judged by its bytes: an MP3 is taken, a WAV is encoded here. Words are said as the server reads them:
 * the form has no place for pinyin.
 */
import * as z from 'zod'
import { defaultVoice } from '#app/contracts/speech.ts'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { voicesOf } from '#app/domain/speech/speaker-voices.ts'
import { redacted, type Send } from '#workers/shared/bounded-call.ts'
import { encodeMp3 } from '#workers/speech/mp3-encoder.ts'
import { type Mp3Sound, mp3SoundOf, startsAsMp3 } from '#workers/speech/mp3-frames.ts'
import { rejectReason } from '#workers/speech/plausible-speech.ts'
import { startsAsWav, wavSoundOf } from '#workers/speech/wav-sound.ts'
import type { SpokenPiece } from './join-speech.ts'
import type { SpeakingProvider, Speech, SpeechFailure, SpeechRequest } from './provider.ts'
import { speakInGroups } from './speak-in-groups.ts'
import type { SpeechGroup } from './speech-groups.ts'
import { type Answer, ask, failed, jsonOf, refusalOf, type Upstream } from './upstream.ts'
import type { VoiceList } from './voice-list.ts'

export type OpenAiSpeechOptions = {
	/** Ends before /audio/speech: http://127.0.0.1:8880/v1 */
	url: string
	/** Local servers need none. */
	key?: string | undefined
	model: string
	format: 'mp3' | 'wav'
	/** 1 is the voice's own speed. */
	speed: number
	voices: VoiceList
	fetch?: Send | undefined
	timeoutMs?: number | undefined
}

/**
 * Far below the 4,096 characters of OpenAI's: a model without a graphics card speaks hardly faster than
 * people do, and estimated times are exact where a request begins.
 */
const limit = { most: 200, sizeOf: ({ length }: string) => length }

/** Two minutes of stereo at 32 kHz; speech of 200 characters takes one. */
const mostPieceBytes = 16 * 2 ** 20

/** An error as OpenAI, FastAPI and others write it. */
const complaintSchema = z.object({
	error: z
		.union([z.string(), z.object({ message: z.string(), code: z.unknown().optional() })])
		.optional(),
	detail: z.unknown().optional(),
	message: z.string().optional(),
})

const spentCode = 'insufficient_quota'

export function openAiSpeech(options: OpenAiSpeechOptions): SpeakingProvider {
	const { voices } = options
	return {
		kind: 'speaking',
		engine: engineOf(options),
		hasVoice: (voice) => voice === defaultVoice || voices.some(({ id }) => id === voice),
		voices,
		speak: (request) => speak(options, request),
	}
}

/** Another server, model, speed or first voice sounds different: words are spoken again. */
function engineOf({ url, model, speed, voices: [first] }: OpenAiSpeechOptions): string {
	const pace = speed === 1 ? '' : ` ×${speed}`
	return `openai-speech ${new URL(url).host} ${model} ${first.id}${pace}`
}

async function speak(
	options: OpenAiSpeechOptions,
	request: SpeechRequest,
): Promise<Result<Speech, SpeechFailure>> {
	const ids = [defaultVoice, ...options.voices.map(({ id }) => id)]
	const unknown = voicesOf(request).find((voice) => !ids.includes(voice))
	if (unknown !== undefined) return failed('permanent', `openai-speech has no voice ${unknown}`)
	const speech = await speakInGroups(request, limit, (group) => speakPiece(options, group))
	if (!speech.ok) return speech
	const flaw = rejectReason(speech.value, request.script.text)
	return flaw ? failed('temporary', `openai-speech: ${flaw}`) : speech
}

async function speakPiece(
	options: OpenAiSpeechOptions,
	{ text, voice, sentences }: SpeechGroup,
): Promise<Result<SpokenPiece, SpeechFailure>> {
	const { url, key = '', model, format, speed, fetch, timeoutMs = patienceFor(text) } = options
	const upstream: Upstream = {
		service: 'openai-speech',
		send: fetch,
		timeoutMs,
		secrets: [key],
	}
	const headers = new Headers({ 'content-type': 'application/json' })
	if (key) headers.set('authorization', `Bearer ${key}`)
	const body = JSON.stringify({
		model,
		input: text,
		voice: voice === defaultVoice ? options.voices[0].id : voice,
		response_format: format,
		speed,
	})
	const address = new URL(`${url.replace(/\/+$/, '')}/audio/speech`)
	const answer = await ask(upstream, address, { method: 'POST', headers, body }, mostPieceBytes)
	if (!answer.ok) return answer
	const refusal = refusalOf(upstream, answer.value)
	if (refusal) return err(explained(refusal, upstream, answer.value))
	const sound = await soundIn(upstream, answer.value)
	return sound.ok ? ok({ sound: sound.value, sentences, timings: undefined }) : sound
}

/** A server of one's own may have to load its model first, and speak as slowly as people do. */
function patienceFor({ length }: string): number {
	return 60_000 + 500 * length
}

async function soundIn(
	upstream: Upstream,
	answer: Answer,
): Promise<Result<Mp3Sound, SpeechFailure>> {
	const { body, contentType } = answer
	if (body.length === 0) return failed('temporary', 'openai-speech answered without audio')
	const mp3 = mp3SoundOf(body)
	if (mp3) return ok(mp3)
	if (startsAsWav(body)) return encoded(body)
	if (startsAsMp3(body)) return failed('temporary', 'openai-speech answered with a damaged MP3')
	if (contentType === 'text/html' || startsWith(body, '<')) {
		return failed('configuration', 'openai-speech answered with a page, not with audio')
	}
	if (startsWith(body, '{')) {
		return failed('configuration', `openai-speech: ${complaintIn(upstream, answer)}`)
	}
	const seen = firstBytes(body)
	return failed('configuration', `openai-speech answers with neither MP3 nor WAV: ${seen}`)
}

async function encoded(body: Uint8Array): Promise<Result<Mp3Sound, SpeechFailure>> {
	const wav = wavSoundOf(body)
	if (!wav.ok) {
		return wav.error === 'cut'
			? failed('temporary', 'openai-speech answered with half a WAV')
			: failed('configuration', 'openai-speech answers with a WAV of an unknown format')
	}
	const { samples, samplesPerSecond } = wav.value
	const sound = mp3SoundOf(await encodeMp3(samples, samplesPerSecond))
	return sound ? ok(sound) : failed('temporary', 'openai-speech: the sound could not be encoded')
}

/**
 * A wrong address, key, model or voice is refused with 400, 401, 403, 404, 405 or 422: texts are split
 * beforehand, so that none of them is at fault. Only 413 is about the text.
 */
function explained(refusal: SpeechFailure, upstream: Upstream, answer: Answer): SpeechFailure {
	const complaint = complaintIn(upstream, answer)
	const detail = complaint ? `${refusal.detail}: ${complaint}` : refusal.detail
	const isSpent = answer.status === 429 && isSpentQuota(answer)
	if (isSpent) return { kind: 'configuration', detail }
	const isSetUpWrong = refusal.kind === 'permanent' && answer.status !== 413
	return { ...refusal, kind: isSetUpWrong ? 'configuration' : refusal.kind, detail }
}

/** OpenAI answers 429 to too many requests and to an account without money alike. */
function isSpentQuota(answer: Answer): boolean {
	const { error } = jsonOf(complaintSchema, answer) ?? {}
	return typeof error === 'object' && error.code === spentCode
}

function complaintIn(upstream: Upstream, answer: Answer): string {
	const { error, detail, message } = jsonOf(complaintSchema, answer) ?? {}
	const said = typeof error === 'object' ? error.message : (error ?? message ?? detail)
	if (said === undefined) return ''
	return redacted(typeof said === 'string' ? said : JSON.stringify(said), upstream)
}

function startsWith(body: Uint8Array, sign: string): boolean {
	return new TextDecoder().decode(body.subarray(0, 200)).trimStart().startsWith(sign)
}

function firstBytes(body: Uint8Array): string {
	return [...body.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
}
