import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Caches opened pages for offline use. Its code loads after the page. */
export function useKeptPages(): void {
	const { pathname, search } = useLocation()

	useEffect(() => {
		let stop: (() => void) | undefined
		let isLeft = false
		import('./kept-pages.ts').then(
			({ startKeeping }) => {
				if (!isLeft) stop = startKeeping()
			},
			// Offline already: nothing to do.
			() => {},
		)
		return () => {
			isLeft = true
			stop?.()
		}
	}, [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page that is opened
	useEffect(() => {
		import('./kept-pages.ts').then(({ keepThisPage }) => keepThisPage()).catch(() => {})
	}, [pathname, search])
}
