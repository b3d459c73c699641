/** A slower network must not keep people from the next page. */
const longestWaitMs = 2000

type Waiting = {
	isEmpty: () => boolean
	/** Returns how to stop listening. */
	onChange: (listener: () => void) => () => void
}

/** Resolves once a queue is empty, or after two seconds; at once offline. */
export async function whenEmpty({ isEmpty, onChange }: Waiting): Promise<void> {
	if (isEmpty() || !navigator.onLine) return
	await new Promise<void>((resolve) => {
		const timer = setTimeout(end, longestWaitMs)
		const ignoreChanges = onChange(() => isEmpty() && end())
		function end() {
			clearTimeout(timer)
			ignoreChanges()
			resolve()
		}
	})
}
