/**
 * Removes what a person who leaves has in this browser: unsent answers, records, drafts. Others who use the same
 * browser keep theirs.
 */
const mark = 'hanlu.leaving'

/** Called as the form is sent: its answer may be a page that knows nobody. */
export function markLeaving(userId: string | undefined): void {
	try {
		if (userId) sessionStorage.setItem(mark, userId)
		else sessionStorage.removeItem(mark)
	} catch {
		// Storage is blocked, and holds nothing.
	}
}

export function forgetLeaver(): void {
	try {
		const userId = sessionStorage.getItem(mark)
		sessionStorage.removeItem(mark)
		if (!userId) return
		for (const key of Object.keys(localStorage)) {
			if (key.includes(userId)) localStorage.removeItem(key)
		}
	} catch {
		// Storage is blocked, and holds nothing.
	}
}
