/** For a network that neither answers nor fails. */
const patienceMs = 5_000

/** Whether the platform answers. `navigator.onLine` says true in a network that leads nowhere. */
export async function reachesPlatform(): Promise<boolean> {
	if (!navigator.onLine) return false
	const signal = AbortSignal.timeout(patienceMs)
	try {
		await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })
		return true
	} catch {
		return false
	}
}
