/**
 * The difference between two editions of a text, as one range: between 我␟叫␟李明 and 我␟是␟李明, 叫
 * became 是.
 */
export type TextChange = {
	/** First offset at which the texts differ. */
	readonly from: number
	/** End of the range in the old and in the new text, exclusive. */
	readonly oldTo: number
	readonly newTo: number
}

/**
 * `cursor` is the caret's offset after the change. If 看␟ is typed before 看␟看, only the caret tells
 * which of the three is new.
 */
export function textChangeOf(before: string, after: string, cursor?: number): TextChange {
	const shorter = Math.min(before.length, after.length)
	const head = sameAtHead(before, after, shorter)
	const tail = sameAtTail(before, after, shorter - head)
	const least = { from: head, oldTo: before.length - tail, newTo: after.length - tail }
	// Among repeated characters the range is ambiguous: move it left, as near to the caret as possible.
	const wanted = cursor === undefined ? 0 : Math.min(head, least.newTo - cursor)
	const moved = sameAtTail(before.slice(0, least.oldTo), after.slice(0, least.newTo), wanted)
	return { from: head - moved, oldTo: least.oldTo - moved, newTo: least.newTo - moved }
}

function sameAtHead(before: string, after: string, most: number): number {
	let same = 0
	while (same < most && before.charCodeAt(same) === after.charCodeAt(same)) same += 1
	return same
}

function sameAtTail(before: string, after: string, most: number): number {
	let same = 0
	while (
		same < most &&
		before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
	) {
		same += 1
	}
	return same
}
