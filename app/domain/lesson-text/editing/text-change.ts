/**
 * What was changed between two editions of a text, as one stretch: of 我␟叫␟李明 and 我␟是␟李明 it
 * is 叫, which became 是.
 */
export type TextChange = {
	/** Where both begin to differ. */
	readonly from: number
	/** Where they are the same again, in the old text and in the new one. */
	readonly oldTo: number
	readonly newTo: number
}

/**
 * `cursor` is where the caret stands after the change. Where 看␟ is typed before 看␟看 only the caret
 * tells which of the three is new.
 */
export function changeOf(before: string, after: string, cursor?: number): TextChange {
	const shorter = Math.min(before.length, after.length)
	const head = sameAtHead(before, after, shorter)
	const tail = sameAtTail(before, after, shorter - head)
	const least = { from: head, oldTo: before.length - tail, newTo: after.length - tail }
	// Among equal signs the stretch could as well lie further left: it is as near to the caret as can be.
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
