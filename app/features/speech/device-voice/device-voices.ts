/** The Mandarin voices of this device, as soon as the browser knows them. */
import { mandarinVoices } from '#app/domain/speech/device-voice/mandarin-voices.ts'
import { keptVoice } from './voice-memory.ts'

/** How long to wait for voices that load late. */
const patienceMs = 1500

/** The voices known at this moment, best first. */
export function deviceVoicesNow(): SpeechSynthesisVoice[] {
	if (typeof speechSynthesis === 'undefined') return []
	const kept = keptVoice()
	const chosen = kept.kind === 'device' ? kept.uri : undefined
	return mandarinVoices(speechSynthesis.getVoices(), { chosen, isOnline: navigator.onLine })
}

/**
 * Waits for the voices if there are none yet. Trap: Chrome, Android and iOS answer [] at first and
 * load them late; `voiceschanged` says when, but Safari may not fire it, so it is asked again.
 */
export function deviceVoices(): Promise<SpeechSynthesisVoice[]> {
	const known = deviceVoicesNow()
	if (known.length > 0 || typeof speechSynthesis === 'undefined') return Promise.resolve(known)
	return new Promise((resolve) => {
		const began = performance.now()
		const again = setInterval(look, 100)
		speechSynthesis.addEventListener?.('voiceschanged', look)
		function look() {
			const voices = deviceVoicesNow()
			const isLate = performance.now() - began >= patienceMs
			// A list without Mandarin is an answer too, but more voices may still come.
			if (voices.length === 0 && !isLate) return
			clearInterval(again)
			speechSynthesis.removeEventListener?.('voiceschanged', look)
			resolve(voices)
		}
	})
}
