import { useEffect, useState } from 'react'

/**
 * Returns a loader's data, sent at once or later; undefined until it is there. While newer data is under
 * way the old stays, so that nothing on the screen blinks.
 */
export function useLatest<Loaded>(loaded: Loaded | Promise<Loaded>): Loaded | undefined {
	const [latest, setLatest] = useState(() => (loaded instanceof Promise ? undefined : loaded))
	useEffect(() => {
		let isCurrent = true
		Promise.resolve(loaded).then(
			(arrived) => {
				if (isCurrent) setLatest(() => arrived)
			},
			// The connection broke before all had arrived.
			(error: unknown) => console.warn(error),
		)
		return () => {
			isCurrent = false
		}
	}, [loaded])
	return latest
}
