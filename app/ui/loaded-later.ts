import { useEffect, useState } from 'react'

const signsOfReading = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/**
 * What a page can do without at first. Its code does not weigh on the page's first load: it comes
 * with the first sign of a reader, early enough to be there when the network is gone, or at once
 * where it is needed.
 */
type Later<Part> = { load: () => Promise<Part>; loaded: Part | undefined }

export function later<Part>(load: () => Promise<Part>): Later<Part> {
	return { load, loaded: undefined }
}

type Loading<Part> = {
	/** Undefined until its code has arrived. */
	part: Part | undefined
	isFailed: boolean
}

export function useLater<Part>(wanted: Later<Part>, isNeeded: boolean): Loading<Part> {
	const [part, setPart] = useState(() => wanted.loaded)
	const [isFailed, setFailed] = useState(false)

	useEffect(() => {
		if (part) return
		const ended = new AbortController()
		async function load() {
			ended.abort()
			try {
				const arrived = await wanted.load()
				wanted.loaded = arrived
				setPart(() => arrived)
			} catch (error) {
				console.warn(error)
				setFailed(true)
			}
		}
		if (isNeeded) void load()
		else {
			const options = { passive: true, signal: ended.signal }
			for (const sign of signsOfReading) window.addEventListener(sign, load, options)
		}
		return () => ended.abort()
	}, [wanted, part, isNeeded])

	return { part, isFailed }
}
