/** Which voice speaks on this device: small, because every page with sound carries it. */
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

export function mayDeviceSpeak(platform: PlatformSound, isUnusual = false): boolean {
	const offered = { platform, device: deviceSound(), wish: keptVoice().kind, isUnusual }
	return voiceFor(offered) === 'device'
}

/** Returns what ends it. Older versions of Safari have the voices but not the event. */
export function whenVoicesChange(look: () => void): () => void {
	globalThis.speechSynthesis?.addEventListener?.('voiceschanged', look)
	return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', look)
}

let isUnlocked = false

/**
 * Trap: iOS speaks only after it was asked to within a press, and code that loads takes longer than a
 * press. An empty utterance does, and says nothing.
 */
export function unlockVoice(): void {
	if (!isUnlocked) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
	isUnlocked = true
}
