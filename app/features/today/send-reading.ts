import { startOutbox } from '#app/features/progress/outbox/outbox.ts'
import { readingChannel } from '#app/features/progress/reading/reading-channel.ts'
import {
	onReading,
	unsentDays,
	unsentPlaces,
} from '#app/features/progress/reading/reading-store.ts'

/** Sends at once what reading left in this browser. `onSent` hears of it when all is sent. */
export function sendReading(userId: string, onSent: () => void): () => void {
	const isUnsent = () => unsentPlaces(userId).length + unsentDays(userId).length > 0
	if (!isUnsent()) return () => {}
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
