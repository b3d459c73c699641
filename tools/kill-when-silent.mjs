// Kills the process of the workers when it answers nothing for a while.
//
// A thread of its own: Miniflare's calls that are synchronous, such as reading a property of a stored
// object, let the main thread wait for the workers without end. Killing their process ends that wait too.
// Plain JavaScript, since threads do not have the main thread's loader of TypeScript.
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

const { pid, url, everyMs, patience, wasSilent } = workerData

/** Any answer is a sign of life; /healthz has 503 for a database that is down. */
async function isAlive() {
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(everyMs) })
		await answer.arrayBuffer()
		return true
	} catch {
		return false
	}
}

// Counted are questions, each with its own time limit, and not the time that has passed: after a sleep
// of the whole machine at most one of them was late. A start may take as long as it needs.
let hasAnswered = false
for (let silent = 0; silent < patience; ) {
	const [answers] = await Promise.all([isAlive(), sleep(everyMs)])
	hasAnswered ||= answers
	silent = answers || !hasAnswered ? 0 : silent + 1
}
Atomics.store(wasSilent, 0, 1)
try {
	process.kill(pid, 'SIGKILL')
} catch {
	// It has ended by itself.
}
