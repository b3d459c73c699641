/**
 * Signing out in one tab signs out in all. The tab tells the others once the server has ended the
 * session: its next page has no user.
 */
import { useEffect } from 'react'
import { reloadPage } from '#app/ui/reload-page.ts'

const mark = 'hanlu.signing-out'
const channelName = 'hanlu.sign-out'

/** Called as the form is sent: its answer is another page. */
export function markSigningOut(): void {
	try {
		sessionStorage.setItem(mark, 'yes')
	} catch {
		// Storage is blocked: other tabs notice at their next request.
	}
}

/** `user` is null when nobody is signed in, and undefined when that is unknown. */
export function useSignOutElsewhere(user: { id: string } | null | undefined): void {
	const isKnown = user !== undefined
	const isSignedIn = Boolean(user)
	useEffect(() => {
		if (!isKnown) return
		const channel = new BroadcastChannel(channelName)
		const wasSigningOut = takeMark()
		if (isSignedIn) channel.onmessage = reloadPage
		else if (wasSigningOut) channel.postMessage('signed out')
		return () => channel.close()
	}, [isKnown, isSignedIn])
}

function takeMark(): boolean {
	try {
		const isMarked = sessionStorage.getItem(mark) !== null
		sessionStorage.removeItem(mark)
		return isMarked
	} catch {
		return false
	}
}
