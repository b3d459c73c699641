/**
 * Volcengine's synthesis of long texts: the whole lesson, 你好！我叫小美。 and all that follows, is
 * handed in once and fetched as one file tens of minutes to three hours later.
 *
 * Source: https://www.volcengine.com/docs/6561/1096680 (under 100,000 characters, 10 submissions a
 * second, the file is kept for days but its address expires: every `collect` asks for a new one).
 */
import * as z from 'zod'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { told } from '#workers/shared/bounded-call.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { joinSpeech } from './join-speech.ts'
import type { PatientProvider, Speech, SpeechFailure, SpeechOrder } from './provider.ts'
import { type ToldWord, timingsFromTold } from './told-times.ts'
import { type Answer, ask, failed, jsonOf, mostJsonBytes, type Upstream } from './upstream.ts'
import { isVolcengineVoice, type VolcengineOptions } from './volcengine.ts'
import { type AudioHosts, fetchAudio } from './volcengine-audio.ts'
import { volcengineFailure } from './volcengine-failure.ts'

type VolcengineAsyncOptions = Omit<VolcengineOptions, 'cluster'> & AudioHosts

const mostCharacters = 99_999
/** Every word of the text comes back with its times. */
const mostResultBytes = 16 * mostJsonBytes
const success = 0

const submittedSchema = z.object({ task_id: z.string().min(1).max(200) })

const time = z.number().nonnegative()
const toldSchema = z.object({ text: z.string(), begin_time: time, end_time: time })

const resultSchema = z.object({
	task_status: z.number(),
	audio_url: z.string().optional(),
	sentences: z.unknown().optional(),
	message: z.string().optional(),
})

const sentencesSchema = z.array(toldSchema.extend({ words: z.array(toldSchema).nullish() }))

export function volcengineAsync(options: VolcengineAsyncOptions): PatientProvider {
	return {
		kind: 'patient',
		engine: 'volcengine-async-v1',
		hasVoice: isVolcengineVoice,
		begin: (order, requestId) => begin(options, order, requestId),
		collect: (taskId, order) => collect(options, taskId, order),
	}
}

async function begin(
	options: VolcengineAsyncOptions,
	{ script: { text }, voice }: SpeechOrder,
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
	order: SpeechOrder,
): Promise<Result<Speech | 'running', SpeechFailure>> {
	const address = new URL('/api/v1/tts_async/query', options.url)
	address.search = new URLSearchParams({ appid: options.appId, task_id: taskId }).toString()
	const answer = await question(options, address, { method: 'GET' }, mostResultBytes)
	if (!answer.ok) return answer
	const result = jsonOf(resultSchema, answer.value)
	if (!result) return failed('temporary', 'volcengine told nothing about the task')
	if (result.task_status === 0) return ok('running')
	if (result.task_status !== 1) {
		const message = told(result.message ?? '', upstreamOf(options))
		return failed('permanent', `volcengine failed in the task: ${message}`)
	}
	const audio = await fetchAudio(options, result.audio_url ?? '')
	if (!audio.ok) return audio
	const sound = mp3SoundOf(audio.value)
	if (!sound) return failed('temporary', 'volcengine keeps no MP3 at the address it told')
	const { text } = order.script
	const sentences = sentencesOf(text)
	const timings = timesOf(text, result.sentences, sound.durationMs)
	return ok(joinSpeech(text, [{ sound, sentences, timings }]))
}

/** By words where every sentence has some, else by sentences, else not at all. */
function timesOf(text: string, told: unknown, durationMs: number) {
	const sentences = sentencesOf(text)
	const spoken = sentencesSchema.safeParse(told).data ?? []
	const words = spoken.flatMap((sentence) => sentence.words ?? []).map(toldWord)
	const byWord = timingsFromTold(text, sentences, words, durationMs)
	if (byWord) return byWord
	return timingsFromTold(text, sentences, spoken.map(toldWord), durationMs)?.map((timing) => ({
		...timing,
		words: [],
	}))
}

function toldWord({ text, begin_time, end_time }: z.infer<typeof toldSchema>): ToldWord {
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
