import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Trouble } from '#app/domain/outbox/next-step.ts'
import type { ReviewsAnswer } from '#app/features/flashcards/study-contract.ts'
import { startOutbox } from '#app/features/progress/outbox/outbox.ts'
import { reviewChannel, reviewsPath } from './review-channel.ts'
import { onQueue, type QueuedEvent, queuedEvents } from './review-queue.ts'

type Options = {
	userId: string
	/** The address that takes them. */
	path: string
	/** After the server's reply, with what is still unsent. */
	onAnswer: (answer: ReviewsAnswer, unsent: readonly QueuedEvent[]) => void
}

/** Sends answers and undos in the background; tells how many are unsent, and why. */
export function useReviews({ userId, path, onAnswer }: Options) {
	const [trouble, setTrouble] = useState<Trouble>()
	const unsent = useSyncExternalStore(
		onQueue,
		() => queuedEvents(userId).length,
		() => 0,
	)
	const answered = useRef(onAnswer)
	answered.current = onAnswer
	useEffect(() => {
		const channel = reviewChannel({
			userId,
			path,
			onAnswer: (answer, left) => answered.current(answer, left),
			onTrouble: setTrouble,
		})
		return startOutbox(userId, channel)
	}, [userId, path])
	return { unsent, trouble }
}

/** Sends what a study session had to leave in the browser, and then shows the page anew. */
export function useUnsentReviews(userId: string): void {
	const { revalidate } = useRevalidator()
	useReviews({ userId, path: reviewsPath('', 'recall'), onAnswer: () => revalidate() })
}
