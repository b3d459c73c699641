/**
 * Makes the audio of the seeded lessons and articles in the background, after the site is up. Submits
 * and confirms one job after the other, as an administrator would. Stops with the platform; the next
 * start continues.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod'
import { failureSchema } from '#app/contracts/failure.ts'
import {
	cancelledSchema,
	confirmedSchema,
	queriedSchema,
	submittedSchema,
} from '#app/contracts/speech.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { listUnspoken, markSpoken, readSpeech } from '#app/seed/first-audio.ts'
import type { SeedDb } from '#app/seed/seed.ts'

/** The fetch function of the speech worker in Miniflare. */
export type AskWorker = (
	url: string,
	init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

type Tools = {
	db: SeedDb
	ask: AskWorker
	/** Time between polls of a job. */
	pollMs?: number
	/** Time limit for one job, as some voices take hours. */
	patienceMs?: number
}

type FirstAudio = {
	/** Resolves when all is spoken or the work was stopped; never rejects. */
	finished: Promise<void>
	stop(): void
}

export function startFirstAudio({
	db,
	ask,
	pollMs = 500,
	patienceMs = 10 * 60_000,
}: Tools): FirstAudio {
	const stopping = new AbortController()
	const { signal } = stopping
	const job = { ask, signal, pollMs, patienceMs }

	async function speakAll() {
		const started = performance.now()
		let made = 0
		for (const owner of await listUnspoken(db)) {
			try {
				const text = await readSpeech(db, owner)
				if (text === undefined) continue
				await speak({ ...job, owner, text })
				await markSpoken(db, [owner])
				made += 1
			} catch (error) {
				if (signal.aborted) return
				console.error(`${owner.kind}/${owner.id} has no audio: ${reasonOf(error)}`)
			}
		}
		if (made === 0) return
		const seconds = Math.round((performance.now() - started) / 1000)
		const what = made === 1 ? 'one lesson or article' : `${made} lessons and articles`
		console.log(`Audio for ${what} is ready after ${seconds} s.`)
	}

	const finished = speakAll().catch((error) => {
		if (!signal.aborted) console.error(`The first audio could not be made: ${reasonOf(error)}`)
	})
	return { finished, stop: () => stopping.abort() }
}

type Job = {
	ask: AskWorker
	signal: AbortSignal
	pollMs: number
	patienceMs: number
	owner: AudioOwner
	text: string
}

/** How often one text is submitted; a job under way is found again. */
const mostTries = 3

/** Throws a `Refusal` with the message of the worker. */
async function speak(job: Job): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await speakOnce(job)
		} catch (error) {
			// Audio left by an earlier start may be gone; submitting again makes it anew.
			const isFinal = error instanceof Refusal && error.code !== 'audio.expired'
			if (isFinal || tries === mostTries) throw error
		}
		await sleep(job.pollMs, undefined, { signal: job.signal })
	}
}

async function speakOnce(job: Job): Promise<void> {
	const { owner, text, signal, pollMs, patienceMs } = job
	const ownerField = owner.kind === 'lessons' ? { lesson_id: owner.id } : { article_id: owner.id }
	const { task_id } = await post(job, 'submit', { text, ...ownerField }, submittedSchema)
	const deadline = Date.now() + patienceMs
	for (;;) {
		const { status, error } = await post(job, 'query', { task_id }, queriedSchema)
		if (status === 'error') throw new Refusal(status, error ?? status)
		if (status !== 'processing') break
		if (Date.now() > deadline) {
			throw new Refusal('late', 'it takes too long; the next start tries again')
		}
		await sleep(pollMs, undefined, { signal })
	}
	try {
		await post(job, 'confirm', { task_id, ...ownerField, was: null }, confirmedSchema)
	} catch (error) {
		if (!(error instanceof Refusal && error.code === 'audio.changed')) throw error
		// An administrator was faster: keep their audio and cancel ours.
		await post(job, 'cancel', { task_id, ...ownerField }, cancelledSchema)
	}
}

/** A definite answer of the worker, as opposed to a broken connection. */
class Refusal extends Error {
	constructor(
		readonly code: string,
		text: string,
	) {
		super(text)
	}
}

async function post<T>(
	{ ask, signal }: Job,
	action: 'submit' | 'query' | 'confirm' | 'cancel',
	body: object,
	answerSchema: z.ZodType<T>,
): Promise<T> {
	signal.throwIfAborted()
	const response = await ask(`http://tts/api/v1/tts/${action}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	signal.throwIfAborted()
	const answer = await response.json()
	if (response.ok) return answerSchema.parse(answer)
	const failure = failureSchema.safeParse(answer)
	if (failure.success) throw new Refusal(failure.data.error.code, failure.data.error.text)
	throw new Error(`the speech worker answered ${action} with ${response.status}`)
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
