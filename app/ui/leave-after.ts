import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Goes to another screen after a delay, so that a message can be read first. */
export function useLeaveAfter(
	milliseconds: number,
	path: string,
	isDone: boolean,
	/** What the screen is told besides its address. */
	state?: Record<string, string>,
): void {
	const navigate = useNavigate()
	const told = useRef(state)
	told.current = state
	useEffect(() => {
		if (!isDone) return
		const timer = setTimeout(() => navigate(path, { state: told.current }), milliseconds)
		return () => clearTimeout(timer)
	}, [isDone, milliseconds, navigate, path])
}
