/** Looks again after these times: some versions of Safari load voices late and fire no event. */
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
