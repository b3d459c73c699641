/**
 * Opens espeak-ng in workerd. One instance serves the isolate. Its voice is global, so each call sets
 * the voice and speaks synchronously; concurrent requests cannot disturb each other.
 */
import data from '#build/embedded-voice/espeak-cmn.bin'
import open, { type Espeak } from '#build/embedded-voice/espeak-ng.js'
import { paceOf } from './pace.ts'
import { type Order, type Utterance, utterWith } from './utter.ts'

let opened: Promise<Espeak> | undefined

/** The isolate's instance, or a new one after a failure. */
export function openEspeak(): Promise<Espeak> {
	opened ??= open({ getPreloadedPackage: () => data, print: () => {}, printErr: () => {} })
	return opened
}

/** Speaks a text of at most a few hundred characters. */
export function utter(
	voice: string,
	text: string,
	pace: Pick<Order, 'rate'> = paceOf(undefined),
): Promise<Utterance> {
	return withEspeak((espeak) => utterWith(espeak, { voice, text, ...pace }))
}

/** After an error the instance is dropped: an abort inside espeak-ng leaves its memory in an unknown state. */
async function withEspeak<T>(work: (espeak: Espeak) => T): Promise<T> {
	try {
		return work(await openEspeak())
	} catch (failure) {
		opened = undefined
		throw failure
	}
}
