import { useSyncExternalStore } from 'react'

/** Whether the page's script is at work: not on the server, and not while the page is taken over. */
export function useIsHere(): boolean {
	return useSyncExternalStore(never, isBrowser, isServer)
}

const never = () => () => {}
const isBrowser = () => true
const isServer = () => false
