/**
 * Volcengine's synthesis of long texts: a whole lesson, 你好！我叫小美。…, is submitted once and fetched
 * as one file tens of minutes to three hours later.
 *
 * Source: https://www.volcengine.com/docs/6561/1096680 (under 100,000 characters, 10 submissions a
 * second; the file is kept for days, but its URL expires, so every `collect` gets a new one).
 */
import * as z from 'zod'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { redacted } from '#workers/shared/bounded-call.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { joinSpeech } from './join-speech.ts'
import type { AsyncProvider, Speech, SpeechFailure, SpeechRequest } from './provider.ts'
import { type SpokenWord, timingsFromWords } from './spoken-times.ts'
import { type Answer, ask, failed, jsonOf, mostJsonBytes, type Upstream } from './upstream.ts'
import { isVolcengineVoice, type VolcengineOptions } from './volcengine.ts'
import { type AudioHosts, fetchAudio } from './volcengine-audio.ts'
import { volcengineFailure } from './volcengine-failure.ts'

type VolcengineAsyncOptions = Omit<VolcengineOptions, 'cluster'> & AudioHosts

const mostCharacters = 99_999
/** The result lists every word with its times. */
const mostResultBytes = 16 * mostJsonBytes
const success = 0

const submittedSchema = z.object({ task_id: z.string().min(1).max(200) })

const time = z.number().nonnegative()
const spokenSchema = z.object({ text: z.string(), begin_time: time, end_time: time })

const resultSchema = z.object({
	task_status: z.number(),
	audio_url: z.string().optional(),
	sentences: z.unknown().optional(),
	message: z.string().optional(),
})

const sentencesSchema = z.array(spokenSchema.extend({ words: z.array(spokenSchema).nullish() }))

export function volcengineAsync(options: VolcengineAsyncOptions): AsyncProvider {
	return {
		kind: 'async',
		engine: 'volcengine-async-v1',
		hasVoice: isVolcengineVoice,
		voices: options.voices,
		hasOneVoice: true,
		begin: (request, requestId) => begin(options, request, requestId),
		collect: (taskId, request) => collect(options, taskId, request),
	}
}

async function begin(
	options: VolcengineAsyncOptions,
	{ script: { text }, voice }: SpeechRequest,
	requestId: string,
): Promise<Result<string, SpeechFailure>> {
	if (!isVolcengineVoice(voice)) return failed('permanent', `volcengine has no voice ${voice}`)
	if (sentencesOf(text).length === 0) return failed('permanent', 'there is nothing to say')
	if ([...text].length > mostCharacters) return failed('permanent', 'volcengine: text too long')
	const body = JSON.stringify({
		appid: options.appId,
		reqid: requestId,
		text,
		format: 'mp3',
		voice_type: voice,
		sample_rate: 24_000,
		enable_subtitle: 2,
	})
	const address = new URL('/api/v1/tts_async/submit', options.url)
	const answer = await question(options, address, { method: 'POST', body }, mostJsonBytes)
	if (!answer.ok) return answer
	const submitted = jsonOf(submittedSchema, answer.value)
	return submitted ? ok(submitted.task_id) : failed('temporary', 'volcengine began no task')
}

async function collect(
	options: VolcengineAsyncOptions,
	taskId: string,
	request: SpeechRequest,
): Promise<Result<Speech | 'running', SpeechFailure>> {
	const address = new URL('/api/v1/tts_async/query', options.url)
	address.search = new URLSearchParams({ appid: options.appId, task_id: taskId }).toString()
	const answer = await question(options, address, { method: 'GET' }, mostResultBytes)
	if (!answer.ok) return answer
	const result = jsonOf(resultSchema, answer.value)
	if (!result) return failed('temporary', 'volcengine said nothing about the task')
	if (result.task_status === 0) return ok('running')
	if (result.task_status !== 1) {
		const message = redacted(result.message ?? '', upstreamOf(options))
		return failed('permanent', `volcengine failed in the task: ${message}`)
	}
	const audio = await fetchAudio(options, result.audio_url ?? '')
	if (!audio.ok) return audio
	const sound = mp3SoundOf(audio.value)
	if (!sound) return failed('temporary', 'volcengine has no MP3 at the address it gave')
	const { text } = request.script
	const sentences = sentencesOf(text)
	const timings = timesOf(text, result.sentences, sound.durationMs)
	return ok(joinSpeech(text, [{ sound, sentences, timings }]))
}

/** Word times if every sentence has some, else sentence times, else none. */
function timesOf(text: string, reported: unknown, durationMs: number) {
	const sentences = sentencesOf(text)
	const spoken = sentencesSchema.safeParse(reported).data ?? []
	const words = spoken.flatMap((sentence) => sentence.words ?? []).map(spokenWord)
	const byWord = timingsFromWords(text, sentences, words, durationMs)
	if (byWord) return byWord
	return timingsFromWords(text, sentences, spoken.map(spokenWord), durationMs)?.map((timing) => ({
		...timing,
		words: [],
	}))
}

function spokenWord({ text, begin_time, end_time }: z.infer<typeof spokenSchema>): SpokenWord {
	return { text, startMs: Math.round(begin_time), endMs: Math.round(end_time) }
}

async function question(
	options: VolcengineAsyncOptions,
	address: URL,
	init: RequestInit,
	mostBytes: number,
): Promise<Result<Answer, SpeechFailure>> {
	const upstream = upstreamOf(options)
	const headers = {
		'content-type': 'application/json',
		'resource-id': 'volc.tts_async.default',
		authorization: `Bearer; ${options.token}`,
	}
	const answer = await ask(upstream, address, { ...init, headers }, mostBytes)
	if (!answer.ok) return answer
	const failure = volcengineFailure(upstream, answer.value, success)
	return failure ? err(failure) : answer
}

function upstreamOf({ token, fetch, timeoutMs }: VolcengineAsyncOptions): Upstream {
	return { service: 'volcengine', send: fetch, timeoutMs, secrets: [token] }
}
