/** Whether words are spoken by the embedded voice; the speech worker is asked once in ten minutes. */
import { isEmbeddedEngine } from '#app/domain/speech/embedded-voice.ts'
import type { speechClient } from './speech-client.server.ts'

const keptMs = 10 * 60_000
/** Asks again sooner if there was no answer. */
const keptWithoutAnswerMs = 60_000

/** By binding: a worker shares what it has learned among its requests, but never a promise. */
const kept = new WeakMap<Fetcher, { until: number; isEmbedded: boolean }>()

/** False if the worker does not answer: then the platform speaks first, as if its voice were good. */
export async function areWordsEmbedded(
	worker: Fetcher,
	client: Pick<ReturnType<typeof speechClient>, 'engines'>,
	now = Date.now(),
): Promise<boolean> {
	const known = kept.get(worker)
	if (known && known.until > now) return known.isEmbedded
	const engines = await client.engines()
	const isEmbedded = engines !== undefined && isEmbeddedEngine(engines.words)
	kept.set(worker, { until: now + (engines ? keptMs : keptWithoutAnswerMs), isEmbedded })
	return isEmbedded
}
