import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Sends what reading left in this browser, and then shows the page anew, unless it was left. */
export function useUnsentReading(userId: string): void {
	const { revalidate } = useRevalidator()
	useEffect(() => {
		let stop: (() => void) | undefined
		let isLeft = false
		import('./send-reading.ts').then(
			({ sendReading }) => {
				if (!isLeft) stop = sendReading(userId, revalidate)
			},
			// Offline: it stays here, and the page as it is.
			() => {},
		)
		return () => {
			isLeft = true
			stop?.()
		}
	}, [userId, revalidate])
}
