import { useCallback, useEffect, useRef, useState } from 'react'
import { dequeue, enqueue, type QueuedEvent, queuedEvents, setAside } from './event-queue.ts'
import { mostEvents, type ReviewsAnswer, sendEvents } from './send-events.ts'

/** Tries again after this long, then after twice as long, up to a minute. */
const firstWaitMs = 2000
const longestWaitMs = 60_000

/** Whoever was away for so long, and perhaps studied elsewhere, is shown what is left by now. */
const longAwayMs = 10 * 60_000

type Trouble = 'unreachable' | 'signed-out'

type Options = {
	userId: string
	/** Where they are sent. */
	path: string
	/** After the server's answer, with what is still unsent. */
	onAnswer: (answer: ReviewsAnswer, unsent: readonly QueuedEvent[]) => void
}

/** Sends what happened in the background, in order, and again until the server has it. */
export function useEventQueue({ userId, path, onAnswer }: Options) {
	const [unsent, setUnsent] = useState(0)
	const [trouble, setTrouble] = useState<Trouble>()
	const answered = useRef(onAnswer)
	answered.current = onAnswer
	const timer = useRef<number>()
	const waitMs = useRef(firstWaitMs)
	const isSending = useRef(false)

	const send = useCallback(
		async (isAsking = false) => {
			if (isSending.current) return
			isSending.current = true
			window.clearTimeout(timer.current)
			let events = queuedEvents(userId)
			let isOpen = isAsking
			let most = mostEvents
			while (isOpen || events.length > 0) {
				isOpen = false
				const together = events.slice(0, most)
				const sent = await sendEvents({ userId, path }, together, Date.now())
				if (sent.kind === 'unreachable' || sent.kind === 'signed-out') {
					setTrouble(sent.kind)
					timer.current = window.setTimeout(send, waitMs.current)
					waitMs.current = Math.min(waitMs.current * 2, longestWaitMs)
					break
				}
				waitMs.current = firstWaitMs
				setTrouble(undefined)
				if (sent.kind === 'settled')
					dequeue(userId, [...sent.answer.settled, ...sent.answer.refused])
				// One of them is not understood; the others must not wait for it.
				else if (together.length > 1) most = 1
				else setAside(userId, together)
				const before = events.length
				events = queuedEvents(userId)
				if (sent.kind === 'settled') answered.current(sent.answer, events)
				// A server that settles nothing is not asked again at once.
				if (
					events.length >= before &&
					sent.kind === 'settled' &&
					sent.answer.settled.length === 0
				) {
					timer.current = window.setTimeout(send, longestWaitMs)
					break
				}
			}
			setUnsent(queuedEvents(userId).length)
			isSending.current = false
		},
		[userId, path],
	)

	useEffect(() => {
		const ended = new AbortController()
		const { signal } = ended
		let leftAt = Number.POSITIVE_INFINITY
		const soon = (isAsking = false) => {
			waitMs.current = firstWaitMs
			void send(isAsking)
		}
		const onVisibility = () => {
			if (document.visibilityState === 'visible') soon(Date.now() - leftAt > longAwayMs)
			else leftAt = Date.now()
		}
		soon()
		window.addEventListener('online', () => soon(), { signal })
		document.addEventListener('visibilitychange', onVisibility, { signal })
		return () => {
			window.clearTimeout(timer.current)
			ended.abort()
		}
	}, [send])

	const tell = useCallback(
		(event: QueuedEvent) => {
			enqueue(userId, event)
			setUnsent((count) => count + 1)
			void send()
		},
		[userId, send],
	)
	return { tell, unsent, trouble }
}
