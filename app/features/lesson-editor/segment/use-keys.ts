import { useEffect, useRef } from 'react'

/** Keys with Ctrl that work wherever one is on the page: { s: save }. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
	const latest = useRef(acts)
	latest.current = acts
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			const act = latest.current[event.key.toLowerCase()]
			if (!act || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
			event.preventDefault()
			if (!document.querySelector('dialog:modal')) act()
		}
		window.addEventListener('keydown', pressed)
		return () => window.removeEventListener('keydown', pressed)
	}, [])
}
