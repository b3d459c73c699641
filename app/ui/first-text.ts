import { useSyncExternalStore } from 'react'

/**
 * The default value of an uncontrolled text area. While React 18 hydrates a text area it sets the
 * value to the default one, and what was typed before is gone. Without a default it leaves the text
 * as it is, so that the default comes with the next render.
 */
export function useFirstText(text: string): string | undefined {
	const isHydrating = useSyncExternalStore(never, no, isInBrowser)
	return isHydrating ? undefined : text
}

const never = () => () => {}
const no = () => false
const isInBrowser = () => typeof document !== 'undefined'
