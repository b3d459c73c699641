/** When this browser may request another reset mail, by address: { 'ming@example.com': 1795262400000 }. */
import { useEffect, useState } from 'react'
import { isObject } from '#app/domain/is-object.ts'
import { parseJson } from '#app/domain/json.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const storageKey = 'hanlu:reset-mails'

type Waits = Record<string, number>

/** Counts down the seconds left for the address in the field. Survives a reload. */
export function useResetWait(
	currentAddress: () => string,
	/** From the server's last answer. */
	started: { email: string; seconds: number } | undefined,
): { secondsLeft: number; refresh: () => void } {
	const [until, setUntil] = useState(0)
	const [now, setNow] = useState(0)

	function refresh() {
		setNow(Date.now())
		setUntil(readWaits()[nameOf(currentAddress())] ?? 0)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: each of the server's answers starts one wait
	useEffect(() => {
		if (started) keepWait(started.email, Date.now() + started.seconds * 1000)
		refresh()
	}, [started])

	const isWaiting = until > now
	useEffect(() => {
		if (!isWaiting) return
		const clock = setInterval(() => setNow(Date.now()), 1000)
		return () => clearInterval(clock)
	}, [isWaiting])

	return { secondsLeft: isWaiting ? Math.ceil((until - now) / 1000) : 0, refresh }
}

function readWaits(): Waits {
	const waits: Waits = {}
	for (const [email, until] of Object.entries(storedObject())) {
		if (typeof until === 'number' && until > Date.now()) waits[email] = until
	}
	return waits
}

function keepWait(email: string, until: number): void {
	const waits = { ...readWaits(), [nameOf(email)]: until }
	// If this fails, the server still enforces the wait.
	writeStored(storageKey, JSON.stringify(waits))
}

/** Empty if the stored value is damaged. */
function storedObject(): object {
	const stored = parseJson(readStored(storageKey) ?? '{}')
	return isObject(stored) ? stored : {}
}

function nameOf(email: string): string {
	return email.trim().toLowerCase()
}
