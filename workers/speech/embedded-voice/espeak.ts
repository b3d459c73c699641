/**
 * Opens espeak-ng in workerd. One instance serves the isolate. Its voice is global, so each call sets
 * the voice and speaks synchronously; concurrent requests cannot disturb each other.
 */
import data from '#build/embedded-voice/espeak-cmn.bin'
import open, { type Espeak, type EspeakWorker } from '#build/embedded-voice/espeak-ng.js'
import { paceOf } from './pace.ts'
import { type Order, type Utterance, utterWith, withWorker } from './utter.ts'

let opened: Promise<Espeak> | undefined

/** The isolate's instance, or a new one after a failure. */
export function openEspeak(): Promise<Espeak> {
	opened ??= open({ getPreloadedPackage: () => data, print: () => {}, printErr: () => {} })
	return opened
}

/**
 * Runs `work` with a worker set to the voice. After an error the instance is dropped, because an abort
 * inside espeak-ng leaves its memory in an unknown state.
 */
export function withEspeakWorker<T>(voice: string, work: (worker: EspeakWorker) => T): Promise<T> {
	return withEspeak((espeak) => withWorker(espeak, { voice, ...paceOf(undefined) }, work))
}

/** Speaks a text of at most a few hundred characters. */
export function utter(
	voice: string,
	text: string,
	pace: Pick<Order, 'rate'> = paceOf(undefined),
): Promise<Utterance> {
	return withEspeak((espeak) => utterWith(espeak, { voice, text, ...pace }))
}

async function withEspeak<T>(work: (espeak: Espeak) => T): Promise<T> {
	try {
		return work(await openEspeak())
	} catch (failure) {
		opened = undefined
		throw failure
	}
}
