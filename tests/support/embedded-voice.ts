/** The files of the embedded voice, for the tests that let it speak. */
import { buildEmbeddedVoice } from '#tools/embedded-voice.ts'

export default function setup(): void {
	buildEmbeddedVoice()
}
