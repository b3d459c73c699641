import { expect, test } from 'vitest'
import { isEmbeddedVoice } from '#app/domain/speech/embedded-voice-note.ts'
import { embeddedVoice } from '#workers/speech/embedded-voice/embedded-voice.ts'

test('pages know the embedded voice by its engine', () => {
	expect(isEmbeddedVoice(embeddedVoice().engine)).toBe(true)
})
