import { startOutbox } from '#app/features/progress/outbox/outbox.ts'
import { readingChannel } from '#app/features/progress/reading/reading-channel.ts'
import {
	msSinceTaken,
	onReading,
	unsentDays,
	unsentPlaces,
} from '#app/features/progress/reading/reading-store.ts'

/** The server may have read a page this long before the page is on the screen. */
const slowPageMs = 10_000

/**
 * Sends at once what reading left in this browser. `onSent` hears of it when all is sent, and at once where
 * the server took it while this page was on its way.
 */
export function sendReading(userId: string, onSent: () => void): () => void {
	const isUnsent = () => unsentPlaces(userId).length + unsentDays(userId).length > 0
	if (!isUnsent()) {
		if (msSinceTaken() < slowPageMs) onSent()
		return () => {}
	}
	const stopSending = startOutbox(userId, readingChannel(userId))
	const stopListening = onReading(() => {
		if (isUnsent()) return
		stop()
		onSent()
	})
	function stop() {
		stopListening()
		stopSending()
	}
	return stop
}
