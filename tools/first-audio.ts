/**
 * Has the first content spoken while the site is already there: 你好！ and the rest, one after the
 * other, as jobs of the speech worker, just as an administrator would order and confirm them.
 * Whoever stops the platform meanwhile stops this too; the next start goes on.
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

/** The speech worker, as Miniflare has it. */
export type AskWorker = (
	url: string,
	init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

type Tools = {
	db: SeedDb
	ask: AskWorker
	/** How long to wait before asking again whether a job is done. */
	pollMs?: number
	/** A voice may take hours for a job; the others do not wait for it. */
	patienceMs?: number
}

type FirstAudio = {
	/** When all is spoken or the work was stopped; never rejects. */
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
		console.log(`Audio for ${what} is ready, after ${seconds} s.`)
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

/** How often one text is ordered, and the same job found again while it is under way. */
const mostTries = 3

/** Throws what the worker says is wrong. */
async function speak(job: Job): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await speakOnce(job)
		} catch (error) {
			// An audio that an earlier start left may be gone; the next order makes it anew.
			const isFinal = error instanceof Refusal && error.code !== 'audio.expired'
			if (isFinal || tries === mostTries) throw error
		}
		await sleep(job.pollMs, undefined, { signal: job.signal })
	}
}

async function speakOnce(job: Job): Promise<void> {
	const { owner, text, signal, pollMs, patienceMs } = job
	const whose = owner.kind === 'lessons' ? { lesson_id: owner.id } : { article_id: owner.id }
	const { task_id } = await post(job, 'submit', { text, ...whose }, submittedSchema)
	const deadline = Date.now() + patienceMs
	for (;;) {
		const { status, error } = await post(job, 'query', { task_id }, queriedSchema)
		if (status === 'error') throw new Refusal(status, error ?? status)
		if (status !== 'processing') break
		if (Date.now() > deadline) {
			throw new Refusal('late', 'it takes too long; the next start asks again')
		}
		await sleep(pollMs, undefined, { signal })
	}
	try {
		await post(job, 'confirm', { task_id, ...whose, was: null }, confirmedSchema)
	} catch (error) {
		if (!(error instanceof Refusal && error.code === 'audio.changed')) throw error
		// An administrator was faster: their audio stays, and nobody is asked to confirm ours.
		await post(job, 'cancel', { task_id, ...whose }, cancelledSchema)
	}
}

/** The worker's last word on a text, unlike a connection that broke. */
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
	what: 'submit' | 'query' | 'confirm' | 'cancel',
	body: object,
	answerSchema: z.ZodType<T>,
): Promise<T> {
	signal.throwIfAborted()
	const response = await ask(`http://tts/api/v1/tts/${what}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	signal.throwIfAborted()
	const answer = await response.json()
	if (response.ok) return answerSchema.parse(answer)
	const failure = failureSchema.safeParse(answer)
	if (failure.success) throw new Refusal(failure.data.error.code, failure.data.error.text)
	throw new Error(`the speech worker answered ${what} with ${response.status}`)
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
