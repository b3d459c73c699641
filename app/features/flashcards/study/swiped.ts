/** Whether a card was swiped on this device: then nobody needs to be told of it. */
import { readStored, writeStored } from '#app/ui/browser-storage.ts'

const key = 'hanlu.swiped'

export function hasSwiped(): boolean {
	return readStored(key) !== null
}

export function keepSwiped(): void {
	writeStored(key, 'yes')
}
