const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ends the process in order on Ctrl-C or when it is told to; a second Ctrl-C ends it at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
	let stopping = false
	for (const signal of signals) {
		// Miniflare listens too, and would end the process before the database is closed.
		process.removeAllListeners(signal)
		process.on(signal, async () => {
			if (stopping) process.exit(1)
			stopping = true
			console.log('\nStopping…')
			await stop()
			process.exit(0)
		})
	}
}
