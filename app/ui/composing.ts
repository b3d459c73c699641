import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method: Enter may choose a word there. Safari ends the composition
 * before it sends the key, with the code of a key that was processed.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
	return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
