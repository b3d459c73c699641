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

/** The users whose answers this page sends: one, or none. */
const senders = new Set<string>()

/** A slower network must not keep users from the next page. */
const longestWaitMs = 2000

/** Resolves once the server has this page's answers, or after two seconds; at once offline. */
export async function whenSent(): Promise<void> {
	const isSent = () => [...senders].every((userId) => queuedEvents(userId).length === 0)
	if (isSent() || !navigator.onLine) return
	await new Promise<void>((resolve) => {
		const timer = setTimeout(end, longestWaitMs)
		const ignoreChanges = onQueue(() => isSent() && end())
		function end() {
			clearTimeout(timer)
			ignoreChanges()
			resolve()
		}
	})
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
	useReviews({ userId, path: reviewsPath('', 'recall'), onAnswer: () => revalidate() })
}
