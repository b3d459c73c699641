import type { EspeakWorker } from '#build/embedded-voice/espeak-ng.js'
import { openEspeak } from '#workers/speech/embedded-voice/espeak.ts'
import { paceOf } from '#workers/speech/embedded-voice/pace.ts'
import { withWorker } from '#workers/speech/embedded-voice/utter.ts'

/** Runs `work` with the engine of the embedded voice, for what it does not tell the product. */
export async function withEspeakWorker<T>(
	voice: string,
	work: (worker: EspeakWorker) => T,
): Promise<T> {
	return withWorker(await openEspeak(), { voice, ...paceOf(undefined) }, work)
}
