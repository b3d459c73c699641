/** Whether a card's sound plays with its answer: off until a person switches it on, on this device. */
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

const key = 'hanlu.autoplay'

export function isAutoplayOn(): boolean {
	return readStored(key) === 'on'
}

export function setAutoplay(isOn: boolean): void {
	if (isOn) writeStored(key, 'on')
	else removeStored(key)
}
