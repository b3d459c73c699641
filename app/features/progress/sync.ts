/**
 * Keeps one person's records in this browser and on the server the same, without a word: offline it
 * waits, after a failure it tries again later, and a closing tab sends what is left. Of several tabs
 * one talks at a time.
 */
import { parcelsOf } from './parcels.ts'
import { keepRecords, onProgress } from './record-store.ts'
import { fetchChanges, Refused, sendParcel, unsentRecords } from './server-progress.ts'

const momentMs = 1000
const firstRetryMs = 2000
const longestRetryMs = 5 * 60_000
/** How often coming back to the tab asks what other devices did. */
const freshMs = 30_000

/** Answers how to stop it. */
export function startSync(userId: string): () => void {
	const stopped = new AbortController()
	const { signal } = stopped
	let timer: ReturnType<typeof setTimeout> | undefined
	let failures = 0
	let isRunning = false
	let fetchedAt = Number.NEGATIVE_INFINITY

	function wake(delayMs: number) {
		clearTimeout(timer)
		if (!signal.aborted) timer = setTimeout(run, delayMs)
	}

	async function run() {
		if (isRunning || signal.aborted || !navigator.onLine) return
		isRunning = true
		try {
			await alone(`hanlu.progress-sync.${userId}`, exchange)
			failures = 0
			isRunning = false
			// What was recorded meanwhile.
			onChange()
		} catch (error) {
			if (error instanceof Refused) stop()
			else retry()
		} finally {
			isRunning = false
		}
	}

	async function exchange() {
		if (signal.aborted) return
		if (Date.now() - fetchedAt > freshMs) {
			await fetchChanges(userId)
			fetchedAt = Date.now()
		}
		for (const parcel of parcelsOf(unsentRecords(userId))) {
			if (signal.aborted) return
			await sendParcel(userId, parcel)
		}
	}

	function retry() {
		failures += 1
		const delayMs = Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
		wake(delayMs * (0.5 + Math.random() / 2))
	}

	function onChange(event?: Event) {
		// Another tab that wrote at the same moment may have overwritten what this one recorded.
		if (event?.type === 'storage') keepRecords(userId, {})
		if (Object.keys(unsentRecords(userId)).length > 0) wake(momentMs)
	}

	function onVisibility() {
		if (document.visibilityState === 'visible') wake(0)
		else sendLast()
	}

	/** The page may not live to see an answer; what is not confirmed is sent again by the next one. */
	function sendLast() {
		const [parcel] = parcelsOf(unsentRecords(userId))
		if (parcel && navigator.onLine) sendParcel(userId, parcel).catch(() => {})
	}

	function onOnline() {
		failures = 0
		fetchedAt = Number.NEGATIVE_INFINITY
		wake(0)
	}

	function stop() {
		clearTimeout(timer)
		stopped.abort()
		ignoreChanges()
	}

	const ignoreChanges = onProgress(onChange)
	window.addEventListener('online', onOnline, { signal })
	window.addEventListener('pagehide', sendLast, { signal })
	document.addEventListener('visibilitychange', onVisibility, { signal })
	wake(0)
	return stop
}

/** One tab at a time, where the browser can see to that. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
	if (!('locks' in navigator)) return work()
	await navigator.locks.request(name, work)
}
