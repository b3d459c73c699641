/** What has a use of its own for the space bar and the arrow keys. */
const ownUse = 'input, textarea, select, summary, [contenteditable], [role="dialog"], .text ruby'

/** Whether a key was pressed for the page as a whole, and so for its player. */
export function isForPlayer(event: KeyboardEvent): boolean {
	const { target, key } = event
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
		return false
	}
	if (!(target instanceof Element)) return true
	// Whoever has just dragged the seek bar still has the focus there, and a space moves no bar.
	if (key === ' ' && target.matches('.seek-bar')) return true
	// The player's own buttons leave the arrow keys to it; a space presses any button by itself.
	const isFree = key !== ' ' && target.closest('.player')
	return !target.closest(isFree ? ownUse : `${ownUse}, button`)
}
