/** The speech worker in product words: 你好！我叫小美。 is ordered, given to its lesson, or let go of. */
import { hc } from 'hono/client'
import type * as z from 'zod'
import { failureSchema } from '#app/contracts/failure.ts'
import {
	actorHeaders,
	cancelledSchema,
	confirmedSchema,
	defaultVoice,
	submittedSchema,
	voicesSchema,
} from '#app/contracts/speech.ts'
import { errorText, isErrorCode } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { TtsApp } from '#workers/speech/app.ts'
import { logFailure } from './responses.server.ts'

/** Whose audio it is: a lesson's or an article's. */
type Owner = { lesson_id: string } | { article_id: string }

type Actor = { id: string; email: string }

type Answer = Pick<Response, 'ok'> & { json(): Promise<unknown> }

export function speechClient(worker: Fetcher) {
	const client = hc<TtsApp>('http://tts', { fetch: worker.fetch.bind(worker) })
	const { tts } = client.api.v1

	/** Answers the job's id. */
	async function submit(order: Owner & { text: string; voice_type: string }) {
		const read = await readAnswer(() => tts.submit.$post({ json: order }), submittedSchema)
		return read.ok ? ok(read.value.task_id) : read
	}

	/** Answers the path that the audio has from now on; `replaces` is the one that was seen, if any. */
	async function confirm(
		order: Owner & { task_id: string; replaces: string | null; actor: Actor },
	) {
		const { actor, ...json } = order
		const headers = { [actorHeaders.id]: actor.id, [actorHeaders.email]: actor.email }
		const read = await readAnswer(() => tts.confirm.$post({ json }, { headers }), confirmedSchema)
		return read.ok ? ok(read.value.audio_path) : read
	}

	/** A job that has ended already is no mistake. */
	async function cancel(order: Owner & { task_id: string }): Promise<Result<undefined, Failure>> {
		const read = await readAnswer(() => tts.cancel.$post({ json: order }), cancelledSchema)
		return read.ok ? ok(undefined) : read
	}

	/** The voices a lesson can be spoken with; the usual one where they cannot be had or are not listed. */
	async function voices(): Promise<{ names: string[]; mayBeNamed: boolean }> {
		const read = await readAnswer(() => client.voices.$get(), voicesSchema)
		const names = read.ok ? read.value.voices : []
		return { names: names.length > 0 ? names : [defaultVoice], mayBeNamed: names.length === 0 }
	}

	return { submit, confirm, cancel, voices }
}

async function readAnswer<T>(
	ask: () => Promise<Answer>,
	schema: z.ZodType<T>,
): Promise<Result<T, Failure>> {
	try {
		const answer = await ask()
		const body: unknown = await answer.json().catch(() => undefined)
		if (!answer.ok) return err(failureIn(body))
		return ok(schema.parse(body))
	} catch (error) {
		logFailure(error)
		return err(unknownFailure())
	}
}

/** What the worker said was wrong, if it said so in the catalogue's words. */
function failureIn(body: unknown): Failure {
	const { data } = failureSchema.safeParse(body)
	if (!data || !isErrorCode(data.error.code)) return unknownFailure()
	return { code: data.error.code, text: data.error.text }
}

function unknownFailure(): Failure {
	return { code: 'audio.submission-failed', text: errorText('audio.submission-failed') }
}
