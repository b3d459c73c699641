import { useEffect } from 'react'
import type { Channel } from './outbox/channel.ts'

const retryMs = 10_000

/**
 * Sends the items of channels while their person is here. `load` fetches the channels' code after the
 * page; it must be the same function in every render.
 */
export function useSync(
	userId: string | undefined,
	load: () => Promise<(userId: string) => Channel[]>,
): void {
	useEffect(() => {
		if (!userId) return
		const left = new AbortController()
		const { signal } = left
		let stops: (() => void)[] = []
		let retry: ReturnType<typeof setTimeout> | undefined

		function start(userId: string) {
			// Both files are fetched at once: a page may be closed a moment after it was opened.
			Promise.all([import('./outbox/outbox.ts'), load()]).then(
				([{ startOutbox }, channelsOf]) => {
					if (signal.aborted) return
					stops = channelsOf(userId).map((channel) => startOutbox(userId, channel))
				},
				// Offline: the items stay here until the code can be fetched.
				() => {
					const again = () => {
						clearTimeout(retry)
						window.removeEventListener('online', again)
						start(userId)
					}
					if (signal.aborted) return
					window.addEventListener('online', again, { signal })
					// It may be online again already: code that is missing fails late.
					retry = setTimeout(again, retryMs)
				},
			)
		}

		start(userId)
		return () => {
			left.abort()
			clearTimeout(retry)
			for (const stop of stops) stop()
		}
	}, [userId, load])
}
