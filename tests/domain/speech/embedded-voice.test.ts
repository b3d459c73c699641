import { expect, test } from 'vitest'
import { isEmbeddedEngine } from '#app/domain/speech/embedded-voice.ts'

test.each([
	['espeak-ng-0.3.5/2', true],
	['espeak-ng', true],
	['volcengine-v1', false],
	['', false],
	[undefined, false],
])('%s is embedded: %s', (engine, isEmbedded) => {
	expect(isEmbeddedEngine(engine)).toBe(isEmbedded)
})
