import { useEffect, useState } from 'react'

/** A value as it was when the screen was last painted: whatever shows it may wait for a frame. */
export function useAfterPaint<Value>(value: Value): Value {
	const [painted, setPainted] = useState(value)
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(() => setPainted(value))
		})
		return () => {
			cancelAnimationFrame(frame)
			clearTimeout(timer)
		}
	}, [value])
	return painted
}
