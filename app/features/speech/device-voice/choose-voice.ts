/** Which voice speaks on this device. */
import { deviceSoundOf } from '#app/domain/speech/device-voice/mandarin.ts'
import {
	type DeviceSound,
	type PlatformSound,
	voiceFor,
} from '#app/domain/speech/device-voice/voice-choice.ts'
import { keptVoice } from './voice-memory.ts'

function deviceSound(): DeviceSound {
	const voices = globalThis.speechSynthesis?.getVoices() ?? []
	return deviceSoundOf(voices, navigator.onLine)
}

export function voiceHere(platform: PlatformSound, isUnusual = false): ReturnType<typeof voiceFor> {
	return voiceFor({ platform, device: deviceSound(), wish: keptVoice().kind, isUnusual })
}
