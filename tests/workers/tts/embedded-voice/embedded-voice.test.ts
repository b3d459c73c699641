import { expect, test } from 'vitest'
import type { SpeechScript } from '#app/domain/audio/speech-script.ts'
import { embeddedVoice } from '#workers/tts/embedded-voice/embedded-voice.ts'

async function speech(text: string, readings: SpeechScript['readings'] = [], voice = 'cmn') {
	const said = await embeddedVoice().speak({ script: { text, readings }, voice })
	if (!said.ok) throw new Error(said.error.detail)
	return said.value
}

test('你好 lasts as long as it should', async () => {
	const { mp3, durationMs } = await speech('你好')
	console.log(mp3.length, durationMs)
	expect(durationMs).toBeGreaterThan(300)
	expect(durationMs).toBeLessThan(2000)
})
