import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Trouble } from '#app/domain/outbox/next-step.ts'
import type { ReviewsAnswer } from '#app/features/flashcards/study-contract.ts'
import { reviewsPath } from '#app/features/flashcards/study-path.ts'
import { startOutbox } from '#app/features/progress/outbox/outbox.ts'
import { whenEmpty } from '#app/features/progress/outbox/when-empty.ts'
import { reviewChannel } from './review-channel.ts'
import { onQueue, type QueuedEvent, queuedEvents } from './review-queue.ts'

type Options = {
	userId: string
	/** The address that takes them. */
	path: string
	/** After the server's reply, with what is still unsent. */
	onAnswer: (answer: ReviewsAnswer, unsent: readonly QueuedEvent[]) => void
}

/** The users whose answers this page sends: one, or none. */
const senders = new Set<string>()

/** Resolves once the server has this page's answers, or after two seconds; at once offline. */
export function whenSent(): Promise<void> {
	const isEmpty = () => [...senders].every((userId) => queuedEvents(userId).length === 0)
	return whenEmpty({ isEmpty, onChange: onQueue })
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
		const stop = startOutbox(userId, channel)
		senders.add(userId)
		return () => {
			senders.delete(userId)
			stop()
		}
	}, [userId, path])
	return { unsent, trouble }
}

/** Sends what a study session had to leave in the browser, and then shows the page anew. */
export function useUnsentReviews(userId: string): void {
	const { revalidate } = useRevalidator()
	useReviews({ userId, path: reviewsPath({ slug: '' }), onAnswer: () => revalidate() })
}
