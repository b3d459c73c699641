/** A first look at the device's voice. It is small, because every page with sound carries it. */
import { readStored } from '#app/ui/browser-storage.ts'

/** Nothing stored is automatic; see `voice-memory.ts`. */
export const voiceKey = 'hanlu.voice'

/** Asking for voices makes browsers load those that come late. */
export function hasChineseVoice(): boolean {
	const voices = globalThis.speechSynthesis?.getVoices() ?? []
	return voices.some(({ lang }) => /^(zh|cmn)/i.test(lang))
}

/** Whether to load the code of the device's voice; the rule in `voice-choice.ts` then decides. */
export function mayDeviceSpeak(isEmbedded: boolean): boolean {
	const wish = readStored(voiceKey)
	return hasChineseVoice() && (wish ? wish !== 'platform' : isEmbedded)
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
