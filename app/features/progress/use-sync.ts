import { useEffect } from 'react'

/** Keeps this person's records in sync while they are here; its code loads after the page. */
export function useSync(userId: string | undefined): void {
	useEffect(() => {
		if (!userId) return
		let stop: (() => void) | undefined
		let isLeft = false
		import('./sync.ts').then(
			({ startSync }) => {
				if (!isLeft) stop = startSync(userId)
			},
			// Offline: the next page tries again, and the records stay here.
			() => {},
		)
		return () => {
			isLeft = true
			stop?.()
		}
	}, [userId])
}
