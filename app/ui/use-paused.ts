import { useEffect, useState } from 'react'

/** How long after the last edit a text is looked at as a whole. */
const pauseMs = 600

/** A value as it was at the last pause, so that no key waits for what is made of it. */
export function usePaused<Value>(value: Value): Value {
	const [paused, setPaused] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setPaused(() => value), pauseMs)
		return () => clearTimeout(timer)
	}, [value])
	return paused
}
