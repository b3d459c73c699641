import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long the cursor rests before its paragraph is marked. */
const pauseMs = 200

/** What `find` says of the place of a text area's cursor, a moment after the cursor came there. */
export function useAtCursor<Found>(
	area: RefObject<HTMLTextAreaElement>,
	find: (cursor: number) => Found,
): Found | undefined {
	const [found, setFound] = useState<Found>()
	const latest = useRef(find)
	latest.current = find
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const moved = () => {
			const { current: field } = area
			if (!field || document.activeElement !== field) return
			clearTimeout(timer)
			timer = setTimeout(() => setFound(() => latest.current(field.selectionStart)), pauseMs)
		}
		const ended = new AbortController()
		for (const sign of ['selectionchange', 'input', 'focusin']) {
			document.addEventListener(sign, moved, { signal: ended.signal })
		}
		return () => {
			ended.abort()
			clearTimeout(timer)
		}
	}, [area])
	return found
}
