import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

/** Goes on to another screen once a message has had time to be read. */
export function useLeaveAfter(milliseconds: number, path: string, isDone: boolean): void {
	const navigate = useNavigate()
	useEffect(() => {
		if (!isDone) return
		const timer = setTimeout(() => navigate(path), milliseconds)
		return () => clearTimeout(timer)
	}, [isDone, milliseconds, navigate, path])
}
