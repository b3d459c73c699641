/** The speech worker as functions: 你好！我叫小美。 is submitted, then confirmed or cancelled. */
import { hc } from 'hono/client'
import {
	actorHeaders,
	cancelledSchema,
	confirmedSchema,
	defaultVoice,
	type Engines,
	enginesSchema,
	type NamedVoice,
	submittedSchema,
	type VoiceStates,
	voiceStatesSchema,
	voicesSchema,
} from '#app/contracts/speech.ts'
import type { Failure } from '#app/domain/failure.ts'
import { ok, type Result } from '#app/domain/result.ts'
import type { SpeakerVoices } from '#app/domain/speech/speaker-voices.ts'
import type { TtsApp } from '#workers/speech/app.ts'
import {
	callWorker,
	failureOf,
	healthOf,
	over,
	type WorkerFailures,
} from './worker-client.server.ts'

/** The owner of the audio: a lesson or an article. */
type Owner = { lesson_id: string } | { article_id: string }

/** The voices for lessons. */
export type VoiceChoice = {
	/** The default first. */
	voices: NamedVoice[]
	/** Whether any voice that was bought from the provider may be typed. */
	mayBeNamed: boolean
	hasSamples: boolean
	hasSpeakers: boolean
}

type Actor = { id: string; email: string }

const failures: WorkerFailures = {
	unreachable: failureOf('audio.submission-failed'),
	unexpected: failureOf('audio.submission-failed'),
}

export function speechClient(worker: Fetcher) {
	const client = hc<TtsApp>('http://tts', over(worker))
	const { tts } = client.api.v1

	/** Returns the job's id. */
	async function submit(
		json: Owner & { text: string; voice_type: string; speaker_voices?: SpeakerVoices },
	) {
		const read = await callWorker(() => tts.submit.$post({ json }), submittedSchema, failures)
		return read.ok ? ok(read.value.body.task_id) : read
	}

	/** Returns the new audio path; `replaces` is the path the administrator saw, if any. */
	async function confirm(
		order: Owner & { task_id: string; replaces: string | null; actor: Actor },
	) {
		const { actor, ...json } = order
		const headers = { [actorHeaders.id]: actor.id, [actorHeaders.email]: actor.email }
		const call = () => tts.confirm.$post({ json }, { headers })
		const read = await callWorker(call, confirmedSchema, failures)
		return read.ok ? ok(read.value.body.audio_path) : read
	}

	/** Succeeds for a job that has already ended. */
	async function cancel(json: Owner & { task_id: string }): Promise<Result<undefined, Failure>> {
		const read = await callWorker(() => tts.cancel.$post({ json }), cancelledSchema, failures)
		return read.ok ? ok(undefined) : read
	}

	/** Only the default voice if they are unavailable or not listed. */
	async function voices(): Promise<VoiceChoice> {
		const read = await callWorker(() => client.voices.$get(), voicesSchema, failures)
		const offered = read.ok ? read.value.body : { voices: [], hasSamples: false, hasSpeakers: true }
		const mayBeNamed = offered.voices.length === 0
		const usual = [{ id: defaultVoice, name: defaultVoice }]
		return { ...offered, voices: mayBeNamed ? usual : offered.voices, mayBeNamed }
	}

	/** Undefined if the worker does not answer. */
	async function voiceStates(): Promise<VoiceStates | undefined> {
		const call = () => client.health.voices.$get()
		const read = await callWorker(call, voiceStatesSchema, failures)
		return read.ok ? read.value.body : undefined
	}

	/** Undefined if the worker does not answer. */
	async function engines(): Promise<Engines | undefined> {
		const read = await callWorker(() => client.engines.$get(), enginesSchema, failures)
		return read.ok ? read.value.body : undefined
	}

	return {
		engines,
		submit,
		confirm,
		cancel,
		voices,
		voiceStates,
		health: () => healthOf(client.health.$get()),
	}
}
