import { useSyncExternalStore } from 'react'

/** Whether the page has hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
	return useSyncExternalStore(never, isBrowser, isServer)
}

const never = () => () => {}
const isBrowser = () => true
const isServer = () => false
