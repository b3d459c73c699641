/** The files of the embedded voice, for the tests that let it speak. */
import { buildEmbeddedVoice } from '#workers/local/embedded-voice.ts'

export default function setup(): void {
	buildEmbeddedVoice()
}
