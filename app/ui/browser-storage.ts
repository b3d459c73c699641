/** Browser storage that never throws, even when it is full or blocked. */

export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		// Storage is blocked in this browser.
		return null
	}
}

/** Returns false if the value could not be stored. */
export function writeStored(key: string, value: string): boolean {
	try {
		localStorage.setItem(key, value)
		return true
	} catch {
		// Storage is full or blocked.
		return false
	}
}

export function removeStored(key: string): void {
	try {
		localStorage.removeItem(key)
	} catch {
		// Storage is blocked in this browser.
	}
}
