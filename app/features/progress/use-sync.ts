import { useEffect } from 'react'

/** Keeps this person's records in sync while they are here; its code loads after the page. */
export function useSync(userId: string | undefined): void {
	useEffect(() => {
		if (!userId) return
		const left = new AbortController()
		const { signal } = left
		let stop: (() => void) | undefined

		function start(userId: string) {
			// Both files are fetched at once: a page may be closed a moment after it was opened.
			Promise.all([import('./outbox/outbox.ts'), import('./record-channel.ts')]).then(
				([{ startOutbox }, { recordChannel }]) => {
					if (!signal.aborted) stop = startOutbox(userId, recordChannel(userId))
				},
				// Offline: the records stay here until the code can be fetched.
				() => window.addEventListener('online', () => start(userId), { once: true, signal }),
			)
		}

		start(userId)
		return () => {
			left.abort()
			stop?.()
		}
	}, [userId])
}
