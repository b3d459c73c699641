import { useSyncExternalStore } from 'react'

/** True on the server, and in the browser while it takes over what the server rendered. */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(never, no, yes)
}

const never = () => () => {}
const no = () => false
const yes = () => true
