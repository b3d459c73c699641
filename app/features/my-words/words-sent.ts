import { savedWordQueue } from '#app/features/flashcards/saved-word-queue.ts'
import { markQueue } from '#app/features/known-words/mark-queue.ts'

/**
 * Calls back once the server has taken the words that waited in this browser; never if none waited. A list that was
 * read before is then shown again.
 */
export function onWordsSent(userId: string, onSent: () => void): () => void {
	const isWaiting = () =>
		[savedWordQueue, markQueue].some((queue) => Object.keys(queue.read(userId)).length > 0)
	if (!isWaiting()) return () => {}
	const stops = [savedWordQueue, markQueue].map((queue) =>
		queue.onChange(() => {
			if (isWaiting()) return
			stop()
			onSent()
		}),
	)
	function stop() {
		for (const one of stops) one()
	}
	return stop
}
