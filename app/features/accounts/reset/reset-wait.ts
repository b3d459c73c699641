/** Until when the browser waits before it asks for another reset mail, for each address it has asked for. */
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const storageKey = 'hanlu:reset-mails'

type Waits = Record<string, number>

/** Seconds left for the address in the field, counted down on the screen; a reload keeps it. */
export function useResetWait(
	/** What is in the field now. */
	address: () => string,
	/** What the server has just said: this address waits this long. */
	told: { email: string; seconds: number } | undefined,
): { secondsLeft: number; look: () => void } {
	const [until, setUntil] = useState(0)
	const [now, setNow] = useState(0)

	function look() {
		setNow(Date.now())
		setUntil(readWaits()[nameOf(address())] ?? 0)
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server starts one wait
	useEffect(() => {
		if (told) keepWait(told.email, Date.now() + told.seconds * 1000)
		look()
	}, [told])

	const isWaiting = until > now
	useEffect(() => {
		if (!isWaiting) return
		const clock = setInterval(() => setNow(Date.now()), 1000)
		return () => clearInterval(clock)
	}, [isWaiting])

	return { secondsLeft: isWaiting ? Math.ceil((until - now) / 1000) : 0, look }
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
	// Where it cannot be kept, the server keeps count as well.
	writeStored(storageKey, JSON.stringify(waits))
}

/** Whatever lies in the storage may be damaged. */
function storedObject(): object {
	try {
		const stored: unknown = JSON.parse(readStored(storageKey) ?? '{}')
		return typeof stored === 'object' && stored !== null ? stored : {}
	} catch {
		return {}
	}
}

function nameOf(email: string): string {
	return email.trim().toLowerCase()
}
