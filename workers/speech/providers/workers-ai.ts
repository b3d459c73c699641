/**
 * MeloTTS on Workers AI, which needs a binding but no key. It has one Chinese voice, gives no times,
 * and returns 你好！ as an MP3, in base64 or as bytes.
 *
 * Source: https://developers.cloudflare.com/workers-ai/models/melotts/ and …/platform/errors/ for
 * its error numbers. The maximum length is undocumented, so requests are small. Audio that does not
 * start like an MP3 (some runtimes of the model return WAV) is refused, as we cannot convert it.
 */
import * as z from 'zod'
import { defaultVoice } from '#app/contracts/speech.ts'
import { fromBase64 } from '#app/domain/bytes.ts'
import type { Result } from '#app/domain/result.ts'
import { ok } from '#app/domain/result.ts'
import { voicesOf } from '#app/domain/speech/speaker-voices.ts'
import { mp3SoundOf, startsAsMp3 } from '#workers/speech/mp3-frames.ts'
import type { SpokenPiece } from './join-speech.ts'
import type { SpeakingProvider, Speech, SpeechFailure, SpeechRequest } from './provider.ts'
import { speakInGroups } from './speak-in-groups.ts'
import type { SpeechGroup } from './speech-groups.ts'
import { ask, failed, jsonOf, patienceFor, type Upstream } from './upstream.ts'

type WorkersAiOptions = { timeoutMs?: number | undefined }

const model = '@cf/myshell-ai/melotts'
const voices: readonly string[] = [defaultVoice, 'melotts']
const offered = [{ id: defaultVoice, name: 'Standard voice, woman 1' }]
const limit = { most: 200, sizeOf: ({ length }: string) => length }
const mostPieceBytes = 8 * 2 ** 20
/** `ask` needs a URL; the binding has none. */
const address = new URL('https://workers-ai.invalid')

const spokenSchema = z.object({ audio: z.string() })

const kinds: Readonly<Record<string, SpeechFailure['kind']>> = {
	3003: 'permanent',
	3006: 'permanent',
	3007: 'temporary',
	3008: 'temporary',
	3023: 'configuration',
	3036: 'configuration',
	3040: 'temporary',
	3041: 'configuration',
	3042: 'configuration',
	5004: 'permanent',
	5007: 'configuration',
	5016: 'configuration',
	5018: 'configuration',
}

export function workersAi(ai: Ai, options: WorkersAiOptions = {}): SpeakingProvider {
	return {
		kind: 'speaking',
		engine: 'workers-ai-melotts',
		hasVoice: (voice) => voices.includes(voice),
		voices: offered,
		hasOneVoice: true,
		speak: (request) => speak(ai, options, request),
	}
}

async function speak(
	ai: Ai,
	options: WorkersAiOptions,
	request: SpeechRequest,
): Promise<Result<Speech, SpeechFailure>> {
	const unknown = voicesOf(request).find((voice) => !voices.includes(voice))
	if (unknown !== undefined) return failed('permanent', `workers-ai has no voice ${unknown}`)
	return speakInGroups(request, limit, (group) => speakPiece(ai, options, group))
}

async function speakPiece(
	ai: Ai,
	options: WorkersAiOptions,
	{ text, sentences }: SpeechGroup,
): Promise<Result<SpokenPiece, SpeechFailure>> {
	const upstream: Upstream = {
		service: 'workers-ai',
		send: async ({ signal }) =>
			responseOf(await ai.run(model, { prompt: text, lang: 'zh' }, { signal })),
		timeoutMs: options.timeoutMs ?? patienceFor(text),
		secrets: [],
		explain: (error) => kinds[String(error).match(/\b[35]0\d\d(?=:)/)?.[0] ?? ''],
	}
	const answer = await ask(upstream, address, {}, mostPieceBytes)
	if (!answer.ok) return answer
	const { contentType, body } = answer.value
	const spoken = contentType === 'application/json' ? jsonOf(spokenSchema, answer.value) : undefined
	const audio = contentType === 'application/json' ? spoken && fromBase64(spoken.audio) : body
	if (!audio?.length) return failed('temporary', 'workers-ai answered without audio')
	const sound = mp3SoundOf(audio)
	if (sound) return ok({ sound, sentences, timings: undefined })
	return startsAsMp3(audio)
		? failed('temporary', 'workers-ai answered with a damaged MP3')
		: failed('permanent', `workers-ai answers with audio that is no MP3: ${firstBytes(audio)}`)
}

function responseOf(output: unknown): Response {
	if (output instanceof ReadableStream) return new Response(output)
	if (output instanceof Uint8Array) return new Response(new Uint8Array(output))
	return Response.json(output ?? null)
}

function firstBytes(audio: Uint8Array): string {
	return [...audio.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
}
