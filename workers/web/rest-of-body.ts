/** A longer rest costs more than a new connection. */
const mostBytes = 1_000_000

/**
 * Reads what is left of a request's body, before it is answered. workerd resets a kept-alive
 * connection whose request was answered, such as with a refusal, before all of it was read.
 */
export async function readToItsEnd({ body, bodyUsed }: Request): Promise<void> {
	if (!body || bodyUsed || body.locked) return
	const reader = body.getReader()
	try {
		let size = 0
		while (size < mostBytes) {
			const read = await reader.read()
			if (read.done) return
			size += read.value.length
		}
		await reader.cancel()
	} catch {
		// The sender has gone.
	}
}
