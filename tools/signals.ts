const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const parentWatchMs = 250

/**
 * Shuts down cleanly on a signal, or when the npm process that started us is gone, because npm's shell
 * does not pass on a signal sent to npm alone. A second Ctrl-C exits at once.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
	let stopping = false
	async function end() {
		if (stopping) process.exit(1)
		stopping = true
		console.log('\nStopping…')
		await stop()
		process.exit(0)
	}
	for (const signal of signals) {
		// Miniflare listens too, and would exit before the database is closed.
		process.removeAllListeners(signal)
		process.on(signal, end)
	}
	if (!process.env.npm_lifecycle_event) return
	const parent = process.ppid
	clearInterval(parentWatch)
	parentWatch = setInterval(() => {
		if (process.ppid !== parent && !stopping) end()
	}, parentWatchMs)
	parentWatch.unref()
}

let parentWatch: ReturnType<typeof setInterval> | undefined
