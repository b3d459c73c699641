import { expect, test } from 'vitest'
import { isEmbeddedEngine } from '#app/domain/speech/embedded-voice.ts'
import { embeddedVoice } from '#workers/speech/embedded-voice/embedded-voice.ts'

test('pages know the embedded voice by its engine', () => {
	expect(isEmbeddedEngine(embeddedVoice().engine)).toBe(true)
})
