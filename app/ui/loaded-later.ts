import { startTransition, useEffect, useState } from 'react'

const signsOfReading = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Calls back at the first sign of a reader; returns how to stop it. */
export function atFirstSign(callback: () => void): () => void {
	const ended = new AbortController()
	const options = { passive: true, signal: ended.signal }
	const end = () => ended.abort()
	for (const sign of signsOfReading) {
		window.addEventListener(
			sign,
			() => {
				end()
				callback()
			},
			options,
		)
	}
	return end
}

/**
 * Code that a page can do without at first. It loads at the first sign of a reader, early enough to
 * be there when the network goes away, or as soon as it is needed.
 *
 * Why not React.lazy: half of these parts are functions, not components; lazy keeps a failed import
 * for good and throws it at the nearest error boundary, which would replace the page; and it needs a
 * Suspense boundary, which would swap what is on the screen for a fallback. Here a failed part is
 * only missing, and tried again on the next mount.
 */
type Later<Part> = { load: () => Promise<Part>; loaded: Part | undefined }

export function later<Part>(load: () => Promise<Part>): Later<Part> {
	return { load, loaded: undefined }
}

type Loading<Part> = {
	/** Undefined until loaded. */
	part: Part | undefined
	isFailed: boolean
}

export function useLater<Part>(later: Later<Part>, isNeeded: boolean): Loading<Part> {
	const [part, setPart] = useState(() => later.loaded)
	const [isFailed, setFailed] = useState(false)

	useEffect(() => {
		if (part) return
		async function load() {
			try {
				const arrived = await later.load()
				later.loaded = arrived
				// Drawing it takes its time in small steps: a press comes first.
				startTransition(() => setPart(() => arrived))
			} catch (error) {
				console.warn(error)
				setFailed(true)
			}
		}
		if (!isNeeded) return atFirstSign(load)
		void load()
	}, [later, part, isNeeded])

	return { part, isFailed }
}
