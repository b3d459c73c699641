/** One sound at a time on a page: what begins to sound, or to record, ends what did before. */
let endCurrent: (() => void) | undefined

/** `end` is called when something else begins. */
export function soundAlone(end: () => void): void {
	if (endCurrent !== end) endCurrent?.()
	endCurrent = end
}

/** Ends what sounds now. */
export function silence(): void {
	endCurrent?.()
	endCurrent = undefined
}
