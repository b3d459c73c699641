/** The embedded voice outside its worker, from the same files. */
import { readFileSync } from 'node:fs'
import open, { type Espeak } from '#build/embedded-voice/espeak-ng.js'

/** `voice`: its data, by default those that the worker has. */
export function openEspeakInNode(voice = 'build/embedded-voice/espeak-cmn.bin'): Promise<Espeak> {
	const data = Uint8Array.from(readFileSync(voice)).buffer
	return open({ getPreloadedPackage: () => data, print: () => {}, printErr: () => {} })
}
