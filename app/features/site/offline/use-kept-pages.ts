import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** What is opened is kept for when there is no network; the code for it comes after the page. */
export function useKeptPages(): void {
	const { pathname, search } = useLocation()

	useEffect(() => {
		let stop: (() => void) | undefined
		let isLeft = false
		import('./kept-pages.ts').then(
			({ startKeeping }) => {
				if (!isLeft) stop = startKeeping()
			},
			// Offline already: what is kept is kept.
			() => {},
		)
		return () => {
			isLeft = true
			stop?.()
		}
	}, [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is kept
	useEffect(() => {
		import('./kept-pages.ts').then(({ keepThisPage }) => keepThisPage()).catch(() => {})
	}, [pathname, search])
}
