import { useEffect } from 'react'

/** Synchronises this person's records while they are here; its code comes after the page. */
export function useSync(userId: string | undefined): void {
	useEffect(() => {
		if (!userId) return
		let stop: (() => void) | undefined
		let isLeft = false
		import('./sync.ts').then(
			({ startSync }) => {
				if (!isLeft) stop = startSync(userId)
			},
			// Offline: the next page tries again, and the records are safe here.
			() => {},
		)
		return () => {
			isLeft = true
			stop?.()
		}
	}, [userId])
}
