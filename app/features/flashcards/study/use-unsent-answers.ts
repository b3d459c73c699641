import { useRevalidator } from '@remix-run/react'
import { reviewsPath } from './send-events.ts'
import { useEventQueue } from './use-event-queue.ts'

/** Sends what a study session had to leave in the browser, and then shows the page anew. */
export function useUnsentAnswers(userId: string): void {
	const { revalidate } = useRevalidator()
	useEventQueue({ userId, path: reviewsPath('', 'recall'), onAnswer: () => revalidate() })
}
