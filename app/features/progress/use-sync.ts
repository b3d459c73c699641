import { useEffect } from 'react'

/** Synchronises this person's records while they are here; its code comes after the page. */
export function useSync(personId: string | undefined): void {
	useEffect(() => {
		if (!personId) return
		let stop: (() => void) | undefined
		let isLeft = false
		import('./sync.ts').then(
			({ startSync }) => {
				if (!isLeft) stop = startSync(personId)
			},
			// Offline: the next page tries again, and the records are safe here.
			() => {},
		)
		return () => {
			isLeft = true
			stop?.()
		}
	}, [personId])
}
