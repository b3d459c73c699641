/** This browser's storage, where reading and writing never throw: it may be full or forbidden. */

export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key)
	} catch {
		// Storage is forbidden in this browser.
		return null
	}
}

/** False where it could not be kept. */
export function writeStored(key: string, value: string): boolean {
	try {
		localStorage.setItem(key, value)
		return true
	} catch {
		// Storage is full or forbidden.
		return false
	}
}

export function removeStored(key: string): void {
	try {
		localStorage.removeItem(key)
	} catch {
		// Storage is forbidden in this browser.
	}
}
