import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

/** Goes to another screen after a delay, so that a message can be read first. */
export function useLeaveAfter(milliseconds: number, path: string, isDone: boolean): void {
	const navigate = useNavigate()
	useEffect(() => {
		if (!isDone) return
		const timer = setTimeout(() => navigate(path), milliseconds)
		return () => clearTimeout(timer)
	}, [isDone, milliseconds, navigate, path])
}
