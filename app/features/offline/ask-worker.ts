/** Asks the service worker (public/sw.js) for what only it does: files, and whose the caches are. */

/** A worker of an earlier version of the platform does not answer. */
const patienceMs = 60_000

type Question = {
	/** The caches become this person's; what others left in them is deleted. */
	owner: string
	/** Addresses of scripts and style sheets, to be kept with all parts that they load later. */
	files: readonly string[]
}

/** Returns the addresses of all files. Throws an error with the name of what went wrong there. */
export async function askWorker(question: Question): Promise<string[]> {
	const { active } = await inTime(navigator.serviceWorker.ready)
	const { port1, port2 } = new MessageChannel()
	const reply = new Promise<unknown>((resolve) => {
		port1.onmessage = ({ data }) => resolve(data)
	})
	active?.postMessage(question, [port2])
	const { files, failure }: Record<string, unknown> = Object(await inTime(reply))
	port1.close()
	if (Array.isArray(files)) return files.map(String)
	// A fetch that found no network.
	const name = failure === 'TypeError' ? 'NetworkError' : String(failure)
	throw new DOMException('The files could not be kept', name)
}

function inTime<T>(promise: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new DOMException('The service worker is silent', 'TimeoutError')),
			patienceMs,
		)
		promise.then(resolve, reject).finally(() => clearTimeout(timer))
	})
}
