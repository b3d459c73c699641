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
