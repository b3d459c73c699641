/** Elements that use the space bar and the arrow keys themselves. */
const ownUse =
	'input, textarea, select, summary, [contenteditable], dialog, [role="dialog"], .text ruby'

/** Whether a key press is meant for the page, and so for its player. */
export function isForPlayer(event: KeyboardEvent): boolean {
	const { target, key } = event
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
		return false
	}
	if (!(target instanceof Element)) return true
	// After a drag the seek bar has the focus, but it doesn't use the space bar.
	if (key === ' ' && target.matches('.seek-bar')) return true
	// The player's buttons don't use the arrow keys; the space bar clicks any focused button.
	const isFree = key !== ' ' && target.closest('.player')
	return !target.closest(isFree ? ownUse : `${ownUse}, button`)
}
