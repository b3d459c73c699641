import { type RefObject, useEffect } from 'react'

/** Lets cards be swiped on devices with a touch screen; only these load the code for it. */
export function useSwipes(frame: RefObject<HTMLElement>): void {
	useEffect(() => {
		if (!matchMedia('(any-pointer: coarse)').matches) return
		const ended = new AbortController()
		import('./swipes.ts').then(
			({ listenToSwipes }) => {
				if (frame.current) listenToSwipes(frame.current, ended.signal)
			},
			// Offline: the buttons grade as well.
			() => {},
		)
		return () => ended.abort()
	}, [frame])
}
