/** Which voice speaks on this device. */
import { deviceSoundOf } from '#app/domain/speech/device-voice/mandarin.ts'
import {
	type DeviceSound,
	type PlatformSound,
	voiceFor,
} from '#app/domain/speech/device-voice/voice-choice.ts'
import { keptVoice } from './voice-memory.ts'

/** Asking makes browsers load voices that come late. Some browsers have no voices at all. */
export function deviceSound(): DeviceSound {
	const voices = globalThis.speechSynthesis?.getVoices() ?? []
	return deviceSoundOf(voices, navigator.onLine)
}

export function voiceHere(platform: PlatformSound, isUnusual = false): ReturnType<typeof voiceFor> {
	return voiceFor({ platform, device: deviceSound(), wish: keptVoice().kind, isUnusual })
}

/** Looks again after these times, for versions of Safari that load voices late and tell nobody. */
const laterMs = [300, 1000, 3000]

/** Returns what ends it. */
export function whenVoicesChange(look: () => void): () => void {
	const timers = laterMs.map((ms) => setTimeout(look, ms))
	globalThis.speechSynthesis?.addEventListener?.('voiceschanged', look)
	return () => {
		timers.forEach(clearTimeout)
		globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', look)
	}
}
